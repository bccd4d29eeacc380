/** A security event of the account. */
export interface SecurityActivity {
  readonly action: string
  readonly location: string
  /** ISO text in UTC. */
  readonly time: string
  readonly status: 'success' | 'warning'
}

/** Sample activity up to 15 March 2024 12:00 UTC, newest first. */
const ACTIVITY: readonly SecurityActivity[] = Object.freeze([
  happened('Signed in', 'New York, US', '2024-03-15T09:58:00Z', 'success'),
  happened('Failed sign-in attempt', 'Unknown location', '2024-03-14T22:41:00Z', 'warning'),
  happened('Password changed', 'New York, US', '2024-03-11T18:03:00Z', 'success'),
  happened('Two-factor authentication enabled', 'New York, US', '2024-03-11T17:55:00Z', 'success'),
  happened('Signed in from a new device', 'Toronto, CA', '2024-03-04T14:26:00Z', 'warning'),
])

/** Returns the account's security events, newest first. */
export function securityActivity(): readonly SecurityActivity[] {
  return ACTIVITY
}

function happened(
  action: string,
  location: string,
  time: string,
  status: SecurityActivity['status'],
): SecurityActivity {
  return Object.freeze({ action, location, time, status })
}
