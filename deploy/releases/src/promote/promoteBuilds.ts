import { failure, type AppName, type Result } from '@crossbook/contract'
import type { Store } from '@crossbook/store'
import type { Problems } from '../checks/releaseProblems'
import { composeAllowed, type Composed, type PromotionRequest } from '../compose/composeNext'
import { readChannel } from '../history/readRelease'
import { type Promoted, promoteComposed } from './promoteComposed'

/** Checks a composed release in the promotion's snapshot; a failure refuses it. Called again if another promotion comes first. */
type Precheck<Other> = (seen: Store, composed: Composed) => Promise<Result<undefined, readonly Other[]>>

/**
 * Promotes builds to a channel, checked together with the builds it shows. When another promotion comes first, the release is
 * composed again from that one. Either both changes take effect, or this one is refused because the two do not fit together.
 */
export async function promoteBuilds<Other = never>(
  store: Store,
  request: PromotionRequest,
  precheck?: Precheck<Other>,
): Promise<Result<Promoted, Problems<Other>>> {
  return promoteComposed(store, {
    channel: request.channel,
    kind: 'promotion',
    changes: request.builds.map(({ app }) => app),
    force: request.force,
    endRollout: request.endRollout,
    async compose(seen): Promise<Result<Composed, Problems<Other>>> {
      const composed = await composeAllowed(seen, request)
      if (!composed.ok || !composed.value.isNew || !precheck) return composed
      const looked = await precheck(seen, composed.value)
      return looked.ok ? composed : looked
    },
  })
}

/** Takes remotes off a channel. Their paths disappear from its site; all other applications are unchanged. */
export async function removeApps(
  store: Store,
  request: Omit<PromotionRequest, 'builds'> & { without: readonly AppName[] },
): Promise<Result<Promoted, Problems>> {
  return promoteComposed(store, {
    channel: request.channel,
    kind: 'removal',
    changes: request.without,
    endRollout: request.endRollout,
    async compose(seen) {
      const current = await readChannel(seen, request.channel)
      if (!current) return failure([{ kind: 'channelEmpty', channel: request.channel }])
      // Its own paths are meant to go. Redirects of other applications to them would lead nowhere.
      const gone = current.release.remotes.flatMap(({ name, screens, redirects = {} }) =>
        request.without.includes(name) ? [...screens.map(({ path }) => path), ...Object.keys(redirects)] : [],
      )
      const confirmed = { gone, opened: [] }
      return composeAllowed(seen, { ...request, builds: [], confirmed })
    },
  })
}
