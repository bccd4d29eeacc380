import { Notice } from '@crossbook/ui'
import { withdrawCopy as copy } from './withdrawCopy'

/** Notes to check before an irrevocable withdrawal. */
export function SecurityNotice() {
  return (
    <Notice tone="warn" title={copy.notice}>
      <ul>
        {copy.warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </Notice>
  )
}
