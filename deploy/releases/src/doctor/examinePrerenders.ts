import { hasPrerender, prerenderKeys, prerenderRelease, prerendersOfPages } from '@crossbook/pages'
import { LAYOUT, PRERENDER_STYLES, type PrerenderKey } from '@crossbook/store'
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
      release ? [prerenderKeys(release).then((keys) => ({ channel, release, keys }))] : [],
    ),
  )
  const findings = [...damaged].map(([key, wrong]): Finding => {
    const users = routes.filter(({ keys }) => [...keys.values()].includes(key))
    return {
      file: LAYOUT.prerender(key),
      wrong,
      breaks: users.flatMap(({ channel, keys }) =>
        [...keys]
          .filter(([, name]) => name === key)
          .map(([path]) => `channel ${channel}, ${path ?? 'unknown paths'}`),
      ),
      cure:
        users.length > 0 ? 'it is rendered again' : 'it is removed, and rendered again where it is needed',
      async mend() {
        await store.removePrerender(key)
        for (const { release } of users) await prerenderRelease(store, release)
      },
    }
  })
  return { findings, keys: new Set(damaged.keys()) }
}

async function isDamaged({ store, files }: Patient, key: PrerenderKey) {
  if (!(await hasPrerender(store, key)) || (await isListBroken(files, LAYOUT.prerender(key)))) return true
  const styles = `${LAYOUT.prerender(key)}/${PRERENDER_STYLES}`
  const css = await files.read(styles)
  return css !== undefined && (await damagedForms(files, styles, css, [])).length > 0
}
