/** The claims of the landing page, and the sentences of the fragments next to them. */
export const featuresCopy = Object.freeze({
  arbitrage: {
    title: 'AI-powered arbitrage across 50+ exchanges',
    text: 'Cross-exchange arbitrage compares the same coin on 50+ exchanges at the same moment: where to buy, where to sell, and the spread between them.',
  },
  trading: {
    title: 'Spot, futures, margin and peer-to-peer',
    text: 'Four ways to trade under one session, with the same prices in all of them. Fees and limits are stated before you begin.',
    spot: 'Coins for dollars, at once',
  },
  wallet: {
    title: 'A wallet that adds up',
    text: 'All coins in one wallet, with what each is worth now and its part of the whole. Deposit, withdraw, swap and transfer start from there.',
  },
  alerts: {
    title: 'Price alerts, and profit and loss in advance',
    text: 'Say at which price you want to know. The profit and loss calculator tells what a move is worth before it happens.',
  },
  earn: {
    title: 'Staking and referral',
    text: 'Stake coins for a yearly yield, flexible or for a fixed time. Refer a friend: $25 for you after the first trade, and a $10 welcome bonus for your friend.',
  },
  referral: {
    yours: 'You get, for each friend',
    when: "after the friend's first trade",
    theirs: 'Your friend gets',
    how: 'as a welcome bonus',
  },
  staking: {
    ETH: 'Flexible, from 0.1 ETH',
    ADA: '30 days, from 10 ADA',
    DOT: '28 days, from 1 DOT',
  },
})
