import { buildUrl, fallbackBuilds, HOST, type PageDocument, scriptSource } from '@crossbook/contract'

/**
 * From now on, allows only scripts of the builds that the page shows, and of their fallbacks. A page of a channel that accepts mixes is
 * written before its tab's builds are known, so its own policy allows every script of the site. This second policy applies in addition to
 * the first. The page's inline scripts have run by now. Pages under development are excluded, because a developer's next change has no
 * known name.
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
