import { type AppName, type ChannelName, HOST } from '@crossbook/contract'
import type { Store } from '@crossbook/store'
import { fitProblems } from '../checks/releaseProblems'
import { composeNext } from '../compose/composeNext'
import type { RollbackOccasion } from './rollBack'
import { buildsBefore } from './rollBackApps'

/**
 * The applications that can only be rolled back together with these, because a shared module was raised in between: these and further
 * ones. Undefined where these fit alone, or nothing that the channel showed before fits.
 */
export async function fittingRollback(
  store: Store,
  channel: ChannelName,
  apps: readonly AppName[],
  occasion: RollbackOccasion,
): Promise<readonly AppName[] | undefined> {
  const wanted = new Set(apps)
  for (;;) {
    const builds = await buildsBefore(store, channel, [...wanted])
    const composed = builds.ok
      ? await composeNext(store, { channel, builds: builds.value, ...occasion })
      : builds
    if (!composed.ok) return undefined
    const misfits = fitProblems(composed.value.release).flatMap((one) =>
      'app' in one ? [one.app as AppName] : [],
    )
    if (misfits.length === 0) return wanted.size > apps.length ? [...wanted] : undefined
    // An application that is rolled back already does not fit the present host.
    const more = misfits.map((app) => (wanted.has(app) ? HOST : app)).filter((app) => !wanted.has(app))
    if (more.length === 0) return undefined
    for (const app of more) wanted.add(app)
  }
}
