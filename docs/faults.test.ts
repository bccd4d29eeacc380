/** @jest-environment node */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

const root = path.resolve(__dirname, '..')

/** Faults that the site must survive, as the table names them. */
const FAULTS = [
  'Remote down',
  'Remote answers 404',
  'Remote answers 500',
  'Remote hangs',
  'Remote blocked in the browser',
  'Very slow network (2G)',
  'Slow network (3G)',
  'Bytes tampered with',
  'Contract broken',
  'Singleton missing',
  'Throws when evaluated',
  'Throws when rendered',
  'Throws on click',
  'Hangs on click',
  "Extension changes the page's HTML",
  'Chunk gone',
  'Previous version also bad',
  'Host down',
  'Host hangs',
  'Host throws',
  'Host late',
  'Release document gone or damaged',
  'Release document hangs',
  'Release check unreachable',
  'Sign-in service down',
  'Sign-in service hangs',
  'Sign-in service answers 500',
  'Sign-in service answers garbage',
  'Session client lost on its way',
  'Session ends by itself',
  'Local storage blocked',
  'Storage corrupt',
  'Two tabs signing in and out',
  'Offline and back',
  'Clock an hour wrong',
  'Memory after 200 navigations',
  'Slow device',
  'Page translated',
  'Default Trusted Types policy taken',
  'Object.prototype extended',
  'Content blocker',
  'Page changed on its way',
  'Service worker of an earlier site',
  'Browser too old',
]

/** A row: the fault, what the trader sees, and the tests that show it, each with its file and title. */
interface Row {
  fault: string
  tests: { file: string; title: string }[]
}

function rows(): Row[] {
  const text = readFileSync(path.join(__dirname, 'faults.md'), 'utf8')
  const cells = [...text.matchAll(/^\| (.+?) +\| (.+?) +\| (.+?) +\|$/gm)].slice(1)
  return cells
    .filter(([, fault]) => !/^-+$/.test(fault ?? ''))
    .map(([, fault = '', , tests = '']) => ({
      fault,
      tests: tests.split('<br>').map((test) => {
        const [, file = '', title = ''] = /^`([^`]+)`: (.+)$/.exec(test) ?? []
        return { file, title }
      }),
    }))
}

/** Whether a file has a test of this title; what the title's template leaves open must be words of the file. */
function hasTest(file: string, title: string) {
  const source = ts.createSourceFile(
    file,
    readFileSync(path.join(root, file), 'utf8'),
    ts.ScriptTarget.Latest,
  )
  const names = new Set<string>()
  const titles: RegExp[] = []
  const visit = (node: ts.Node) => {
    const [stated] = ts.isCallExpression(node) && isTest(node.expression) ? node.arguments : []
    if (stated) titles.push(new RegExp(`^${pattern(stated)}$`))
    if (ts.isStringLiteralLike(node) || ts.isIdentifier(node)) names.add(node.text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return titles.some((stated) =>
    stated
      .exec(title)
      ?.slice(1)
      .every((part) => names.has(part)),
  )
}

function isTest(called: ts.Expression) {
  return ts.isIdentifier(called) && called.text === 'test'
}

function pattern(title: ts.Expression): string {
  if (ts.isStringLiteralLike(title)) return escape(title.text)
  if (!ts.isTemplateExpression(title)) return '(?!)'
  return (
    escape(title.head.text) +
    title.templateSpans.map(({ literal }) => `(.+?)${escape(literal.text)}`).join('')
  )
}

function escape(text: string) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

describe('the table of faults', () => {
  it('has one row for every fault that the site must survive, and no other', () => {
    expect(rows().map(({ fault }) => fault)).toEqual(FAULTS)
  })

  it.each(
    rows().flatMap(({ fault, tests }) => tests.map(({ file, title }) => [fault, file, title] as const)),
  )('names tests that exist: %s, %s, %s', (_fault, file, title) => {
    expect(hasTest(file, title)).toBe(true)
  })
})
