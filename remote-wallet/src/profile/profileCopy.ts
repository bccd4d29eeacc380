import type { NotificationChoices } from './settings'

/** Texts of the account settings. */
export const profileCopy = Object.freeze({
  title: 'Account Settings',
  lead: 'A demonstration: saving writes to your browser’s console, nothing is stored or sent.',
  settings: 'Settings',
  tabs: { profile: 'Profile', security: 'Security', notifications: 'Notifications' },
  saveNotifications: 'Save preferences',
  notifications: {
    email: { label: 'E-mail notifications', help: 'News about your account by mail.' },
    trading: { label: 'Trading notifications', help: 'Orders that were filled or cancelled.' },
    security: { label: 'Security notifications', help: 'Sign-ins, withdrawals and changed settings.' },
    priceAlerts: { label: 'Price alerts', help: 'Prices that reached what you wait for.' },
  } satisfies Record<keyof NotificationChoices, { label: string; help: string }>,
  currentPassword: 'Current password',
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
  savePassword: 'Update password',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail',
  phone: 'Phone',
  saveProfile: 'Save changes',
  saved: 'Written to the console; nothing was stored or sent.',
  passwordSaved: 'The console says that it happened, and no password; nothing was stored or sent.',
})
