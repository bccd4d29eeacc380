import os from 'node:os'
import ts from 'typescript'
import path from 'node:path'
import { codeFrameColumns } from '@babel/code-frame'
import type { Problem } from '@crossbook/build/development'

/** Lower than the builds' priority: the edit must be visible first. */
const PRIORITY = 10

// Prints, after each check, a line with all that is wrong, as JSON; ends when nobody listens any more.
const [project = '', root = ''] = process.argv.slice(2)
os.setPriority(PRIORITY)

const host = ts.createWatchCompilerHost(
  project,
  {},
  ts.sys,
  ts.createEmitAndSemanticDiagnosticsBuilderProgram,
  sayNothing,
  sayNothing,
)
host.afterProgramCreate = (program) => {
  const found = [
    ...program.getConfigFileParsingDiagnostics(),
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    // The build reports unreadable files.
    ...program.getSemanticDiagnostics(),
  ]
  process.stdout.write(`${JSON.stringify(found.map((diagnostic) => typeProblem(diagnostic, root)))}\n`)
  // Nothing is emitted but the notes from which the next start goes on.
  program.emit()
}
ts.createWatchProgram(host)

/** The compiler's own words on its progress, and what is printed above as JSON. */
function sayNothing() {}

/** What the compiler says of types, with the lines that it is about; `root` is the repository's folder. */
function typeProblem({ file, start, code, messageText }: ts.Diagnostic, root: string): Problem {
  const words = `${ts.flattenDiagnosticMessageText(messageText, '\n')} (TS${code})`
  if (!file || start === undefined) return { kind: 'types', words }
  const { line, character } = file.getLineAndCharacterOfPosition(start)
  const place = { line: line + 1, column: character + 1 }
  return {
    kind: 'types',
    words,
    place: `${path.relative(root, file.fileName)}:${place.line}:${place.column}`,
    excerpt: codeFrameColumns(file.text, { start: place }, { linesAbove: 2, linesBelow: 1 }),
  }
}
