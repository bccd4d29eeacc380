import { Button } from '@crossbook/ui'
import { loadingCopy } from './loadingCopy'
import { ReloadButton } from './ReloadButton'
import { PrerenderedScreen } from '../prerender/PrerenderedScreen'
import { SectionBar } from '../prerender/SectionBar'

interface KeptScreenProps {
  title: string
  copies: readonly Node[]
  /** Why it does not answer, and how to try again; undefined while a try is under way. */
  failure: { retry: () => void; isOutdated: boolean } | undefined
}

/** The screen as it was prerendered, with words that it does not answer, and another try. */
export function KeptScreen({ title, copies, failure }: KeptScreenProps) {
  return (
    <>
      <PrerenderedScreen copies={copies} />
      {failure?.isOutdated && (
        <SectionBar role="alert">
          <p>
            <strong>{loadingCopy.outdated}</strong> {`${loadingCopy.reloadFor} ${title}.`}
          </p>
          <ReloadButton />
        </SectionBar>
      )}
      {failure?.isOutdated === false && (
        <SectionBar role="alert">
          <p>
            <strong>{title} is not available right now.</strong> You see it as it was published, and only its
            links work. Check your connection and try again; the rest of Crossbook works as usual.
          </p>
          <Button variant="primary" onClick={failure.retry}>
            Retry
          </Button>
        </SectionBar>
      )}
    </>
  )
}
