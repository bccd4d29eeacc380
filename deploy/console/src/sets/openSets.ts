import { failure, mixIdSchema, releaseIdSchema, type Result, success } from '@crossbook/contract'
import * as v from 'valibot'

/** What a page showed: a release, with the remotes of a mix where its tab had opened one. */
export const setSchema = v.object({ release: releaseIdSchema, mix: v.nullable(mixIdSchema) })

/** A set that has been checked in form. */
export type AskedSet = v.InferOutput<typeof setSchema>

/** A set as a site of this machine. */
export interface ServedSet {
  url: string
  close(): Promise<void>
}

/** Serves a set on the loopback address of this machine; sentences where it cannot be served. */
export type ServeSet = (set: AskedSet) => Promise<Result<ServedSet, readonly string[]>>

/** The sets that a console has opened. */
export interface OpenSets {
  /** Where a set can be looked at; sentences where it cannot. One that is open already is not opened again. */
  open(set: AskedSet): Promise<Result<string, readonly string[]>>
  /** Ends all of them; none is opened afterwards. */
  close(): Promise<void>
}

/** Sites that one console serves at once: each holds a port and its pages in memory. */
export const MOST_SETS = 4

const ENDED = 'The console has been ended.'

/** Keeps the sets that a console has opened, the last four of them: a fifth ends the one that was opened first. */
export function openSets(serve: ServeSet): OpenSets {
  const served = new Map<string, ReturnType<ServeSet>>()
  let isEnded = false

  const end = async (key: string) => {
    const found = served.get(key)
    served.delete(key)
    const set = await found?.catch(() => undefined)
    if (set?.ok) await set.value.close()
  }

  const start = (set: AskedSet, key: string) => {
    const starting = serve(set)
    served.set(key, starting)
    // What could not be served is tried anew when it is asked for again.
    const forget = () => {
      if (served.get(key) === starting) served.delete(key)
    }
    starting.then(({ ok }) => (ok ? undefined : forget()), forget)
    return starting
  }

  return {
    async open(set) {
      if (isEnded) return failure([ENDED])
      const key = `${set.release} ${set.mix ?? ''}`
      const found = served.get(key)
      const [first] = served.keys()
      if (!found && served.size >= MOST_SETS && first !== undefined) await end(first)
      // While the first one ended, the console may have.
      if (isEnded) return failure([ENDED])
      const opened = await (found ?? served.get(key) ?? start(set, key))
      return opened.ok ? success(ownSite(opened.value.url)) : opened
    },
    async close() {
      isEnded = true
      await Promise.all([...served.keys()].map((key) => end(key)))
    },
  }
}

/**
 * The same place by the machine's number. Browsers give a cookie to all ports of a name: under `localhost` the code of any build would
 * stand on the console's own site, and its server would be sent the console's cookie.
 */
function ownSite(url: string) {
  const place = new URL(url)
  place.hostname = '127.0.0.1'
  return place.origin
}
