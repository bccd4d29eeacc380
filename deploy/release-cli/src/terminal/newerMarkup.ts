import type { Release } from '@crossbook/contract'
import type { CliContext } from './command'

/**
 * Warns about a host with another page format than the previous one (none on a channel's first release): the
 * site's policy is in a server's settings, which name the scripts in pages of the format of their checkout.
 */
export function logNewerMarkup(
  { log }: Pick<CliContext, 'log'>,
  before: Release | undefined,
  { host }: Release,
) {
  if (!before || host.markup === before.host.markup) return
  log(
    `Host ${host.version} uses page markup ${host.markup ?? 1}, and the previous one ${before.host.markup ?? 1}: it works only if nginx or the CDN has settings from a checkout that supports it (pnpm nginx:config, pnpm bucket:config).`,
  )
}
