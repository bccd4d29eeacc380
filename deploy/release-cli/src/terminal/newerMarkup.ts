import type { Release } from '@crossbook/contract'
import type { CliContext } from './command'

/**
 * Says of a host that speaks another page markup than the one before it (none on a channel's first release) what it starts behind: the
 * site's policy stands in a server's settings and names the scripts in pages of the markup that their checkout knew.
 */
export function sayNewerMarkup(
  { say }: Pick<CliContext, 'say'>,
  before: Release | undefined,
  { host }: Release,
) {
  if (!before || host.markup === before.host.markup) return
  say(
    `Host ${host.version} speaks page markup ${host.markup ?? 1}, and the one before it ${before.host.markup ?? 1}: it starts only where nginx or the CDN has the settings of a checkout that knows it (pnpm nginx:config, pnpm cdn:config).`,
  )
}
