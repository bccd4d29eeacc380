import { buildUrl, fallbackBuilds, HOST, type PageDocument, scriptSource } from '@crossbook/contract'

/**
 * Lets scripts of the builds that the page shows run, and of those that it falls back on, and no others from now on. A page of a
 * channel that accepts mixes allows whatever its site serves, because it is written before anybody knows what a tab will show;
 * a second policy applies in addition to the first. The page's inline scripts have run by now. A developer's next change cannot be named.
 */
export function nameBuilds({ config, host, remotes }: Pick<PageDocument, 'config' | 'host' | 'remotes'>) {
  if (!config.acceptsMixes || config.underDevelopment) return
  const folders = [
    buildUrl(HOST, host.version),
    ...remotes.flatMap((remote) =>
      [remote, ...fallbackBuilds(remote)].map(({ version }) => buildUrl(remote.name, version)),
    ),
  ]
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = ['script-src', ...folders.map(scriptSource)].join(' ')
  document.head.append(policy)
}
