import { Button, VisuallyHidden } from '@crossbook/ui'
import type { useRefresh } from './useRefresh'

/** The Refresh button, disabled and with a spinner during a refresh. */
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
