import { useSyncExternalStore } from 'react'

/** A protection of the account that the user switches on and off. */
export type SecurityFlag =
  'twoFactorAuth' | 'biometricLock' | 'emailNotifications' | 'smsAlerts' | 'ipWhitelist' | 'autoLogout'

/** The state of all protections. */
export type SecurityFlags = Readonly<Record<SecurityFlag, boolean>>

/** The protections in the order they are shown. */
export const SECURITY_FLAGS = [
  'twoFactorAuth',
  'biometricLock',
  'emailNotifications',
  'smsAlerts',
  'ipWhitelist',
  'autoLogout',
] as const satisfies readonly SecurityFlag[]

/** The label and description of each protection. Critical ones are flagged while they are off. */
export const FLAG_LABELS: Readonly<Record<SecurityFlag, { label: string; help: string; critical?: true }>> =
  Object.freeze({
    twoFactorAuth: {
      label: 'Two-factor authentication',
      help: 'A code from your phone as well as your password.',
      critical: true,
    },
    biometricLock: { label: 'Biometric lock', help: 'Fingerprint or face to open the app.' },
    emailNotifications: { label: 'E-mail notifications', help: 'A mail for every sign-in and withdrawal.' },
    smsAlerts: { label: 'SMS alerts', help: 'A text message for unusual activity.' },
    ipWhitelist: {
      label: 'IP whitelist',
      help: 'Withdrawals from the addresses you know only.',
      critical: true,
    },
    autoLogout: { label: 'Auto logout', help: 'Signs you out after 15 minutes without activity.' },
  })

/** The sample account's protections as of 15 March 2024. */
export const SAMPLE_FLAGS: SecurityFlags = Object.freeze({
  twoFactorAuth: true,
  biometricLock: false,
  emailNotifications: true,
  smsAlerts: false,
  ipWhitelist: false,
  autoLogout: true,
})

let flags = SAMPLE_FLAGS
const listeners = new Set<() => void>()

/** Switches a protection as long as the page is open. Nothing is stored or sent. */
export function setSecurityFlag(flag: SecurityFlag, on: boolean) {
  flags = Object.freeze({ ...flags, [flag]: on })
  for (const listener of listeners) listener()
}

/** Returns the state of all protections, the same on every screen. */
export function useSecurityFlags(): SecurityFlags {
  return useSyncExternalStore(
    subscribe,
    () => flags,
    () => SAMPLE_FLAGS,
  )
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
