/** @jest-environment node */
import type { Problem } from '@crossbook/build/development'
import { problemBoard } from './problemBoard'

function board() {
  const said: string[] = []
  const heard: string[][] = []
  return {
    said,
    heard,
    board: problemBoard({
      say: (line) => said.push(line.trim()),
      onChange: (problems) => heard.push(problems.map(({ words }) => words)),
    }),
  }
}

const compile: Problem = { kind: 'compile', words: 'tools: a comma is missing' }
const types: Problem = {
  kind: 'types',
  words: 'No such coin (TS2322)',
  place: 'remote-tools/src/gas/Gas.tsx:3:5',
  excerpt: '> 3 | coin',
}
const thrown: Problem = { kind: 'thrown', words: 'Error: no price', way: ['a.ts:1', 'b.ts:2'] }

it('prints each problem once, and tells pages all that is wrong at any moment', () => {
  const { board: shown, said, heard } = board()
  shown.set('remote-tools', [compile])
  shown.set('types', [types])
  shown.set('types', [types])
  expect(said).toEqual([
    'tools: a comma is missing',
    'No such coin (TS2322)\n  remote-tools/src/gas/Gas.tsx:3:5\n> 3 | coin',
  ])
  shown.set('remote-tools', [])
  shown.set('types', [])
  expect(said.slice(2)).toEqual(['remote-tools: right again', 'types: right again'])
  expect(heard).toEqual([
    ['tools: a comma is missing'],
    ['tools: a comma is missing', 'No such coin (TS2322)'],
    ['No such coin (TS2322)'],
    [],
  ])
})

it('prints what pages see thrown once until something changes, and shows it to no other page', () => {
  const { board: shown, said, heard } = board()
  shown.tellThrown(thrown)
  shown.tellThrown(thrown)
  expect(said).toEqual(['Error: no price\n    at a.ts:1\n    at b.ts:2'])
  shown.set('remote-tools', [])
  shown.tellThrown(thrown)
  expect(said).toHaveLength(2)
  expect(heard).toEqual([])
})

it('prints nothing that would move the cursor of the terminal', () => {
  const { board: shown, said } = board()
  shown.tellThrown({ kind: 'thrown', words: 'Error: \u001b[2Jgone\u0007' })
  expect(said).toEqual(['Error: [2Jgone'])
})
