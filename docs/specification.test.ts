/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '..')
const RULE_ID = /[A-Z]{3}-\d{2,3}/g

/** Ids of all rules, as the first cell of a table row states them. */
function statedRules() {
  const text = readFileSync(path.join(__dirname, 'specification.md'), 'utf8')
  return [...text.matchAll(/^\| ([A-Z]{3}-\d{2,3}) +\|/gm)].flatMap((match) => match[1] ?? [])
}

/** Ids that tests cite in their titles, in brackets. */
function citedRules() {
  const files = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '*.test.ts', '*.test.tsx', '*.spec.ts'],
    { cwd: root, encoding: 'utf8' },
  )
  return files
    .split('\n')
    .filter((file) => file !== '')
    .flatMap((file) => [...readFileSync(path.join(root, file), 'utf8').matchAll(/\[[A-Z]{3}-[^\]]*\]/g)])
    .flatMap((match) => match[0].match(RULE_ID) ?? [])
}

describe('the specification of the screens', () => {
  it('states each rule once', () => {
    const rules = statedRules()
    expect(rules.filter((rule, at) => rules.indexOf(rule) !== at)).toEqual([])
  })

  it('has a test for every rule', () => {
    const cited = new Set(citedRules())
    expect(statedRules().filter((rule) => !cited.has(rule))).toEqual([])
  })

  it('has a rule for every id that a test cites', () => {
    const stated = new Set(statedRules())
    expect([...new Set(citedRules())].filter((rule) => !stated.has(rule))).toEqual([])
  })
})
