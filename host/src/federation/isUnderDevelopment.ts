import { fileUrl, HOST, type PageDocument } from '@crossbook/contract'

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

type Page = Pick<PageDocument, 'config' | 'host' | 'remotes'>

/**
 * Whether a file belongs to an app that is changed while the page is open. The page's word for it counts in a development
 * build of the host alone, and only where the site runs on the developer's own machine.
 */
export function isUnderDevelopment(
  file: Pick<URL, 'origin' | 'pathname'>,
  { config, host, remotes }: Page,
  site: Pick<URL, 'origin' | 'hostname'>,
) {
  if (process.env.NODE_ENV === 'production') return false
  if (!LOOPBACK.includes(site.hostname) || file.origin !== site.origin) return false
  return [{ name: HOST, version: host.version }, ...remotes].some(
    ({ name, version }) =>
      config.underDevelopment?.includes(name) && file.pathname.startsWith(fileUrl(name, version, '')),
  )
}

/** Names of the apps whose files come from the developer's own server, by the same rule; the host first. */
export function appsUnderDevelopment(page: Page, site: Pick<URL, 'origin' | 'hostname'>): string[] {
  const apps = [{ name: HOST, version: page.host.version }, ...page.remotes]
  return apps
    .filter(({ name, version }) =>
      isUnderDevelopment({ origin: site.origin, pathname: fileUrl(name, version, '') }, page, site),
    )
    .map(({ name }) => name)
}
