import type { startAuth } from '@crossbook/site-server'
import { type RunningSite, serve } from '@crossbook/site-server'
import type { ForeignRemote } from './foreignRemote'
import type { Workbench } from './openWorkbench'

interface Developed extends Pick<
  Parameters<typeof serve>[0],
  'store' | 'channel' | 'configuration' | 'listener'
> {
  auth: Awaited<ReturnType<typeof startAuth>>
  workbenches: readonly Workbench[]
  /** Remotes that other dev servers build. */
  foreign?: readonly ForeignRemote[]
}

/** Serves a site whose pages may talk with the dev servers of its applications; closing it ends those as well. */
export function serveDeveloped({ auth, workbenches, foreign = [], ...parts }: Developed): RunningSite {
  const site = serve({
    ...parts,
    auth: {
      ...auth,
      config: {
        ...auth.config,
        underDevelopment: [...workbenches, ...foreign].map(({ current }) => current().name),
      },
      connectOrigins: [...auth.connectOrigins, ...workbenches.map(({ address }) => `ws://${address}`)],
    },
  })
  return {
    ...site,
    async close() {
      await site.close()
      await Promise.all(workbenches.map((workbench) => workbench.close()))
    },
  }
}
