/** @jest-environment node */
import type { AppVersion } from '@crossbook/contract'
import { hostBuild } from '@crossbook/deploy-testing/sampleBuilds'
import { sampleRelease } from '@crossbook/deploy-testing/sampleReleases'
import { sayNewerMarkup } from './newerMarkup'

const release = (version: string, markup: number | undefined) =>
  sampleRelease({ host: hostBuild({ version: version as AppVersion, markup }).app })

const said = (before: ReturnType<typeof release> | undefined, next: ReturnType<typeof release>) => {
  const lines: string[] = []
  sayNewerMarkup({ say: (line) => lines.push(line) }, before, next)
  return lines
}

it('says that a host with another page markup starts only behind settings that know it', () => {
  expect(said(release('2.0.0', 10), release('3.0.0', 11))).toEqual([
    'Host 3.0.0 speaks page markup 11, and the one before it 10: it starts only where nginx or the CDN has the settings of a checkout that knows it (pnpm nginx:config, pnpm bucket:config).',
  ])
  expect(said(release('2.0.0', undefined), release('3.0.0', 11))[0]).toContain('the one before it 1:')
})

it('says nothing of a host of the same markup, nor of a channel’s first', () => {
  expect(said(release('2.0.0', 11), release('3.0.0', 11))).toEqual([])
  expect(said(undefined, release('3.0.0', 11))).toEqual([])
})
