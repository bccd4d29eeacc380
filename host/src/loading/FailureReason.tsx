import { useBackOnline, useIsOnline } from '@crossbook/ui'
import type { FileProblem } from '../modules/fault'
import { reasonCopy } from './loadingCopy'

interface FailureReasonProps {
  /** Undefined where the reason is not known. */
  problem: Exclude<FileProblem, 'outdated'> | undefined
  onRetry: () => void
}

/** Says why a section could not be loaded, where that is known. Tries again when the connection returns. */
export function FailureReason({ problem, onRetry }: FailureReasonProps) {
  const isOnline = useIsOnline()
  useBackOnline(onRetry)
  return <span>{reasonCopy[isOnline ? (problem ?? 'unknown') : 'offline']}</span>
}
