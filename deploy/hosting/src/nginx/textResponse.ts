/** Responses of nginx that are not files of the site. */
const RESPONSES = {
  absent: [404, 'Not found.'],
  unnamed: [421, 'This site has another host name.'],
  notAllowed: [405, 'Only GET and HEAD are allowed here.'],
  outside: [416, 'The file is shorter than this range.'],
  tooLarge: [413, 'Too large.'],
  tooManyCookies: [
    431,
    'Your browser sent more cookies than this site accepts. This response deletes them: reload the page.',
  ],
  tooMany: [429, 'Too many reports.'],
  uncollected: [503, 'Reports are not collected at the moment.'],
  unready: [503, 'This site shows no release yet.'],
  unreachable: [503, 'This site cannot reach its files at the moment; try again in a minute.'],
} as const

/** A plain-text response that is never cached. */
export function textResponse(what: keyof typeof RESPONSES) {
  const [status, text] = RESPONSES[what]
  return [
    'default_type "text/plain; charset=utf-8";',
    'set $cache "no-store";',
    'set $vary "";',
    // The line ends in a line break, as the local site's do.
    `return ${status} "${text}\n";`,
  ]
}
