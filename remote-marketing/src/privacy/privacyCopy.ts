import type { TextSection } from '../text-page/TextPage'

/** What the site does with personal data, in the order in which it is read. */
export const PRIVACY: readonly TextSection[] = Object.freeze([
  {
    title: 'What we store about you',
    paragraphs: ['An account at the authentication service consists of:'],
    points: [
      'your e-mail address, and when it was confirmed,',
      'your password, in a form from which it cannot be read back,',
      'your sessions: when you signed in and until when each is valid.',
    ],
  },
  {
    title: 'What stays in your browser',
    paragraphs: [
      'Your session is kept in the local storage of your browser so that you stay signed in, and it is removed when you log out. Preferences, such as paused prices, are kept there too and are sent to nobody.',
    ],
  },
  {
    title: 'What we do not do',
    paragraphs: [],
    points: [
      'No advertising, no analytics and no tracking.',
      'No network service is called other than the authentication service and the files of this site.',
      'What you enter into demonstration forms (support, account settings, transfers) is neither sent nor stored.',
    ],
  },
  {
    title: 'What your data is used for',
    paragraphs: [
      'Your e-mail address and password are used to sign you in, and your address to send you messages about your account: confirming it, and recovering your password.',
    ],
  },
  {
    title: 'How long we keep it',
    paragraphs: [
      'Account data is kept for as long as the account exists. Sessions end when you log out or when they expire.',
    ],
  },
  {
    title: 'Your rights',
    paragraphs: [
      'You may ask which data we store about you, have it corrected, receive a copy, or have your account and its data deleted.',
    ],
  },
  {
    title: 'Age',
    paragraphs: [
      'Crossbook is for people who are 18 or older. We do not knowingly keep accounts of anybody younger.',
    ],
  },
])
