import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { FiltersEngine, Request } from '@ghostery/adblocker'
import type { Surrounding } from './surrounding'

/** The type of a file's request, such as `script` or `ping`. */
type RequestType = NonNullable<Parameters<typeof Request.fromRawDetails>[0]['type']>

/**
 * EasyList and EasyPrivacy. No package ships current ones; these of April 2019 have the rules that blocked our files. Rules for paths
 * without a host stay in the lists for many years.
 */
const LISTS = ['easylist.txt', 'easyprivacy.txt']

const require = createRequire(import.meta.url)
const LISTS_FOLDER = path.join(path.dirname(require.resolve('ad-block/package.json')), 'test/data')

let engine: FiltersEngine | undefined

/** The engine with its lists, which are read once a process and take two seconds. */
export function blockerEngine() {
  return (engine ??= readLists())
}

/** Keeps the rules in their original form, so that they can be named. */
function readLists() {
  const lists = LISTS.map((file) => readFileSync(path.join(LISTS_FOLDER, file), 'utf8'))
  return FiltersEngine.parse(lists.join('\n'), { enableOptimizations: false, debug: true })
}

/** Returns the rule that blocks an address of a site for its own pages; undefined where none does. */
export function blockingRule(url: string, type: RequestType): string | undefined {
  const request = Request.fromRawDetails({ url, type, sourceUrl: new URL('/', url).href })
  const { match, filter } = blockerEngine().match(request)
  return match ? String(filter) : undefined
}

/** A content blocker with EasyList and EasyPrivacy. */
export const contentBlocker: Surrounding = {
  name: 'a content blocker',
  async install(context) {
    await context.route('**/*', async (route) => {
      const request = route.request()
      const rule = blockingRule(request.url(), request.resourceType() as RequestType)
      if (rule === undefined) await route.fallback()
      else await route.abort('blockedbyclient')
    })
  },
}
