import os from 'node:os'
import ts from 'typescript'
import { typeProblem } from './typeProblem'

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
