import { useBackOnline, useIsOnline } from '@crossbook/ui'
import type { FileProblem } from '../modules/fault'
import { reasonCopy } from './loadingCopy'

interface FailureReasonProps {
  /** Undefined if the reason is unknown. */
  problem: Exclude<FileProblem, 'outdated'> | undefined
  onRetry: () => void
}

/** Explains why a section could not be loaded, if the reason is known. Tries again when the connection returns. */
export function FailureReason({ problem, onRetry }: FailureReasonProps) {
  const isOnline = useIsOnline()
  useBackOnline(onRetry)
  return <span>{reasonCopy[isOnline ? (problem ?? 'unknown') : 'offline']}</span>
}
