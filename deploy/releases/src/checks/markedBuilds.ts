import type { AppName, AppVersion } from '@crossbook/contract'
import type { Store } from '@crossbook/store'
import { readMark } from '../builds/marks'
import { appsOf, type Builds } from '../history/shownApps'

/** A build that a change would show although it is marked as bad. */
export interface MarkedBuild {
  kind: 'markedBad'
  app: AppName
  version: AppVersion
  reason: string
  author: string
}

/** Returns the builds that are marked as bad, except those that the channel already shows, which must not block other changes. */
export async function markedBuilds(
  store: Store,
  builds: Builds,
  present: Builds | undefined,
): Promise<MarkedBuild[]> {
  const shown = present && appsOf(present)
  const found = [...appsOf(builds)].map(async ([app, version]): Promise<MarkedBuild[]> => {
    if (shown?.get(app) === version) return []
    const mark = await readMark(store, app, version)
    return mark ? [{ kind: 'markedBad', app, version, reason: mark.bad, author: mark.author }] : []
  })
  return (await Promise.all(found)).flat()
}
