import { Button } from '@crossbook/ui'
import { loadingCopy } from './loadingCopy'

/** Reloads the page at the present address, in the site's current release. */
export function ReloadButton() {
  return (
    <Button variant="primary" onClick={() => location.reload()}>
      {loadingCopy.reload}
    </Button>
  )
}
