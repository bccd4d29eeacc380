/** What the user tells about himself. */
export interface ProfileEntries {
  firstName: string
  lastName: string
  email: string
  phone: string
}

/** What a change of the password asks for. */
export interface PasswordEntries {
  currentPassword: string
  newPassword: string
  confirmPassword: string
}

/** The user's notification settings. */
export interface NotificationChoices {
  email: boolean
  trading: boolean
  security: boolean
  priceAlerts: boolean
}

/** A profile that knows the user's address and nothing else yet. */
export function emptyProfile(email: string): ProfileEntries {
  return { firstName: '', lastName: '', email, phone: '' }
}

/** A form of passwords before anything is typed. */
export const NO_PASSWORDS: PasswordEntries = Object.freeze({
  currentPassword: '',
  newPassword: '',
  confirmPassword: '',
})

/** Default notification settings. */
export const DEFAULT_NOTIFICATIONS: NotificationChoices = Object.freeze({
  email: true,
  trading: true,
  security: true,
  priceAlerts: false,
})
