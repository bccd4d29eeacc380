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
