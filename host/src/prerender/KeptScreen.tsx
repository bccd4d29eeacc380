import { Button } from '@crossbook/ui'
import { PrerenderedScreen } from './PrerenderedScreen'
import { SectionBar } from './SectionBar'

interface KeptScreenProps {
  title: string
  copies: readonly Node[]
  /** Tries again; undefined while a try is under way. */
  onRetry: (() => void) | undefined
}

/** The screen as it was prerendered, with words that it does not answer, and another try. */
export function KeptScreen({ title, copies, onRetry }: KeptScreenProps) {
  return (
    <>
      <PrerenderedScreen copies={copies} />
      {onRetry && (
        <SectionBar role="alert">
          <p>
            <strong>{title} is not available right now.</strong> You see it as it was published, and only its
            links work. Check your connection and try again; the rest of Crossbook works as usual.
          </p>
          <Button variant="primary" onClick={onRetry}>
            Retry
          </Button>
        </SectionBar>
      )}
    </>
  )
}
