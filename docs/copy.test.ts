/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

const root = path.resolve(__dirname, '..')

/** Words from which on a text counts as a sentence, and sentences that a screen may have without a file for its words. */
const SENTENCE_WORDS = 5
const A_FEW = 3

/** The media queries of a style sheet are not sentences. */
const CONDITION = /\((?:min|max)-(?:width|height): /

/** Folders of the applications whose components say something, with their sentences. */
const FOLDERS = readdirSync(root)
  .filter((name) => name === 'host' || name.startsWith('remote-'))
  .flatMap((app) => foldersIn(path.join(app, 'src')))
  .map((folder) => [folder, componentsIn(folder).flatMap(sentencesIn)] as const)
  .filter(([, sentences]) => sentences.length > 0)

it.each(FOLDERS)('a screen of more than a few sentences keeps them in its …Copy.ts: %s', (_, sentences) => {
  expect(sentences.length > A_FEW ? sentences : []).toEqual([])
})

it('sentences are found where they are: in elements, attributes and texts', () => {
  const component = `
    const TITLE = 'Words that make a sentence'
    const LARGE = '(min-width: 9px) and (min-height: 9px)'
    export const Part = () => <p title="Words in an attribute are counted">Words in an element are {n} and more are</p>
    const Box = styled.p\`grid-template: one two three four five\`
    throw new Error('Words that only a developer reads')
  `
  expect(sentencesOf(component)).toEqual([
    'Words that make a sentence',
    'Words in an attribute are counted',
    'Words in an element are',
  ])
})

function foldersIn(folder: string): string[] {
  const inside = readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => foldersIn(path.join(folder, name)))
  return [folder, ...inside]
}

function componentsIn(folder: string) {
  return readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
    .map((name) => path.join(folder, name))
}

function sentencesIn(file: string) {
  return sentencesOf(readFileSync(path.join(root, file), 'utf8'))
}

/** The texts of a component, apart from labels of a few words. */
function sentencesOf(source: string) {
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isTaggedTemplateExpression(node) || ts.isImportDeclaration(node) || ts.isNewExpression(node))
      return
    const text = textOf(node)?.trim().replace(/\s+/g, ' ') ?? ''
    if (text.split(' ').length >= SENTENCE_WORDS && !CONDITION.test(text)) found.push(text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('part.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  return found
}

function textOf(node: ts.Node) {
  if (ts.isJsxText(node) || ts.isStringLiteralLike(node)) return node.text
  return ts.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…')
    : undefined
}
