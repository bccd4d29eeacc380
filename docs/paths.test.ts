/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '..')

/** Every Markdown file, relative to the root. */
const TEXTS = [
  ...textsIn('.'),
  ...textsIn('.github'),
  ...textsIn('docs'),
  ...textsIn('docs/decisions'),
  ...['shared', 'deploy'].flatMap((folder) => foldersIn(folder).flatMap(textsIn)),
]

/** Folders that a path in back quotes starts with when it means a place of this repository. */
const PLACE = /`((?:host|remote-[a-z]+|shared|deploy|e2e|docs|\.ci)\/[\w./-]*\w)`/g

/** A link to a file of this repository; what is behind `#` is a heading. */
const LINK = /\]\((?!https?:|#)([^)#\s]+)(?:#[^)]*)?\)/g

test.each(TEXTS)('every place that %s names is there', (file) => {
  const text = readFileSync(path.join(root, file), 'utf8')
  const places = [...text.matchAll(PLACE)].map(([, place = '']) => place)
  const links = [...text.matchAll(LINK)].map(([, link = '']) => path.join(path.dirname(file), link))
  expect([...places, ...links].filter((place) => !existsSync(path.join(root, place)))).toEqual([])
})

test('the texts for newcomers, teams and operators are among them', () => {
  expect(TEXTS).toEqual(expect.arrayContaining(['README.md', 'docs/teams.md', 'docs/operations.md']))
})

function textsIn(folder: string) {
  return readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join(folder, name))
}

function foldersIn(folder: string) {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => path.join(folder, name))
}
