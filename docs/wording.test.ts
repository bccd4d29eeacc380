/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

const root = path.resolve(__dirname, '..')

/** Phrases that readers stumble over, and what to write instead. There are no exceptions. */
const BANNED: readonly (readonly [phrase: RegExp, instead: string])[] = [
  [/\b(?:stands?(?! for\b)|stood)\b/, 'is, lives in, sits next to'],
  [/\bbesides?\b/, 'next to, compared with, as well'],
  [/\bwho(?:m|so)?ever\b/, 'the user, the caller, anyone who'],
  [/\bwho (?:presses|reads|looks|asks|opens|clicks|sees)\b/, 'the user, the reader, a user who clicks'],
  [/\b(?:is|are|was|were|be|been|being) told\b/, 'is notified, receives'],
  [/\b(?:hears?|heard|speaks? of)\b/, 'listens for, receives, describes'],
  [/\bmend(?:s|ed|ing)?\b/, 'fix, fixed'],
  [/\b(?:way back|go(?:es)? back on)\b/, 'rollback, back link, rolls back to'],
  [/\bthe (?:one|ones|version|release) before\b/, 'the previous version'],
  [/\b(?:is|are|was|were|be|been) (?:to be )?had\b/, 'is available'],
  [/\bcourses?\b(?<!of course)/, 'price history'],
  [/\bin words\b/, 'as a message, in a sentence'],
  [/\b(?:brothers?|rooms of|arrows)\b/, 'similar cases, modules, dependencies'],
  [/\bdear(?:er|est)?\b/, 'expensive'],
  [
    /(?<!\b(?:far|long|soon) )\bas (?:it|they) (?:is|was|are|were)\b(?! (?:a|an|the|not|also|in)\b)/,
    'unchanged',
  ],
  [/\b(?:he|his|him)\b/, 'they, the user'],
  [/\ba press\b/, 'a click, a tap'],
  [/\banew\b/, 'again'],
]

/** Generated from the packages' own names and licences. */
const GENERATED = 'docs/licences.md'

const FILES = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(?:md|tsx?|mjs)$/.test(file) && file !== GENERATED && file !== 'docs/wording.test.ts')

it('comments, docs, messages, interface texts and test titles use plain words', () => {
  const problems = FILES.flatMap((file) =>
    textsOf(file, readFileSync(path.join(root, file), 'utf8')).flatMap(({ line, text }) =>
      BANNED.flatMap(([phrase, instead]) => {
        const found = new RegExp(phrase, 'i').exec(text)
        return found ? [`${file}:${line}: write "${instead}" instead of "${found[0]}"`] : []
      }),
    ),
  )
  expect(problems).toEqual([])
})

it.each([
  ['a comment', 'file.ts', '// It stands here.\nconst a = 1', 1],
  ['a text of the interface', 'file.ts', "const copy = { title: 'Whoever reads the title' }", 1],
  ['a text in an element', 'file.tsx', 'const Part = () => <p>It is told to the one before</p>', 1],
  ['a message around a value', 'file.ts', 'const text = `${build} stands`', 1],
  ['a message inside another one', 'file.ts', 'const text = `${ok ? `${build} stands` : build}.`', 1],
  ['the title of a test', 'file.test.ts', "it('stands', () => {})", 1],
  ['the title of a group of tests', 'e2e/file.spec.ts', 'test.describe(`what ${page} is told`, () => {})', 1],
  ['the title of a table of tests', 'file.test.ts', "it.each([1])('%d is told', () => {})", 1],
  ['the title of a test for some machines', 'file.test.ts', "itAsRoot.skip('stands', () => {})", 1],
  ['a message that a test expects', 'file.test.ts', "it('is', () => expect(text).toBe('It stands here'))", 0],
  ['code', 'file.ts', 'const stands = beside.told(his)', 0],
])('banned phrases are found in %s', (_what, file, code, count) => {
  const texts = textsOf(file, code).map(({ text }) => text)
  const found = texts.filter((text) => BANNED.some(([phrase]) => new RegExp(phrase, 'i').test(text)))
  expect(found).toHaveLength(count)
})

interface Text {
  line: number
  text: string
}

function textsOf(file: string, content: string): Text[] {
  return file.endsWith('.md') ? proseOf(content) : textsOfCode(file, content)
}

/** Lines of Markdown outside code blocks and without inline code. */
function proseOf(markdown: string): Text[] {
  let isCode = false
  return markdown.split('\n').flatMap((text, index) => {
    if (text.startsWith('```')) isCode = !isCode
    return isCode ? [] : [{ line: index + 1, text: text.replace(/`[^`]*`/g, '') }]
  })
}

/** Comments, the titles of tests, and texts of several words outside tests. */
function textsOfCode(file: string, code: string): Text[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true)
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1
  const comments = [...commentsOf(source)].flatMap(({ pos, end }) =>
    code
      .slice(pos, end)
      .split('\n')
      .map((text, index) => ({ line: lineOf(pos) + index, text: text.replace(/`[^`]*`/g, '') })),
  )
  const isTest = /\.(?:test|spec|fixture)\.|\be2e\/|\btesting\//.test(file)
  return [...comments, ...(isTest ? titlesOf(source, lineOf) : sentencesOf(source, lineOf))]
}

function commentsOf(source: ts.SourceFile) {
  const ranges = new Map<number, ts.CommentRange>()
  const visit = (node: ts.Node) => {
    const found = [
      ...(ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(source.text, node.getEnd()) ?? []),
    ]
    for (const range of node.kind === ts.SyntaxKind.JsxText ? [] : found) ranges.set(range.pos, range)
    for (const child of node.getChildren(source)) visit(child)
  }
  visit(source)
  return ranges.values()
}

function sentencesOf(source: ts.SourceFile, lineOf: (position: number) => number): Text[] {
  const texts: Text[] = []
  const visit = (node: ts.Node) => {
    const text = ts.isJsxText(node) ? node.text : literalText(node)
    if (text !== undefined && /\S\s+\S/.test(text.trim()))
      texts.push(...linesOf(text, lineOf(node.getStart(source))))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return texts
}

/** `it`, `test` and `describe`, and functions named after them, such as `itAsRoot`. */
const TITLED = /^[fx]?(?:it|test|describe)(?:[A-Z]\w*)?$/

function titlesOf(source: ts.SourceFile, lineOf: (position: number) => number): Text[] {
  const texts: Text[] = []
  const visit = (node: ts.Node) => {
    const [title] = ts.isCallExpression(node) && TITLED.test(calledName(node)) ? node.arguments : []
    const text = title && literalText(title)
    if (title && text !== undefined) texts.push(...linesOf(text, lineOf(title.getStart(source))))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return texts
}

/** The first name of a called expression: `test` in `test.describe.only()`, `it.each([])()` and `it.each``()`. */
function calledName(node: ts.Node): string {
  if (ts.isIdentifier(node)) return node.text
  if (ts.isTaggedTemplateExpression(node)) return calledName(node.tag)
  return ts.isCallExpression(node) || ts.isPropertyAccessExpression(node) ? calledName(node.expression) : ''
}

/** The text of a literal, with an ellipsis for each value in it. */
function literalText(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…')
}

function linesOf(text: string, first: number): Text[] {
  return text.split('\n').map((line, index) => ({ line: first + index, text: line.replace(/`[^`]*`/g, '') }))
}
