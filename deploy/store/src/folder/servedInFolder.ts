import path from 'node:path'
import type { ChannelName } from '@crossbook/contract'
import type { Served } from '../names'
import { buildOf, isPrerenderKey, LAYOUT } from '../storeLayout'
import { namesIn } from './durableFiles'

/** Returns the builds and prerenders in the folder of a channel's site. */
export async function servedIn(root: string, channel: ChannelName) {
  const at = (place: string) => path.join(root, place)
  const site = LAYOUT.site(channel)
  const apps = await namesIn(at(`${site}/${LAYOUT.apps}`))
  const builds = apps.map(async (app) =>
    (await namesIn(at(`${site}/${LAYOUT.apps}/${app}`))).flatMap((version): Served[] => {
      const build = buildOf(app, version)
      return build ? [{ kind: 'build', ...build }] : []
    }),
  )
  const keys = await namesIn(at(`${site}/${LAYOUT.prerenders}`))
  return [
    ...(await Promise.all(builds)).flat(),
    ...keys.filter(isPrerenderKey).map((key): Served => ({ kind: 'prerender', key })),
  ]
}
