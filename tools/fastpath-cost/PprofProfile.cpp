//===--- PprofProfile.cpp - a profile for pprof ---------------------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PprofProfile.h"
#include "Protobuf.h"
#include <map>
#include <vector>

namespace fastpath {

using protobuf::Field;
using protobuf::forEachField;
using Numbers = llvm::SmallVector<uint64_t, 4>;

namespace {
struct Function {
  uint64_t Name = 0;
  uint64_t SystemName = 0;
};

struct Sample {
  Numbers Locations;
  Numbers Values;
};

/// A profile's tables, as they are in the file: strings go by their places in
/// the table of strings, all else by numbers of its own.
class Tables {
public:
  bool read(llvm::StringRef Message);
  Profile profile() const;

private:
  bool addSample(llvm::StringRef Message);
  bool addLocation(llvm::StringRef Message);
  bool addFunction(llvm::StringRef Message);
  bool addSampleType(llvm::StringRef Message);
  size_t countedValue() const;
  llvm::StringRef nameOf(uint64_t Number) const;

  std::vector<llvm::StringRef> Strings;
  std::map<uint64_t, Function> Functions;
  /// The functions at a location, the innermost first: each is inlined into
  /// the next.
  std::map<uint64_t, Numbers> Locations;
  std::vector<Sample> Samples;
  /// The kinds of values that each sample has.
  Numbers Types;
  uint64_t DefaultType = 0;
};
} // namespace

bool Tables::addSampleType(llvm::StringRef Message) {
  uint64_t Type = 0;
  bool IsRead = forEachField(Message, [&](const Field &F) {
    if (F.Tag == 1)
      Type = F.Number;
    return true;
  });
  Types.push_back(Type);
  return IsRead;
}

bool Tables::addSample(llvm::StringRef Message) {
  Sample &S = Samples.emplace_back();
  return forEachField(Message, [&](const Field &F) {
    if (F.Tag == 1)
      return addNumbers(F, S.Locations);
    return F.Tag != 2 || addNumbers(F, S.Values);
  });
}

bool Tables::addLocation(llvm::StringRef Message) {
  uint64_t Id = 0;
  Numbers Lines;
  bool IsRead = forEachField(Message, [&](const Field &F) {
    if (F.Tag == 1)
      Id = F.Number;
    if (F.Tag != 4)
      return true;
    return forEachField(F.Bytes, [&](const Field &OfLine) {
      if (OfLine.Tag == 1)
        Lines.push_back(OfLine.Number);
      return true;
    });
  });
  Locations[Id] = std::move(Lines);
  return IsRead;
}

bool Tables::addFunction(llvm::StringRef Message) {
  uint64_t Id = 0;
  Function Result;
  bool IsRead = forEachField(Message, [&](const Field &F) {
    if (F.Tag == 1)
      Id = F.Number;
    else if (F.Tag == 2)
      Result.Name = F.Number;
    else if (F.Tag == 3)
      Result.SystemName = F.Number;
    return true;
  });
  Functions[Id] = Result;
  return IsRead;
}

bool Tables::read(llvm::StringRef Message) {
  return forEachField(Message, [&](const Field &F) {
    switch (F.Tag) {
    case 1:
      return addSampleType(F.Bytes);
    case 2:
      return addSample(F.Bytes);
    case 4:
      return addLocation(F.Bytes);
    case 5:
      return addFunction(F.Bytes);
    case 6:
      Strings.push_back(F.Bytes);
      return true;
    case 14:
      DefaultType = F.Number;
      return true;
    default:
      return true;
    }
  });
}

/// Which of a sample's values counts: the default, else the last, as in pprof.
size_t Tables::countedValue() const {
  for (size_t I = 0; I < Types.size(); ++I)
    if (DefaultType && Types[I] == DefaultType)
      return I;
  return Types.empty() ? 0 : Types.size() - 1;
}

/// The symbol, where there is one; empty for what is unknown.
llvm::StringRef Tables::nameOf(uint64_t Number) const {
  auto Found = Functions.find(Number);
  if (Found == Functions.end())
    return {};
  const Function &F = Found->second;
  uint64_t Name = F.SystemName ? F.SystemName : F.Name;
  return Name < Strings.size() ? Strings[Name] : llvm::StringRef();
}

Profile Tables::profile() const {
  Profile P;
  size_t Value = countedValue();
  for (const Sample &S : Samples) {
    if (Value >= S.Values.size())
      continue;
    llvm::SmallVector<Frame> Stack;
    auto Innermost = S.Locations.empty() ? Locations.end()
                                         : Locations.find(S.Locations.front());
    if (Innermost != Locations.end())
      for (uint64_t Function : Innermost->second)
        Stack.push_back({nameOf(Function), /*IsInlined=*/true});
    P.add(Stack, static_cast<double>(S.Values[Value]));
  }
  return P;
}

llvm::Expected<Profile> readPprof(llvm::StringRef Message) {
  Tables T;
  if (!T.read(Message))
    return llvm::createStringError(llvm::inconvertibleErrorCode(),
                                   "no profile that pprof could read");
  return T.profile();
}

} // namespace fastpath
