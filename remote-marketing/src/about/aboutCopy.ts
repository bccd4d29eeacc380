import type { TextSection } from '../text-page/TextPage'

/** The sections of the page about the product, in reading order. */
export const ABOUT: readonly TextSection[] = Object.freeze([
  {
    title: 'What you can do here',
    paragraphs: ['Everything a retail trader of crypto needs, under one session:'],
    points: [
      'Compare prices with AI-powered cross-exchange arbitrage across 50+ exchanges.',
      'Trade spot, futures, margin and peer-to-peer.',
      'Follow live prices, charts and price alerts.',
      'Keep coins in one wallet: deposit, withdraw, swap and transfer.',
      'Earn with staking, referral, cashback and loyalty.',
      'Work out profit and loss, gas fees and market moves with the tools.',
    ],
  },
  {
    title: 'How it is built',
    paragraphs: [
      'Crossbook is one site made of several applications: trading, wallet, tools, earning and information are built and published independently and meet in your browser. When one has a problem, the others go on working.',
    ],
  },
  {
    title: 'What is real and what is not',
    paragraphs: [
      'Your account and your session are real. Prices, balances, markets, transactions and rewards are sample data as of 15 March 2024, and nothing you do here moves money.',
    ],
  },
])
