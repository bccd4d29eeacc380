import type { Limits } from '../limits'
import { prerender } from '../prerender'

/** Code of a bundle, by what each of its routes does: the body of a function that gets `load` and returns a first render. */
function hostCode(pages: Readonly<Record<string, string>>, before = '') {
  const functions = Object.entries(pages).map(
    ([path, body]) => `${JSON.stringify(path)}: async (load) => {${body}}`,
  )
  return `${before}
    exports.singletons = { react: { name: 'the one React' } }
    const pages = {${functions.join(',\n')}}
    exports.render = ({ path }, load) => pages[path](load)`
}

/** Returns the code of a screen that shows a value as text. */
export function textScreen(value: string) {
  return `return { html: '<p>' + String(${value}).replaceAll('&', '&amp;').replaceAll('<', '&lt;') + '</p>', css: '' }`
}

/** HTML or problem of the host's routes, by path. */
export async function renderedRoutes(
  pages: Readonly<Record<string, string>>,
  { before = '', limits }: { before?: string; limits?: Partial<Limits> } = {},
) {
  const outcomes = await prerender({
    host: { app: 'host', code: hostCode(pages, before) },
    page: {},
    apps: [{ paths: Object.keys(pages) }],
    ...(limits ? { limits } : {}),
  })
  return Object.fromEntries(
    [...outcomes].map(([path, outcome]) => [
      String(path),
      'html' in outcome ? outcome.html.replace(/^<p>([^<]*)<\/p>$/, '$1') : outcome.problem,
    ]),
  )
}
