import Prism from 'prismjs'
import 'prismjs/components/prism-bash.js'
import 'prismjs/components/prism-json.js'
import 'prismjs/components/prism-python.js'
import type { CodeKind, HighlightedCode } from '../src/api/highlightedCode'

/** Languages that are highlighted, by the name of their grammar. */
export type Grammar = 'bash' | 'javascript' | 'json' | 'python'

const KINDS: Readonly<Record<string, CodeKind>> = {
  keyword: 'k',
  boolean: 'n',
  null: 'n',
  number: 'n',
  string: 's',
  'template-string': 's',
  'triple-quoted-string': 's',
  function: 'f',
  property: 'o',
  'literal-property': 'o',
  comment: 'c',
}

/** Splits code into runs of one type; adjacent runs of the same type are merged. */
export function highlight(text: string, grammar: Grammar): HighlightedCode {
  const rules = Prism.languages[grammar]
  if (!rules) throw new Error(`there is no grammar for ${grammar}`)
  const runs: { kind: CodeKind; length: number }[] = []
  for (const piece of pieces(Prism.tokenize(text, rules), 'p')) {
    const last = runs.at(-1)
    if (last?.kind === piece.kind) last.length += piece.length
    else runs.push(piece)
  }
  return { text, runs: runs.map(({ kind, length }) => `${kind}${length}`).join(' ') }
}

function pieces(stream: Prism.TokenStream, kind: CodeKind): { kind: CodeKind; length: number }[] {
  if (typeof stream === 'string') return [{ kind, length: stream.length }]
  if (Array.isArray(stream)) return stream.flatMap((token) => pieces(token, kind))
  return pieces(stream.content, KINDS[stream.type] ?? kind)
}
