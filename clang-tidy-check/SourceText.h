//===--- SourceText.h - a file as tokens ------------------------*- C++ -*-===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a fix writes is made from the text of the file it edits, never printed
// from the AST. This is that text: raw tokens, comments and preprocessor
// directives included, addressed by their offset in the file.
//
//===----------------------------------------------------------------------===//

#ifndef FASTPATH_TIDY_SOURCETEXT_H
#define FASTPATH_TIDY_SOURCETEXT_H

#include "clang/AST/ASTContext.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Basic/TokenKinds.h"
#include "llvm/ADT/DenseSet.h"
#include <map>
#include <memory>
#include <vector>

namespace fastpath {

/// One raw token; keywords are raw identifiers.
struct SourceToken {
  clang::tok::TokenKind Kind;
  unsigned Offset;
  llvm::StringRef Text;
  bool StartsLine;
  /// White space or a comment stands before it.
  bool Spaced;
  /// It belongs to a preprocessor directive.
  bool Directive;

  unsigned end() const { return Offset + Text.size(); }
  bool is(llvm::StringRef T) const { return Text == T; }
  bool isComment() const { return Kind == clang::tok::comment; }
  bool isIdentifier() const { return Kind == clang::tok::raw_identifier; }
  /// True for the `#` of a directive; the next token is its name.
  bool startsDirective() const {
    return Kind == clang::tok::hash && Directive && StartsLine;
  }
};

/// True for the names of directives that open a conditional region.
bool opensConditional(llvm::StringRef Directive);

/// True if a macro called \p Name was defined somewhere in the translation
/// unit.
bool isMacroName(llvm::StringRef Name, const clang::ASTContext &Context);

/// True if \p Class, or a base of it that is known, has a member called \p
/// Name.
bool isMemberName(llvm::StringRef Name, const clang::CXXRecordDecl &Class);

/// `noinline`, or `__noinline__` where a macro has that name.
std::string reservedIfMacro(llvm::StringRef Attribute,
                            const clang::ASTContext &Context);

/// The token after the group that the bracket at \p Index opens; the end if it
/// is not closed.
size_t skipGroup(llvm::ArrayRef<SourceToken> Tokens, size_t Index);

/// What the source manager keeps once for a file, however often and by whatever
/// path it is entered.
const clang::SrcMgr::ContentCache &contentOf(clang::FileID ID,
                                             const clang::SourceManager &SM);

class SourceFile {
public:
  SourceFile(clang::FileID ID, const clang::SourceManager &SM,
             const clang::LangOptions &LangOpts);

  clang::FileID id() const { return ID; }
  llvm::StringRef buffer() const { return Buffer; }
  /// Every token, comments included, without the end of the file.
  const std::vector<SourceToken> &tokens() const { return Tokens; }

  /// The index of the token that \p Offset is in or, if it is in none, of the
  /// next one.
  size_t indexAt(unsigned Offset) const;
  /// The index of the next token after \p Index that is no comment.
  size_t next(size_t Index) const;
  /// The index of the token before \p Index that is no comment; \p Index 0 and
  /// none before give npos.
  size_t previous(size_t Index) const;
  static constexpr size_t npos = ~size_t(0);

  llvm::StringRef text(unsigned Begin, unsigned End) const {
    return Buffer.slice(Begin, End);
  }
  /// White space at the start of the line that \p Offset is on.
  llvm::StringRef indentation(unsigned Offset) const;
  /// The offset of the first character of that line.
  unsigned lineStart(unsigned Offset) const;
  /// The file's line ending: `\n`, or `\r\n` if its first line has it.
  llvm::StringRef newline() const { return Newline; }
  /// The offset of the first of the comments that stand right above the
  /// declaration at \p Offset on lines of their own, or \p Offset.
  unsigned withCommentsAbove(unsigned Offset) const;
  /// The length of the line ending at \p Offset; 0 if there is none.
  unsigned newlineLength(unsigned Offset) const;

  clang::SourceLocation location(unsigned Offset) const {
    return Start.getLocWithOffset(static_cast<int>(Offset));
  }
  /// True if a generator wrote the file and would undo any change: it says so
  /// in a comment near its top, or has `#line` directives.
  bool isGenerated() const { return Generated; }
  /// True if the file is one that is compiled, not included, by its name: what
  /// is inline there is defined nowhere else.
  bool isCompiledAlone() const { return CompiledAlone; }
  /// True if the translation unit enters the file more than once.
  bool isEnteredTwice() const { return EnteredTwice; }
  /// True if \p Name stands in the file as an identifier, wherever that is.
  bool mentions(llvm::StringRef Name) const { return Identifiers.count(Name); }

private:
  clang::FileID ID;
  llvm::StringRef Buffer;
  llvm::StringRef Newline;
  clang::SourceLocation Start;
  std::vector<SourceToken> Tokens;
  llvm::DenseSet<llvm::StringRef> Identifiers;
  bool Generated;
  bool EnteredTwice;
  bool CompiledAlone;
};

/// The files of a translation unit, lexed when first asked for.
class SourceFiles {
public:
  explicit SourceFiles(const clang::ASTContext &Context)
      : SM(Context.getSourceManager()), LangOpts(Context.getLangOpts()) {}

  const SourceFile &get(clang::FileID ID);

  /// The file and offset of a location; of one in a macro, where that expands.
  const SourceFile &fileOf(clang::SourceLocation Loc) {
    return get(SM.getFileID(SM.getExpansionLoc(Loc)));
  }
  unsigned offset(clang::SourceLocation Loc) const {
    return SM.getFileOffset(SM.getExpansionLoc(Loc));
  }
  const clang::SourceManager &sources() const { return SM; }

private:
  const clang::SourceManager &SM;
  const clang::LangOptions &LangOpts;
  std::map<clang::FileID, std::unique_ptr<SourceFile>> Files;
};

} // namespace fastpath

#endif // FASTPATH_TIDY_SOURCETEXT_H
