import { Suspense, use, useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { StillLoading } from '../loading/StillLoading'
import { usePagePart } from '../prerender/pagePart'
import { useTakeover } from '../prerender/takeover'
import { Places } from './Places'
import type { SiteRoute } from './siteRoute'

/**
 * Where the router's screen stands. The first one stays as it was prerendered until its code has come, while all around it is
 * alive; what takes its place is rendered afresh.
 */
export function ScreenPlace({ routes }: { routes: readonly SiteRoute[] }) {
  const takeover = useTakeover()
  const { pathname } = useLocation()
  const phase = useSyncExternalStore(takeover.subscribe, takeover.phase, awaited)
  const { screen } = takeover
  const hasGoneOn = phase === 'awaited' && screen !== undefined && screen.path !== pathname

  useEffect(() => {
    if (hasGoneOn) takeover.replace()
  }, [hasGoneOn, takeover])

  const isReplaced = phase === 'replaced' || hasGoneOn
  return (
    <>
      <Places routes={routes} first={prerendered} later={rendered} isReplaced={isReplaced} />
      {phase === 'awaited' && screen && !isReplaced && (
        <StillLoading title={screen.title} onRetry={screen.retry} />
      )}
    </>
  )
}

function prerendered(element: ReactNode) {
  return (
    <Suspense>
      <Arriving>{element}</Arriving>
    </Suspense>
  )
}

function rendered(element: ReactNode) {
  return <Answering>{element}</Answering>
}

function awaited() {
  return 'awaited' as const
}

/** Waits with the part of the page that it stands in, which stays as it is meanwhile. */
function Arriving({ children }: { children: ReactNode }) {
  const takeover = useTakeover()
  if (takeover.phase() === 'awaited') use(takeover.arrival)
  return <Answering>{children}</Answering>
}

/** Says so once all in it stands. */
function Answering({ children }: { children: ReactNode }) {
  usePagePart(useTakeover().part)
  return children
}
