import { Notice } from '@crossbook/ui'

/** What to check before a coin leaves for good. */
export function SecurityNotice() {
  return (
    <Notice tone="warn" title="Security notice">
      <ul>
        <li>Double-check the address before you withdraw.</li>
        <li>Withdrawals cannot be reversed.</li>
        <li>Processing takes 5-30 minutes.</li>
      </ul>
    </Notice>
  )
}
