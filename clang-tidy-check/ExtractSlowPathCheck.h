//===--- ExtractSlowPathCheck.h - clang-tidy ---------------------*- C++
//-*-===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FASTPATH_TIDY_EXTRACTSLOWPATHCHECK_H
#define FASTPATH_TIDY_EXTRACTSLOWPATHCHECK_H

#include "HelperName.h"
#include "HotFunctionList.h"
#include "HotSide.h"
#include "LLVMCompat.h"
#include "SplitEdits.h"
#include "WholeFix.h"
#include "clang-tidy/ClangTidyCheck.h"
#include <memory>
#include <optional>

namespace fastpath {

/// What users call the check.
inline constexpr char CheckName[] = "fastpath-extract-slow-path";

/// The weakest evidence for a hot early return that is reported.
enum class GuardEvidence { Strong, Balanced, Any };

/// What the slow path is moved into.
enum class FixStyle { Function, Lambda, FunctionElseLambda };

/// An option that is true or false. clang-tidy's own kind for them, with bool,
/// has a name that only the compiler which built the LLVM mangles alike.
enum class Switch { Off, On };

/// Finds functions whose early return after an atomic load pays for objects
/// that only the slow path cleans up, and moves the slow path into a function
/// of its own.
///
/// For the user-facing documentation see
/// docs/checks/fastpath-extract-slow-path.md
class ExtractSlowPathCheck : public clang::tidy::ClangTidyCheck {
public:
  ExtractSlowPathCheck(llvm::StringRef Name,
                       clang::tidy::ClangTidyContext *Context);
  ~ExtractSlowPathCheck() override;

  /// C, C++ and Objective-C; what OpenCL and HLSL compile is inlined as a
  /// whole.
  bool isLanguageVersionSupported(
      const clang::LangOptions &LangOpts) const override {
    return !compat::isGPULanguage(LangOpts);
  }
  void storeOptions(clang::tidy::ClangTidyOptions::OptionMap &Opts) override;
  void registerPPCallbacks(const clang::SourceManager &SM,
                           clang::Preprocessor *PP,
                           clang::Preprocessor *ModuleExpanderPP) override;
  void registerMatchers(clang::ast_matchers::MatchFinder *Finder) override;
  void
  check(const clang::ast_matchers::MatchFinder::MatchResult &Result) override;
  void onEndOfTranslationUnit() override;

private:
  struct Finding;
  struct PlannedFix;
  struct TranslationUnit;

  void readHotFunctions();
  TranslationUnit &unit(const clang::ASTContext &Context);
  bool isWorthReporting(const Evidence &E) const;
  void reportAll();
  void report(const Finding &F);
  clang::SourceLocation nameLocation(const Finding &F) const;
  void warn(const Finding &F, llvm::ArrayRef<clang::FixItHint> Edits);
  void explain(const Finding &F);
  llvm::Expected<PlannedFix> planFix(const Finding &F);
  llvm::Expected<PlannedFix> planFunction(const Finding &F,
                                          const CutPoint &Cut);
  llvm::Expected<PlannedFix> planLambda(const Finding &F, const CutPoint &Cut);

  void offerQuickFix(const Finding &F, const PlannedFix &Fix);
  PlannedFix keepToOpenFile(const Finding &F, const CutPoint &Cut,
                            PlannedFix Function);
  void handOverWholeFixes();

  const std::string RawAtomicTypes;
  const std::string RawAtomicLoadFunctions;
  const std::string RawWeakCleanupTypes;
  const std::string RawColdGuardNames;
  const std::string HotFunctions;
  const NameList AtomicTypes;
  const NameList AtomicLoadFunctions;
  const NameList WeakCleanupTypes;
  const std::vector<llvm::StringRef> ColdGuardNames;
  const GuardEvidence Required;
  const FixStyle Style;
  const HelperAccess Access;
  const HelperOptions Helper;
  const Switch IgnoreFunctionNameInMacros;
  std::string HelperSuffix;
  /// What is in the file of option HotFunctions; nothing if there is none.
  std::optional<HotFunctionList> HotList;

  clang::Preprocessor *PP = nullptr;
  std::unique_ptr<TranslationUnit> Unit;
};

} // namespace fastpath

namespace clang::tidy {

template <> struct OptionEnumMapping<fastpath::GuardEvidence> {
  static llvm::ArrayRef<std::pair<fastpath::GuardEvidence, llvm::StringRef>>
  getEnumMapping();
};
template <> struct OptionEnumMapping<fastpath::FixStyle> {
  static llvm::ArrayRef<std::pair<fastpath::FixStyle, llvm::StringRef>>
  getEnumMapping();
};
template <> struct OptionEnumMapping<fastpath::HelperAccess> {
  static llvm::ArrayRef<std::pair<fastpath::HelperAccess, llvm::StringRef>>
  getEnumMapping();
};
template <> struct OptionEnumMapping<fastpath::Switch> {
  static llvm::ArrayRef<std::pair<fastpath::Switch, llvm::StringRef>>
  getEnumMapping();
};

} // namespace clang::tidy

#endif // FASTPATH_TIDY_EXTRACTSLOWPATHCHECK_H
