/** @jest-environment node */
import type { Problem } from '@crossbook/build/development'
import { problemBoard } from './problemBoard'

function board() {
  const printed: string[] = []
  const received: string[][] = []
  return {
    printed,
    received,
    board: problemBoard({
      log: (line) => printed.push(line.trim()),
      onChange: (problems) => received.push(problems.map(({ message }) => message)),
    }),
  }
}

const compile: Problem = { kind: 'compile', message: 'tools: a comma is missing' }
const types: Problem = {
  kind: 'types',
  message: 'No such coin (TS2322)',
  place: 'remote-tools/src/gas/Gas.tsx:3:5',
  excerpt: '> 3 | coin',
}
const thrown: Problem = { kind: 'thrown', message: 'Error: no price', way: ['a.ts:1', 'b.ts:2'] }

it('prints each problem once, and sends all current problems to pages', () => {
  const { board: shown, printed, received } = board()
  shown.set('remote-tools', [compile])
  shown.set('types', [types])
  shown.set('types', [types])
  expect(printed).toEqual([
    'tools: a comma is missing',
    'No such coin (TS2322)\n  remote-tools/src/gas/Gas.tsx:3:5\n> 3 | coin',
  ])
  shown.set('remote-tools', [])
  shown.set('types', [])
  expect(printed.slice(2)).toEqual(['remote-tools: fixed', 'types: fixed'])
  expect(received).toEqual([
    ['tools: a comma is missing'],
    ['tools: a comma is missing', 'No such coin (TS2322)'],
    ['No such coin (TS2322)'],
    [],
  ])
})

it('prints what pages see thrown once until something changes, and shows it to no other page', () => {
  const { board: shown, printed, received } = board()
  shown.reportError(thrown)
  shown.reportError(thrown)
  expect(printed).toEqual(['Error: no price\n    at a.ts:1\n    at b.ts:2'])
  shown.set('remote-tools', [])
  shown.reportError(thrown)
  expect(printed).toHaveLength(2)
  expect(received).toEqual([])
})

it('prints nothing that would move the cursor of the terminal', () => {
  const { board: shown, printed } = board()
  shown.reportError({ kind: 'thrown', message: 'Error: \u001b[2Jgone\u0007' })
  expect(printed).toEqual(['Error: [2Jgone'])
})
