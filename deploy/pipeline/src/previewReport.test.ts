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

it('has the number of pages of a walk without findings', () => {
  expect(reportOf(success({ pages: 152 }))).toContain(
    'The verification opened all 152 pages in Chromium and found no problems.',
  )
})

it('reports findings of a walk at the top, before the link, with details below', () => {
  const lines = reportOf(failure(['Moves: /a'])).split('\n')
  const place = (text: string) => lines.findIndex((line) => line.includes(text))
  expect(place('The verification in Chromium failed')).toBeGreaterThan(place('Preview of'))
  expect(place('The verification in Chromium failed')).toBeLessThan(place('Open it'))
  expect(place('Moves: /a')).toBeGreaterThan(place('Findings of the verification'))
  expect(reportOf(success({ pages: 152 }))).not.toContain('The verification in Chromium failed')
})

it('shows findings unchanged, whatever markup the pages contain', () => {
  const report = reportOf(failure(['Moves: /a', '```', '<img src=x> **bold**\u001b[2J']))
  expect(report).toContain('````text\nMoves: /a\n```\n<img src=x> **bold**\\u001b[2J\n````')
})

it('has names of a branch in code, which they cannot leave', () => {
  const hostile = '`|<img src=x>\n@everyone [a](https://evil.example)\u202e'
  const preview: Preview = {
    touched: { from: 'a'.repeat(40), to: 'b'.repeat(40), apps: [] },
    builds: [{ app: hostile, version: hostile }],
    mix: { id: hostile, link: null, expiresAt: '2024-04-01T12:00:00.000Z' },
    walk: undefined,
  }
  const shown = '`\\u0060\\u007c<img src=x>\\n@everyone [a](https://evil.example)\\u202e`'
  const report = previewReport(preview, [{ route: hostile, before: 1, now: undefined }])
  expect(report).toContain(`| ${shown} | ${shown} | 0 |\n`)
  expect(report).toContain(`| ${shown} | 1.0 KB | — |`)
  expect(report).toContain(`Mix ${shown}; its channel`)
})

it('links to nothing but the address of the mix', () => {
  const link = 'https://staging.example/?mix=m1)[a](https://evil.example'
  const preview: Preview = {
    touched: { from: 'a'.repeat(40), to: 'b'.repeat(40), apps: [] },
    builds: [{ app: 'wallet', version: '1.5.0' }],
    mix: { id: 'm1', link: `${link}>`, expiresAt: '2024-04-01T12:00:00.000Z' },
    walk: undefined,
  }
  expect(previewReport(preview, [])).toContain(`**[Open it](<${link}%3E>)**`)
})
