/** @jest-environment node */
import type { AppVersion, ChannelName } from '@crossbook/contract'
import { consoleTrial } from '@crossbook/deploy-testing/consoleTrial'
import { rolledOut } from '@crossbook/deploy-testing/rolledOut'
import { published, remoteBuild } from '@crossbook/deploy-testing/sampleBuilds'
import { STAGING } from '@crossbook/deploy-testing/servingBehaviour'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { changeSettings } from '@crossbook/releases'
import type { Store } from '@crossbook/store'
import { openedConsole } from '../openedConsole.fixture'

const temporaryFolder = temporaryFolders()

/** Requested documents of every view of the page. */
const viewsOf = (lastRevision: number) => [
  'overview',
  'channels/staging',
  'channels/staging/history',
  `channels/staging/revisions/${lastRevision}`,
  'differences?from=staging&to=staging',
  'apps/wallet?limit=5',
  'apps/wallet/builds/1.0.0',
  'fitting?channel=staging&app=wallet&limit=5',
  'mixes',
  'faults',
  'search?q=wallet',
]

/** More revisions than any view reads. */
const SHORT_PAST = 420
const LONG_PAST = 900

/** More versions than one page of the list contains. */
const FEW_VERSIONS = 8
const MANY_VERSIONS = 24

const occasion = { author: 'Ada', reason: 'a test', now: () => new Date() }

/** Adds so many versions of the wallet, and so many changes of settings to the channel's history. */
async function grown(store: Store, revisions: number, versions: number) {
  for (let minor = 1; minor <= versions; minor++)
    await published(store, remoteBuild({ version: `3.${minor}.0` as AppVersion }))
  for (let at = 0; at < revisions; at++) await toggleMixes(store, STAGING, at % 2 === 0)
}

function toggleMixes(store: Store, channel: ChannelName, acceptsMixes: boolean) {
  return changeSettings(store, channel, (now) => ({ ok: true, value: { ...now, acceptsMixes } }), occasion)
}

/** Returns each view's reads from the store, for a console that has just opened: calls by name, and the most revisions of a call. */
async function readsOf(pastRevisions: number, versions: number) {
  const trial = await consoleTrial(temporaryFolder())
  await rolledOut(trial.store)
  await grown(trial.store, pastRevisions, versions)
  const last = (await trial.store.readPointer(STAGING))?.revision ?? 0
  const reads: [view: string, calls: Record<string, number>, revisions: number][] = []
  for (const view of viewsOf(last)) {
    const { get, calls, revisions } = await openedConsole(trial)
    expect([view, (await get(`/api/${view}`)).status]).toEqual([view, 200])
    const counts = [...new Set(calls)]
      .sort()
      .map((name) => [name, calls.filter((call) => call === name).length])
    reads.push([
      view.replace(String(last), 'last'),
      Object.fromEntries(counts) as Record<string, number>,
      Math.max(0, ...revisions),
    ])
  }
  return reads
}

it('no view of the console reads more of a store whose past is longer and whose applications have more versions', async () => {
  const small = await readsOf(SHORT_PAST, FEW_VERSIONS)
  expect(small.filter(([, , revisions]) => revisions >= SHORT_PAST)).toEqual([])
  expect(await readsOf(LONG_PAST, MANY_VERSIONS)).toEqual(small)
})

it('concurrent requests for a view share one read of the store', async () => {
  const trial = await consoleTrial(temporaryFolder())
  await grown(trial.store, 20, 1)
  const { get, revisions } = await openedConsole(trial)
  const [first, second] = await Promise.all([get('/api/overview'), get('/api/overview')])
  expect(await second?.json()).toEqual(await first?.json())
  const all = (await trial.store.readPointer(STAGING))?.revision
  expect(revisions.filter((read) => read > 0)).toEqual([all])
})
