import type { ReleaseId } from '@crossbook/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useMemo } from 'react'

const openTab = () => import(/* webpackChunkName: "open-tab" */ './newRelease')

/** In the chunk that asks: where the notice is needed, it has arrived. */
const NewReleaseNotice = lazy(async () => ({ default: (await openTab()).NewReleaseNotice }))

/** Milliseconds between two questions at least, however often a visitor comes back to the tab. */
export const LEAST_PAUSE_MS = 60_000

/** Milliseconds between two questions of a tab that is looked at: 4 to 6 minutes, so that not all tabs ask at once. */
export const PERIOD_MS = 240_000 + Math.random() * 120_000

const SHOWN_RELEASE = ['shown release']

/**
 * Says when the channel has moved on while the tab stayed on its release. The first question comes no earlier than a minute
 * after the page; what cannot be answered is no news.
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
    // The query client asks when a hidden tab is shown; this is for windows that were visible all the time. What the clock
    // says decides, at the time of reading: after a computer slept, no timer has expired the old answer yet.
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
