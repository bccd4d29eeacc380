import { failure, type AppName, type Result } from '@crossbook/contract'
import type { Store } from '@crossbook/store'
import type { ChannelProblem } from '../checks/channelProblems'
import type { ReleaseProblem } from '../checks/releaseProblems'
import { composeAllowed, type Composed, type PromotionRequest } from '../compose/composeNext'
import { readChannel } from '../history/readRelease'
import { type Promoted, promoteComposed } from './promoteComposed'

type Problems<Other = never> = readonly (ChannelProblem | ReleaseProblem | Other)[]

/**
 * Looks at a composed release before it is promoted, and refuses it by failing. `seen` is the store as the promotion sees it, so that
 * nothing is read twice. Called again when somebody else's promotion came first.
 */
type LookBefore<Other> = (seen: Store, composed: Composed) => Promise<Result<undefined, readonly Other[]>>

/**
 * Brings builds on a channel, checked together with what it shows. When another promotion comes first, the release is composed
 * again from that one, so that both changes stand, or it is refused with the reason why they do not fit.
 */
export async function promoteBuilds<Other = never>(
  store: Store,
  request: PromotionRequest,
  lookBefore?: LookBefore<Other>,
): Promise<Result<Promoted, Problems<Other>>> {
  return promoteComposed(store, {
    channel: request.channel,
    kind: 'promotion',
    changes: request.builds.map(({ app }) => app),
    force: request.force ?? false,
    endRollout: request.endRollout ?? false,
    async compose(seen): Promise<Result<Composed, Problems<Other>>> {
      const composed = await composeAllowed(seen, request)
      if (!composed.ok || !composed.value.isNew || !lookBefore) return composed
      const looked = await lookBefore(seen, composed.value)
      return looked.ok ? composed : looked
    },
  })
}

/** Takes remotes off a channel; what they owned is gone from its site, and all others stay as they are. */
export async function removeApps(
  store: Store,
  request: Omit<PromotionRequest, 'builds'> & { without: readonly AppName[] },
): Promise<Result<Promoted, Problems>> {
  return promoteComposed(store, {
    channel: request.channel,
    kind: 'removal',
    changes: request.without,
    force: false,
    endRollout: request.endRollout ?? false,
    async compose(seen) {
      const current = await readChannel(seen, request.channel)
      if (!current) return failure([{ kind: 'channelEmpty', channel: request.channel }])
      // Its own paths are what is to go; where others lead to one of them, their visitors would stand before nothing.
      const gone = current.release.remotes.flatMap(({ name, screens, redirects = {} }) =>
        request.without.includes(name) ? [...screens.map(({ path }) => path), ...Object.keys(redirects)] : [],
      )
      const confirmed = { gone, opened: [] }
      return composeAllowed(seen, { ...request, builds: [], confirmed })
    },
  })
}
