/** Texts of P2P trading. */
export const p2pCopy = Object.freeze({
  title: 'P2P Trading',
  lead: 'Buy Bitcoin from other people and pay them directly.',
  sellOffer: 'Create Sell Offer',
  buyOffer: 'Create Buy Offer',
  offers: 'Offers',
  count: (shown: number, all: number) => `${shown} of ${all} offers`,
  paymentMethod: 'Payment method',
  allMethods: 'All payment methods',
  onlineOnly: 'Online sellers only',
  online: 'Online',
  offline: 'Offline',
  tradeNow: 'Trade Now',
  tradeWith: (seller: string) => `Trade Now with ${seller}`,
  noOffers: 'No offers match your filters.',
  clear: 'Clear filters',
  demo: 'This is a demonstration: the offers are samples and cannot be taken.',
})
