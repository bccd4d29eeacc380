import type { TextSection } from '../text-page/TextPage'

/** The sections of the privacy policy, in reading order. */
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
    title: 'What your browser reports',
    paragraphs: [
      'So that we notice when a part of the site fails or becomes slow, your browser may tell us, without your name, your account or what you entered:',
    ],
    points: [
      'that a part of the site failed: which part, on which page, and the words of the error,',
      'that a part of the site worked, and how fast it was,',
      'the name and version of the browser.',
    ],
  },
  {
    title: 'Cookies',
    paragraphs: [
      'There are none, unless a new version of the site is shown to some visitors first. Then one cookie holds a number for up to 90 days, which decides the version that you see. Many visitors share each number, and nothing else is kept with it.',
    ],
  },
  {
    title: 'What we do not do',
    paragraphs: [],
    points: [
      'No advertising and no tracking: your visits are not put together.',
      'If your browser sends Global Privacy Control, it reports failures alone.',
      'Pages call no network service other than the authentication service and this site itself.',
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
      'Account data is kept for as long as the account exists. Sessions end when you log out or when they expire. What browsers report is counted and kept for 30 days.',
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
