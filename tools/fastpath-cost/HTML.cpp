//===--- HTML.cpp - the report as a page ----------------------------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "HTML.h"
#include "Cells.h"
#include "LineDiff.h"
#include "llvm/ADT/StringExtras.h"

namespace fastpath {

// A row below each function's holds its code. It shows while the element in
// front of the function's name is open; a build server may forbid scripts.
static constexpr llvm::StringLiteral Head = R"html(<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>What each fix of fastpath-tidy saves</title>
<style>
:root { color-scheme: light dark; --line: #8884; --before: #f443; --after: #4a43; }
body { font: 14px/1.4 system-ui, sans-serif; margin: 1.5em; }
table { border-collapse: collapse; }
th, td { padding: .25em .7em; text-align: left; border-bottom: 1px solid var(--line); }
td { white-space: nowrap; font-variant-numeric: tabular-nums; }
summary { cursor: pointer; font-family: ui-monospace, monospace; }
tr.code { display: none; }
tbody:has(details[open]) tr.code { display: table-row; }
table.code { width: 100%; font: 13px/1.3 ui-monospace, monospace; }
table.code th, table.code td { width: 50%; padding: .1em .6em; border: 0; white-space: pre-wrap; }
td.before { background: var(--before); }
td.after { background: var(--after); }
</style>
</head>
<body>
<h1>What each fix of fastpath-tidy saves</h1>
)html";

static std::string escaped(llvm::StringRef Text) {
  std::string Result;
  llvm::raw_string_ostream Out(Result);
  llvm::printHTMLEscaped(Text, Out);
  return Result;
}

//===----------------------------------------------------------------------===//
// Code
//===----------------------------------------------------------------------===//

/// A cell with a line of code; \p Class says on which side, if it differs.
static void printLine(const std::string *Line, bool Differs,
                      llvm::StringRef Class, llvm::raw_ostream &Out) {
  if (Line && Differs)
    Out << "<td class=\"" << Class << "\">" << escaped(*Line) << "</td>";
  else
    Out << "<td>" << (Line ? escaped(*Line) : "") << "</td>";
}

/// The fast path's instructions, or why there are none.
static std::vector<std::string> listing(const std::optional<CodeState> &State) {
  if (!State)
    return {"(inlined everywhere: it has no code of its own)"};
  if (!State->FastPath)
    return {"(a call precedes every return)"};
  return State->FastPath->Listing;
}

static void printCode(const Instance &I, llvm::raw_ostream &Out) {
  std::vector<std::string> Before = listing(I.Before), After = listing(I.After);
  Out << "<table class=\"code\">\n<tr><th>" << escaped(I.Name)
      << "</th><th>with the fix</th></tr>\n";
  for (const LinePair &Pair : sideBySide(Before, After)) {
    Out << "<tr>";
    printLine(Pair.Left, Pair.differs(), "before", Out);
    printLine(Pair.Right, Pair.differs(), "after", Out);
    Out << "</tr>\n";
  }
  Out << "</table>\n";
}

//===----------------------------------------------------------------------===//
// The page
//===----------------------------------------------------------------------===//

static void printFunction(const Result &One, const Measurement &M,
                          const Report &R, llvm::raw_ostream &Out) {
  std::vector<std::string> Cells = cells(One, M, R); // the last is the name
  Out << "<tbody>\n<tr>";
  for (const std::string &Cell : llvm::ArrayRef(Cells).drop_back())
    Out << "<td>" << escaped(Cell) << "</td>";
  Out << "<td><details><summary>" << escaped(Cells.back())
      << "</summary></details></td></tr>\n<tr class=\"code\"><td colspan=\""
      << Cells.size() << "\">\n";
  Out << "<p>" << escaped(M.Compiler) << ", " << escaped(M.Target) << ", in "
      << escaped(M.Unit) << "</p>\n";
  for (const Instance &I : M.Instances)
    printCode(I, Out);
  Out << "</td></tr>\n</tbody>\n";
}

static void printTable(const Report &R, llvm::raw_ostream &Out) {
  Out << "<table>\n<thead><tr>";
  for (const std::string &Column : columns(R))
    Out << "<th>" << Column << "</th>";
  Out << "</tr></thead>\n";
  for (const Result &One : R.Results)
    if (One.Measured)
      printFunction(One, *One.Measured, R, Out);
  Out << "</table>\n";
}

/// A heading and a list, unless there is nothing in the list.
static void printList(llvm::StringRef Heading,
                      llvm::ArrayRef<std::string> Items,
                      llvm::raw_ostream &Out) {
  if (Items.empty())
    return;
  Out << "<h2>" << Heading << "</h2>\n<ul>\n";
  for (const std::string &Item : Items)
    Out << "<li>" << escaped(Item) << "</li>\n";
  Out << "</ul>\n";
}

void printHTML(const Report &R, llvm::raw_ostream &Out) {
  std::vector<std::string> NotMeasured, NotCompiled;
  for (const Result &One : R.Results)
    if (!One.Measured)
      NotMeasured.push_back(One.F.Function + " in " + where(One, R.Folder) +
                            ": " + One.Problem);
  for (const FailedUnit &Failed : R.Failed)
    NotCompiled.push_back(Failed.Unit + ": " + Failed.Reason);
  Out << Head;
  printTable(R, Out);
  printList("Not measured", NotMeasured, Out);
  printList("Not compiled", NotCompiled, Out);
  Out << "</body>\n</html>\n";
}

} // namespace fastpath
