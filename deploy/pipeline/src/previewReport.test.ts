/** @jest-environment node */
import { failure, success } from '@crossbook/contract'
import type { Preview, PreviewWalk } from './preview'
import { previewReport } from './previewReport'

const reportOf = (walk: PreviewWalk) => {
  const preview: Preview = {
    touched: { from: 'a'.repeat(40), to: 'b'.repeat(40), apps: [] },
    builds: [{ app: 'wallet', version: '1.5.0' }],
    mix: { id: 'm1', link: 'https://staging.example/?mix=m1', expiresAt: '2024-04-01T12:00:00.000Z' },
    walk,
  }
  return previewReport(preview, [])
}

it('says of a walk that found nothing how many pages there were', () => {
  expect(reportOf(success({ pages: 152 }))).toContain(
    'A walk through all 152 pages in Chromium found nothing.',
  )
})

it('says at the top that a walk found something, before the link, and what it was below', () => {
  const lines = reportOf(failure(['Moves: /a'])).split('\n')
  const place = (words: string) => lines.findIndex((line) => line.includes(words))
  expect(place('did not pass')).toBeGreaterThan(place('Preview of'))
  expect(place('did not pass')).toBeLessThan(place('Open it'))
  expect(place('Moves: /a')).toBeGreaterThan(place('What the walk found'))
  expect(reportOf(success({ pages: 152 }))).not.toContain('did not pass')
})

it('shows what was found as it is, whatever markup the pages hold', () => {
  const report = reportOf(failure(['Moves: /a', '```', '<img src=x> **bold**']))
  expect(report).toContain('```text\nMoves: /a\n’’’\n<img src=x> **bold**\n```')
})
