//===--- CompiledFunctions.cpp - where a function's code is ---------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CompiledFunctions.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/DebugInfo/DWARF/DWARFDie.h"
#include "llvm/Demangle/Demangle.h"
#include <array>
#include <map>
#include <set>

using namespace llvm;

namespace fastpath {

namespace {
/// The functions of an object file, by section and address.
using FunctionSymbols = std::map<std::pair<uint64_t, uint64_t>, std::string>;

class Search {
public:
  Search(ArrayRef<Lines> Places, StringRef Name, const Mirror *Tree,
         const object::ObjectFile &Object)
      : Places(Places), Name(Name), Tree(Tree), Symbols(symbolsOf(Object)) {}

  void addFunction(const DWARFDie &Die);
  /// To be called when all functions are added.
  void addUse(const DWARFDie &Die);
  Compiled finish();

private:
  static FunctionSymbols symbolsOf(const object::ObjectFile &Object);
  bool isSought(const DWARFDie &Die);
  bool isOneOf(const DWARFDie &Die) const;
  unsigned inlined() const;
  bool isIn(const std::string &File, StringRef Sought);
  const std::string *symbolAt(const DWARFAddressRange &Range) const;

  ArrayRef<Lines> Places;
  StringRef Name;
  const Mirror *Tree;
  FunctionSymbols Symbols;
  StringMap<std::string> RealNames;
  StringSet<> Linkage;
  DenseSet<uint64_t> Dies;
  /// What GCC split off, by the symbol that it is a part of.
  StringMap<uint64_t> Parts;
  /// Where they are inlined: a compiler may tear a copy into several.
  std::set<std::array<uint64_t, 4>> InlinedAt;
  Compiled Result;
};
} // namespace

FunctionSymbols Search::symbolsOf(const object::ObjectFile &Object) {
  FunctionSymbols Result;
  for (const object::SymbolRef &Symbol : Object.symbols()) {
    Expected<object::SymbolRef::Type> Type = Symbol.getType();
    Expected<object::section_iterator> Section = Symbol.getSection();
    Expected<uint64_t> Address = Symbol.getAddress();
    Expected<StringRef> Name = Symbol.getName();
    bool Known = Type && Section && Address && Name;
    if (Known && *Type == object::SymbolRef::ST_Function &&
        *Section != Object.section_end())
      Result.emplace(std::make_pair((*Section)->getIndex(), *Address),
                     Name->str());
    consumeError(Type.takeError());
    consumeError(Section.takeError());
    consumeError(Address.takeError());
    consumeError(Name.takeError());
  }
  return Result;
}

/// Whether \p Known, as debug information has it, is \p Sought or an instance
/// of it: `get<int>`.
static bool isNamed(StringRef Known, StringRef Sought) {
  if (Sought.empty() || Known == Sought)
    return true;
  // A conversion's type is spelled in other words.
  if (Sought.starts_with("operator"))
    return Known.starts_with("operator");
  return Known.split('<').first == Sought;
}

bool Search::isIn(const std::string &File, StringRef Sought) {
  auto [Entry, IsNew] = RealNames.try_emplace(File);
  if (IsNew)
    Entry->second = originalFile(File, Tree);
  return Entry->second == Sought;
}

/// The file of \p Die, absolute. DWARFDie::getDeclFile does not know all forms
/// that GCC uses.
static std::string declaredIn(const DWARFDie &Die) {
  auto Value = Die.findRecursively(dwarf::DW_AT_decl_file);
  DWARFUnit *Unit = Die.getDwarfUnit();
  const auto *Table = Unit->getContext().getLineTableForUnit(Unit);
  if (!Value || !Table)
    return {};
  std::optional<uint64_t> Number = Value->getAsUnsignedConstant();
  if (!Number)
    if (std::optional<int64_t> Signed = Value->getAsSignedConstant())
      Number = *Signed;
  const char *Folder = Unit->getCompilationDir();
  std::string Result;
  if (Number)
    Table->getFileNameByIndex(
        *Number, Folder ? Folder : "",
        DILineInfoSpecifier::FileLineInfoKind::AbsoluteFilePath, Result);
  return Result;
}

bool Search::isSought(const DWARFDie &Die) {
  uint64_t Line = Die.getDeclLine();
  auto IsNear = [&](const Lines &L) {
    return L.First <= Line && Line <= L.Last;
  };
  if (none_of(Places, IsNear))
    return false;
  const char *Known = Die.getShortName();
  if (!Known || !isNamed(Known, Name))
    return false;
  std::string File = declaredIn(Die);
  return any_of(
      Places, [&](const Lines &L) { return IsNear(L) && isIn(File, L.File); });
}

const std::string *Search::symbolAt(const DWARFAddressRange &Range) const {
  auto Found = Symbols.find({Range.SectionIndex, Range.LowPC});
  return Found == Symbols.end() ? nullptr : &Found->second;
}

void Search::addFunction(const DWARFDie &Die) {
  if (!isSought(Die))
    return;
  Dies.insert(Die.getOffset());
  if (const char *Linked = Die.getLinkageName())
    Linkage.insert(Linked);
  Expected<DWARFAddressRangesVector> Ranges = Die.getAddressRanges();
  if (!Ranges)
    return consumeError(Ranges.takeError());
  const DWARFAddressRange *Entry = nullptr;
  uint64_t Size = 0;
  for (const DWARFAddressRange &Range : *Ranges) {
    Size += Range.HighPC - Range.LowPC;
    const std::string *Symbol = symbolAt(Range);
    if (Symbol && !StringRef(*Symbol).contains(".cold"))
      Entry = &Range;
  }
  if (!Entry)
    return;
  const std::string &Symbol = *symbolAt(*Entry);
  if (auto [Whole, Part] = StringRef(Symbol).split(".part."); !Part.empty()) {
    Parts[Whole] += Size;
    return;
  }
  Result.Functions.push_back(
      {Symbol, demangle(Symbol),
       CodeRange{Entry->SectionIndex, Entry->LowPC, Entry->HighPC}, Size});
}

/// Whether \p Die is one of the functions.
bool Search::isOneOf(const DWARFDie &Die) const {
  const char *Linked = Die.getLinkageName();
  return Dies.contains(Die.getOffset()) || (Linked && Linkage.contains(Linked));
}

static DWARFDie functionAround(DWARFDie Die) {
  while (Die && Die.getTag() != dwarf::DW_TAG_subprogram)
    Die = Die.getParent();
  return Die;
}

/// What tells the calls apart that copies stand in place of.
static std::array<uint64_t, 4> callSite(const DWARFDie &Copy) {
  uint32_t File = 0, Line = 0, Column = 0, Discriminator = 0;
  Copy.getCallerFrame(File, Line, Column, Discriminator);
  DWARFDie Around = Copy.getParent();
  while (Around && Around.getTag() == dwarf::DW_TAG_lexical_block)
    Around = Around.getParent();
  return {Around.getOffset(), File, Line, Column};
}

void Search::addUse(const DWARFDie &Die) {
  bool IsCall = Die.getTag() != dwarf::DW_TAG_inlined_subroutine;
  DWARFDie Used =
      Die.getAttributeValueAsReferencedDie(dwarf::DW_AT_call_origin);
  if (!Used)
    Used = Die.getAttributeValueAsReferencedDie(dwarf::DW_AT_abstract_origin);
  if (!Used)
    return;
  // GCC splits a function, and inlines one part of it into the other.
  if (!isOneOf(Used) || isOneOf(functionAround(Die)))
    return;
  if (IsCall)
    ++Result.Calls;
  else
    InlinedAt.insert(callSite(Die));
}

/// Copies without a column are what compilers merged of several others.
unsigned Search::inlined() const {
  return count_if(InlinedAt, [&](const std::array<uint64_t, 4> &Site) {
    auto Next = InlinedAt.upper_bound(Site);
    return Site[3] != 0 || Next == InlinedAt.end() ||
           !std::equal(Site.begin(), Site.begin() + 3, Next->begin());
  });
}

Compiled Search::finish() {
  Result.Inlined = inlined();
  for (CompiledFunction &Function : Result.Functions)
    Function.Size += Parts.lookup(StringRef(Function.Symbol).split('.').first);
  return std::move(Result);
}

Compiled findFunctions(DWARFContext &Debug, ArrayRef<Lines> Places,
                       StringRef Name, const Mirror *Tree) {
  const auto &Object = *Debug.getDWARFObj().getFile();
  Search Searched(Places, Name, Tree, Object);
  std::vector<DWARFDie> Uses;
  for (const auto &Unit : Debug.info_section_units()) {
    for (const DWARFDebugInfoEntry &Entry : Unit->dies()) {
      DWARFDie Die(Unit.get(), &Entry);
      switch (Die.getTag()) {
      case dwarf::DW_TAG_subprogram:
        Searched.addFunction(Die);
        break;
      case dwarf::DW_TAG_inlined_subroutine:
      case dwarf::DW_TAG_call_site:
      case dwarf::DW_TAG_GNU_call_site:
        Uses.push_back(Die);
        break;
      default:
        break;
      }
    }
  }
  for (const DWARFDie &Use : Uses)
    Searched.addUse(Use);
  return Searched.finish();
}

std::string producer(DWARFContext &Debug) {
  for (const auto &Unit : Debug.compile_units())
    if (DWARFDie Die = Unit->getUnitDIE())
      if (auto Name = dwarf::toString(Die.find(dwarf::DW_AT_producer)))
        return *Name;
  return {};
}

} // namespace fastpath
