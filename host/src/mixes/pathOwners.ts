import type { PageDocument, PageRemote } from '@crossbook/contract'

/** Whether no path of a page has two owners, the host's own pages among them. */
export function hasOneOwnerForEachPath(remotes: readonly PageRemote[], host: PageDocument['host']) {
  const paths = [
    ...Object.keys(host.screens),
    ...remotes.flatMap(({ screens }) => screens.map(({ path }) => path)),
  ]
  return new Set(paths).size === paths.length
}
