import path from 'node:path'
import { codeFrameColumns } from '@babel/code-frame'
import type { Problem } from '@crossbook/build/development'
import ts from 'typescript'

/** What the compiler says of types, with the lines that it is about; `root` is the repository's folder. */
export function typeProblem({ file, start, code, messageText }: ts.Diagnostic, root: string): Problem {
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
