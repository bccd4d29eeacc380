/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { PAGE_MARKUP, PREFERENCES, SCRIPT_HOOK, STYLE_HOOK, TAB_KEYS } from './pageMarkup'

const ROOT = path.join(import.meta.dirname, '../../..')
const ROOMS = /^(?:host|shared|deploy|e2e|remote-[a-z]+)$/
const SOURCE = /\.(?:tsx?|mjs|cjs|css)$/
const NOT_OURS = ['node_modules', 'dist', '.crossbook']

/** The file that defines them. */
const HOME = path.join(ROOT, 'shared/contract/src/pageMarkup.ts')

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) return NOT_OURS.includes(entry.name) ? [] : sourcesIn(file)
    return SOURCE.test(entry.name) && file !== HOME ? [file] : []
  })
}

const escaped = (text: string) => text.replace(/[.]/g, '\\.')

/** Finds a name where it is one: `root` is also a word, so only as an id. */
function pattern(name: string) {
  return name === PAGE_MARKUP.rootId
    ? `(?:getElementById\\(\\s*['"\`]|\\bid[=:]\\s*['"\`]|['"\`]#)${name}(?![\\w-])`
    : `(?<![\\w-])${escaped(name)}(?![\\w-])`
}

const names = [PAGE_MARKUP, TAB_KEYS, { SCRIPT_HOOK, STYLE_HOOK, PREFERENCES }].flatMap((table) =>
  Object.values(table).filter((name): name is string => typeof name === 'string'),
)

it('is typed nowhere else', () => {
  const anyName = new RegExp([...new Set(names)].map(pattern).join('|'))
  const sources = readdirSync(ROOT)
    .filter((name) => ROOMS.test(name))
    .flatMap((room) => sourcesIn(path.join(ROOT, room)))
  expect(sources.length).toBeGreaterThan(500)
  const typed = sources.flatMap((file) => {
    const found = anyName.exec(readFileSync(file, 'utf8'))
    return found ? [`${path.relative(ROOT, file)}: ${found[0]}`] : []
  })
  expect(typed).toEqual([])
})
