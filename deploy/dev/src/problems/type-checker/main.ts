import os from 'node:os'
import ts from 'typescript'
import path from 'node:path'
import { codeFrameColumns } from '@babel/code-frame'
import type { Problem } from '@crossbook/build/development'

/** Lower priority than the builds, because the user's edit must become visible first. */
const PRIORITY = 10

// Prints all problems as a line of JSON after each check. Ends when no process reads its output any more.
const [project = '', root = ''] = process.argv.slice(2)
os.setPriority(PRIORITY)

const host = ts.createWatchCompilerHost(
  project,
  {},
  ts.sys,
  ts.createEmitAndSemanticDiagnosticsBuilderProgram,
  doNothing,
  doNothing,
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
  // Emits only the incremental state that the next start continues from.
  program.emit()
}
ts.createWatchProgram(host)

/** Ignores the compiler's own messages: its progress, and the problems that this program prints as JSON. */
function doNothing() {}

/** A type error with the source lines it refers to; `root` is the repository's folder. */
function typeProblem({ file, start, code, messageText }: ts.Diagnostic, root: string): Problem {
  const message = `${ts.flattenDiagnosticMessageText(messageText, '\n')} (TS${code})`
  if (!file || start === undefined) return { kind: 'types', message }
  const { line, character } = file.getLineAndCharacterOfPosition(start)
  const place = { line: line + 1, column: character + 1 }
  return {
    kind: 'types',
    message,
    place: `${path.relative(root, file.fileName)}:${place.line}:${place.column}`,
    excerpt: codeFrameColumns(file.text, { start: place }, { linesAbove: 2, linesBelow: 1 }),
  }
}
