import { Button } from '@crossbook/ui'
import { useEffect, useState } from 'react'
import { SectionBar } from './SectionBar'
import { loadingCopy } from './loadingCopy'

/** Milliseconds after which a section that is still on its way says so: with the start of the site before it, eight seconds. */
const SLOW_AFTER_MS = 6_000

interface StillLoadingProps {
  title: string
  /** Gives up what hangs and tries again at once. */
  onRetry: () => void
}

/** Says of a section that it takes long, with another try; nothing before that. */
export function StillLoading({ title, onRetry }: StillLoadingProps) {
  const [tries, setTries] = useState(0)
  const [slowTry, setSlowTry] = useState<number>()

  useEffect(() => {
    const timer = setTimeout(() => setSlowTry(tries), SLOW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [tries])

  if (slowTry !== tries) return null
  return (
    <SectionBar role="status">
      <p>
        <strong>{`${title}: ${loadingCopy.slow}`}</strong> <span>{loadingCopy.othersWork}</span>
      </p>
      <Button
        variant="primary"
        onClick={() => {
          setTries(tries + 1)
          onRetry()
        }}
      >
        Retry
      </Button>
    </SectionBar>
  )
}
