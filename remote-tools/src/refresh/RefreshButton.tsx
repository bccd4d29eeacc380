import { Button, VisuallyHidden } from '@crossbook/ui'
import type { useRefresh } from './useRefresh'

/** Refresh, with a spinner and disabled while it is under way. */
export function RefreshButton({ refreshing, refresh }: ReturnType<typeof useRefresh>) {
  return (
    <>
      <Button pending={refreshing} pendingLabel="Refresh" onClick={refresh}>
        Refresh
      </Button>
      <VisuallyHidden role="status">{refreshing ? 'Refreshing' : ''}</VisuallyHidden>
    </>
  )
}
