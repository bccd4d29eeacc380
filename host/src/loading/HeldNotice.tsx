import { Button } from '@crossbook/ui'
import { useInteractive } from '../page/startup'
import { loadingCopy } from './loadingCopy'
import { ReloadButton } from './ReloadButton'
import { SectionBar } from './SectionBar'

interface HeldNoticeProps {
  title: string
  onRetry: () => void
  /** Whether only a full load brings the section, because the page is from an older release. */
  isOutdated: boolean
}

/** Says of a prerendered screen whose module did not come that it does not answer, with another try. */
export function HeldNotice({ title, onRetry, isOutdated }: HeldNoticeProps) {
  useInteractive('screen')
  if (isOutdated)
    return (
      <SectionBar role="alert">
        <p>
          <strong>{loadingCopy.outdated}</strong> <span>{`${loadingCopy.reloadFor} ${title}.`}</span>
        </p>
        <ReloadButton />
      </SectionBar>
    )
  return (
    <SectionBar role="alert">
      <p>
        <strong>{`${title} is not available right now.`}</strong>{' '}
        <span>
          You see it as it was published, and only its links work. Check your connection and try again; the
          rest of Crossbook works as usual.
        </span>
      </p>
      <Button variant="primary" onClick={onRetry}>
        Retry
      </Button>
    </SectionBar>
  )
}
