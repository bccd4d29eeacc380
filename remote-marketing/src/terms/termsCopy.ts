import type { TextSection } from '../text-page/TextPage'

/** The minimum age of users, in years. */
const MINIMUM_AGE_YEARS = 18

/** The sections of the terms, in reading order. */
export const TERMS: readonly TextSection[] = Object.freeze([
  {
    title: '1. Who may use Crossbook',
    paragraphs: [
      `You must be ${String(MINIMUM_AGE_YEARS)} or older to use Crossbook. By creating an account you confirm that you are, and that you may enter into an agreement where you live.`,
    ],
  },
  {
    title: '2. What Crossbook is',
    paragraphs: [
      'Crossbook is a demonstration of a trading, wallet and earning platform. Prices, balances, markets, transactions and rewards are sample data.',
      'No real trade, deposit, withdrawal, swap or transfer takes place. Addresses, codes and links shown on the site are samples: send nothing to them.',
    ],
  },
  {
    title: '3. Your account',
    paragraphs: ['An account consists of an e-mail address and a password.'],
    points: [
      'Give an e-mail address that is yours.',
      'Keep your password to yourself, and sign out on devices that you share.',
      'Tell support at once when you believe that somebody else uses your account.',
    ],
  },
  {
    title: '4. Fees and limits',
    paragraphs: [
      'Fees, limits, yields, bonuses and leverage are stated on the screens that they belong to. They are part of the demonstration and are charged or paid to nobody.',
    ],
  },
  {
    title: '5. No advice',
    paragraphs: [
      'Nothing on Crossbook is financial, legal or tax advice, and no figure is an offer or a forecast. Trading real crypto assets can cost you all that you put in.',
    ],
  },
  {
    title: '6. Fair use',
    paragraphs: ['You agree not to:'],
    points: [
      'use the site for anything unlawful,',
      "try to reach other people's accounts or data,",
      'disturb the service or get around its rate limits.',
    ],
  },
  {
    title: '7. Availability and liability',
    paragraphs: [
      'The demonstration is provided as is, without a promise that it is always available or free of errors. As far as the law permits, Crossbook is not liable for loss that follows from using it.',
    ],
  },
  {
    title: '8. Changes and ending',
    paragraphs: [
      'These terms can change; the date above says when they last did. You may stop using Crossbook at any time. An account that breaks these terms can be closed.',
    ],
  },
])
