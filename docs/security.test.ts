/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** Rows of the tables of threats, as lists of their cells. */
function threats() {
  return read('docs/security.md')
    .split(/^(?=\|)/m)
    .map((line) => (line.split('\n')[0] ?? '').split('|').map((cell) => cell.trim()))
    .filter((cells) => cells.length === 5 && cells[1] !== 'threat' && !/^-+$/.test(cells[1] ?? ''))
}

/** Everything that the tests say: their files, and those that several of them share. */
function testTexts() {
  const files = execFileSync(
    'git',
    [
      'ls-files',
      '--cached',
      '--others',
      '--exclude-standard',
      '*.test.ts',
      '*.test.tsx',
      '*.spec.ts',
      '*/parity/*.ts',
      '*Behaviour.ts',
    ],
    { cwd: root, encoding: 'utf8' },
  )
  return files
    .split('\n')
    .filter((file) => file !== '' && file !== 'docs/security.test.ts')
    .map(read)
    .join('\n')
}

describe('the table of threats', () => {
  it('names for each threat a border and a test', () => {
    expect(threats().length).toBeGreaterThan(40)
    for (const [, threat = '', border = '', test = ''] of threats())
      expect([threat !== '', border !== '', test !== '']).toEqual([true, true, true])
  })

  it('quotes titles that tests have', () => {
    const titles = testTexts()
    const quoted = threats().flatMap(([, , , test = '']) =>
      [...test.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title),
    )
    const unknown = quoted.filter((title) => !title.split('…').every((part) => titles.includes(part.trim())))
    expect(quoted.length).toBeGreaterThan(40)
    expect(unknown).toEqual([])
  })
})
