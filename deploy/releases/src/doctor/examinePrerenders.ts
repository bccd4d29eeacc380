import {
  hasPrerender,
  keepReleaseDocument,
  keptPrerenders,
  prerenderRelease,
  prerendersOfPages,
  releaseDocument,
} from '@crossbook/pages'
import { LAYOUT, type PrerenderKey, RELEASE_DOCUMENT } from '@crossbook/store'
import { damagedForms } from './compressedForms'
import { type Finding, ifReadable, isListBroken, type Patient } from './damage'
import type { Uses } from './uses'

const DAMAGED = 'is cut off, incomplete or has other bytes'

/** Every prerender that is stored, and those that a channel's pages ask for; `keys` are those that are not whole. */
export async function examinePrerenders(patient: Patient, uses: Uses) {
  const { store } = patient
  const stored = new Set((await store.listPrerenders()).map(({ key }) => key))
  const damaged = new Map<PrerenderKey, string>()
  for (const key of stored) if (await isDamaged(patient, key)) damaged.set(key, DAMAGED)
  for (const { channel, release } of uses.channels) {
    const set = release && (await ifReadable(store.shownPages(channel)))
    if (!release || !set?.startsWith(`${release.id}-`)) continue
    for (const key of await prerendersOfPages(store, set, release))
      if (!stored.has(key)) damaged.set(key, 'is gone')
  }

  const routes = await Promise.all(
    uses.channels.flatMap(({ channel, release }) =>
      release ? [keptPrerenders(release).then((keys) => ({ channel, release, keys }))] : [],
    ),
  )
  const findings = [...damaged].map(([key, wrong]): Finding => {
    const users = routes.filter(
      ({ keys, release }) => releaseDocument(release).key === key || [...keys.values()].includes(key),
    )
    return {
      file: LAYOUT.prerender(key),
      wrong,
      breaks: users.flatMap(({ channel, keys }) => {
        const paths = [...keys].filter(([, name]) => name === key)
        return paths.length > 0
          ? paths.map(([path]) => `channel ${channel}, ${path ?? 'unknown paths'}`)
          : [`channel ${channel}, all pages`]
      }),
      cure:
        users.length > 0 ? 'it is rendered again' : 'it is removed, and rendered again where it is needed',
      async mend() {
        await store.removePrerender(key)
        for (const { release } of users) {
          await keepReleaseDocument(store, release)
          await prerenderRelease(store, release)
        }
      },
    }
  })
  return { findings, keys: new Set(damaged.keys()) }
}

async function isDamaged({ store, files }: Patient, key: PrerenderKey) {
  if (!(await hasPrerender(store, key)) || (await isListBroken(files, LAYOUT.prerender(key)))) return true
  const file = `${LAYOUT.prerender(key)}/${RELEASE_DOCUMENT}`
  const bytes = await files.read(file)
  return bytes !== undefined && (await damagedForms(files, file, bytes, [])).length > 0
}
