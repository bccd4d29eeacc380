/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { PROVIDED, singletonVersions } from '../shared/build/src/singletons'

const root = path.resolve(__dirname, '..')

/** The ranges that each remote requires, by package. */
const RANGES = readdirSync(root)
  .filter((name) => name.startsWith('remote-'))
  .map((name) => {
    const text = readFileSync(path.join(root, name, 'package.json'), 'utf8')
    return (JSON.parse(text) as { peerDependencies: Readonly<Record<string, string>> }).peerDependencies
  })

/** The shared modules that a host of another team provides, as a Markdown table. */
function providedTable() {
  const versions = singletonVersions(path.join(root, 'host'))
  const rows = PROVIDED.map(({ request, package: name }) => {
    const ranges = [...new Set(RANGES.flatMap((ranges) => ranges[name] ?? []))]
    return [request, versions[request] ?? '', ranges.join(', ')].map((cell) => `\`${cell}\``)
  })
  return [['shared module', 'our host provides', 'our remotes require'], ['---', '---', '---'], ...rows].map(
    (row) => `| ${row.join(' | ')} |`,
  )
}

/** Rows of a table without the spaces that align them. */
const plain = (line: string) => line.replace(/\s*\|\s*/g, '|').replace(/-{3,}/g, '---')

it('the guide for other hosts has what the build provides and requires', () => {
  const guide = readFileSync(path.join(root, 'docs/federation.md'), 'utf8')
  expect(guide.split('\n').map(plain)).toEqual(expect.arrayContaining(providedTable().map(plain)))
})
