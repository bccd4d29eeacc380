import { Button } from '@crossbook/ui'
import { useEffect, useState } from 'react'
import { patience } from '../modules/patience'
import { SectionBar } from './SectionBar'
import { loadingCopy } from './loadingCopy'

/** Milliseconds after which a loading section shows a message: with the start of the site before it, eight seconds. */
const SLOW_AFTER_MS = 6_000

interface StillLoadingProps {
  title: string
  /** Gives up hanging files and starts a new attempt. */
  onRetry: () => void
}

/**
 * Says that a section is still loading, once that has lasted long. Offers another try, but not on a slow line, where it would only begin
 * the download again.
 */
export function StillLoading({ title, onRetry }: StillLoadingProps) {
  const [tries, setTries] = useState(0)
  const [slow, setSlow] = useState<{ inTry: number; isLineSlow: boolean }>()

  useEffect(() => {
    const timer = setTimeout(() => setSlow({ inTry: tries, isLineSlow: patience() > 1 }), SLOW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [tries])

  if (slow?.inTry !== tries) return null
  return (
    <SectionBar role="status">
      <p>
        <strong>{`${title}: ${loadingCopy.slow}`}</strong>{' '}
        <span>{slow.isLineSlow ? loadingCopy.slowLine : loadingCopy.othersWork}</span>
      </p>
      {!slow.isLineSlow && (
        <Button
          variant="primary"
          onClick={() => {
            setTries(tries + 1)
            onRetry()
          }}
        >
          {loadingCopy.retry}
        </Button>
      )}
    </SectionBar>
  )
}
