import { Button } from '@crossbook/ui'
import { loadingCopy } from './loadingCopy'

/** Loads the page at the present address in full, in the release that the site shows now. */
export function ReloadButton() {
  return (
    <Button variant="primary" onClick={() => location.reload()}>
      {loadingCopy.reload}
    </Button>
  )
}
