/** @jest-environment node */
import type { AppVersion } from '@crossbook/contract'
import { hostBuild } from '@crossbook/deploy-testing/sampleBuilds'
import { sampleRelease } from '@crossbook/deploy-testing/sampleReleases'
import { logNewerMarkup } from './warnings'

const release = (version: string, markup: number | undefined) =>
  sampleRelease({ host: hostBuild({ version: version as AppVersion, markup }).app })

const warnings = (before: ReturnType<typeof release> | undefined, next: ReturnType<typeof release>) => {
  const lines: string[] = []
  logNewerMarkup({ log: (line) => lines.push(line) }, before, next)
  return lines
}

it('explains that a host with another page markup needs newer settings', () => {
  expect(warnings(release('2.0.0', 10), release('3.0.0', 11))).toEqual([
    'Host 3.0.0 uses page markup 11, and the previous one 10: it works only if nginx or the CDN has settings from a checkout that supports it (pnpm nginx:config, pnpm bucket:config).',
  ])
  expect(warnings(release('2.0.0', undefined), release('3.0.0', 11))[0]).toContain('the previous one 1:')
})

it('prints nothing for a host of the same markup, nor for a channel’s first', () => {
  expect(warnings(release('2.0.0', 11), release('3.0.0', 11))).toEqual([])
  expect(warnings(undefined, release('3.0.0', 11))).toEqual([])
})
