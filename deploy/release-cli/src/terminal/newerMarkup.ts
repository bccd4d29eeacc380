import { markupOf, type Release } from '@crossbook/contract'
import type { CliContext } from './command'

/**
 * Says of a host that speaks a newer page markup than the one before it (none on a channel's first release) what it starts behind: the
 * site's policy stands in a server's settings and names the scripts in pages of the markups that their checkout knew.
 */
export function sayNewerMarkup(
  { say }: Pick<CliContext, 'say'>,
  before: Release | undefined,
  { host }: Release,
) {
  const [spoken, known] = [markupOf(host), before && markupOf(before.host)]
  if (!spoken || !known || spoken.version <= known.version) return
  say(
    `Host ${host.version} speaks page markup ${spoken.version}, and the one before it ${known.version}: it starts only where nginx or the CDN has the settings of a checkout that knows it (pnpm nginx:config, pnpm cdn:config).`,
  )
}
