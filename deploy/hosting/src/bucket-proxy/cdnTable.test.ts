/** @jest-environment node */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { cdnTable } from './cdnTable'

/** Rows of a table without the spaces that align them. */
const rows = (text: string) =>
  text.split('\n').map((line) => line.replace(/\s*\|\s*/g, '|').replace(/-{3,}/g, '---'))

it('is in the operations guide', () => {
  const guide = readFileSync(path.resolve(__dirname, '../../../../docs/operations.md'), 'utf8')
  expect(rows(guide)).toEqual(expect.arrayContaining(rows(cdnTable())))
})
