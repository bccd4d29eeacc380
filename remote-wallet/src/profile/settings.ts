/** Entries of the profile form. */
export interface ProfileEntries {
  firstName: string
  lastName: string
  email: string
  phone: string
}

/** Entries of the password form. */
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

/** A profile with the user's address only. */
export function emptyProfile(email: string): ProfileEntries {
  return { firstName: '', lastName: '', email, phone: '' }
}

/** The empty password form. */
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
