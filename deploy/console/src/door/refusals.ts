/** Why somebody is not let in, and what helps. */
export const FORBIDDEN = {
  host: 'The console answers at the address that "pnpm release console" printed, and at no other name of this machine.',
  otherPage: 'Another page asked. The console answers its own page alone.',
  usedLink:
    'This link has been used, or belongs to a console that has ended. Start "pnpm release console" again and open the link that it prints.',
  noLink:
    'Open the console by the link that "pnpm release console" printed: it lets one browser in. In another browser, start the command again.',
} as const

/** A refusal as a plain text that a browser shows. */
export function page(words: string) {
  return new Response(`${words}\n`, { status: 403, headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
