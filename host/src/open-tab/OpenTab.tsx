import type { ReleaseId } from '@crossbook/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useMemo } from 'react'

const openTab = () => import(/* webpackChunkName: "open-tab" */ './newRelease')

/** Part of the chunk that queries the release, so it has arrived when the notice is needed. */
const NewReleaseNotice = lazy(async () => ({ default: (await openTab()).NewReleaseNotice }))

/** The shortest time between two queries in milliseconds, however often a visitor returns to the tab. */
export const LEAST_PAUSE_MS = 60_000

/** Milliseconds between two queries of a visible tab: 4 to 6 minutes, so that not all tabs query at once. */
export const PERIOD_MS = 240_000 + Math.random() * 120_000

const SHOWN_RELEASE = ['shown release']

/**
 * Notifies the visitor when the channel has a newer release than the tab. The first query is sent a minute after the page at the
 * earliest. A failed query changes nothing.
 */
export function OpenTab({ release }: { release: ReleaseId | undefined }) {
  const queries = useQueryClient()
  const question = useMemo(
    () => ({
      queryKey: SHOWN_RELEASE,
      queryFn: async () => {
        const answer = await openTab().then(({ askShownRelease }) => askShownRelease(), noAnswer)
        return answer ?? queries.getQueryData<ReleaseId>(SHOWN_RELEASE)
      },
      enabled: release !== undefined,
      initialData: release,
      staleTime: LEAST_PAUSE_MS,
      retry: false,
    }),
    [queries, release],
  )
  const shown = useQuery<ReleaseId | undefined>({ ...question, refetchInterval: PERIOD_MS })
  useEffect(() => {
    if (release === undefined) return
    // The query client queries when a hidden tab becomes visible. This listener covers windows that were visible all the time. The age of
    // the last answer is checked by the clock on focus: after a computer slept, no timer has expired that answer yet.
    const ask = () => void queries.prefetchQuery(question)
    window.addEventListener('focus', ask)
    return () => window.removeEventListener('focus', ask)
  }, [queries, question, release])

  if (shown.data === release || shown.data === undefined) return null
  return (
    <Suspense>
      <NewReleaseNotice release={shown.data} />
    </Suspense>
  )
}

function noAnswer() {
  return undefined
}
