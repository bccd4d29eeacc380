import { Button } from '@crossbook/ui'
import { useInteractive } from '../page/startup'
import type { FileProblem } from '../modules/fault'
import { FailureReason } from './FailureReason'
import { loadingCopy } from './loadingCopy'
import { ReloadButton } from './ReloadButton'
import { SectionBar } from './SectionBar'

interface HeldNoticeProps {
  title: string
  onRetry: () => void
  /** Why its module could not be loaded, where that is known. Only a full load brings the section of an outdated page. */
  problem: FileProblem | undefined
}

/** Explains that a prerendered screen is not interactive because its module could not be loaded, and offers another try. */
export function HeldNotice({ title, onRetry, problem }: HeldNoticeProps) {
  useInteractive('screen')
  if (problem === 'outdated')
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
        <strong>{`${title} ${loadingCopy.failed}.`}</strong> <span>{loadingCopy.asPublished}</span>{' '}
        <FailureReason problem={problem} onRetry={onRetry} />
      </p>
      <Button variant="primary" onClick={onRetry}>
        {loadingCopy.retry}
      </Button>
    </SectionBar>
  )
}
