import { documentTitle, type Release } from '@crossbook/contract'
import escapeHtml from 'escape-html'
import { tag } from './html'

/**
 * Pages for moved paths, by path. Each forwards to the new page. They contain no script and need no host, so that every server and
 * every browser can use them. Search engines replace the old path with the new one.
 */
export function movedPages({
  host,
  remotes,
}: Pick<Release, 'host' | 'remotes'>): ReadonlyMap<string, string> {
  const titles = new Map<string, string>(
    [host, ...remotes].flatMap(({ screens }) => screens.map(({ path, title }) => [path, title] as const)),
  )
  return new Map(
    remotes.flatMap(({ redirects }) =>
      Object.entries(redirects ?? {})
        .filter(([path]) => !titles.has(path))
        .map(([path, to]) => [path, movedPage(to, titles.get(to) ?? to)] as const),
    ),
  )
}

function movedPage(to: string, title: string) {
  return [
    '<!doctype html>',
    tag('html', { lang: 'en' }),
    '<head>',
    tag('meta', { charset: 'utf-8' }),
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    tag('meta', { 'http-equiv': 'refresh', content: `0; url=${to}` }),
    tag('link', { rel: 'canonical', href: to }),
    `<title>${escapeHtml(documentTitle(to, title))}</title>`,
    '</head>',
    `<body><p>This page has moved to ${tag('a', { href: to })}${escapeHtml(title)}</a>.</p></body>`,
    '</html>',
    '',
  ].join('\n')
}
