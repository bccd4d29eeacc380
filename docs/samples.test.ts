/** @jest-environment node */
import { SPOT_FEE_PERCENT } from '../remote-trading/src/spot/spotMarkets'
import { LEVERAGES } from '../remote-trading/src/futures/leverage'
import { MAX_LEVERAGE } from '../remote-trading/src/margin/marginMarkets'
import { SAMPLE_ALERTS } from '../remote-trading/src/price-alerts/sampleAlerts'
import { REFERRAL_REWARD_USD, WELCOME_BONUS_USD } from '../remote-earn/src/referral/referrals'
import { stakingOptions } from '../remote-earn/src/staking/stakingOptions'
import { ALERTS } from '../remote-marketing/src/landing/features/AlertFragment'
import { ARBITRAGE_ROUTES, spreadPercent } from '../remote-marketing/src/landing/features/arbitrage'
import { featuresCopy } from '../remote-marketing/src/landing/features/featuresCopy'
import { REWARDS } from '../remote-marketing/src/landing/features/ReferralFragment'
import { SAMPLE_HOLDINGS } from '../remote-marketing/src/landing/features/samplePortfolio'
import { TERMS } from '../remote-marketing/src/landing/features/StakingFragment'
import { WAYS } from '../remote-marketing/src/landing/features/TradingFragment'
import { exchanges } from '../remote-tools/src/arbitrage/exchanges'
import { gainOf } from '../remote-tools/src/arbitrage/gainOf'
import { opportunities } from '../remote-tools/src/arbitrage/opportunities'
import { accountHoldings } from '../remote-wallet/src/holdings/holdings'
import { marketSample } from '../shared/market/src'
import { toNumber } from '../shared/money/src'

// Remotes do not import one another, so that what they say of the same things is compared here.

/** Returns the figure next to a way to trade, by its label. */
const wayCalled = (label: string) => WAYS.find((way) => way.label === label)?.figure

describe('the landing page shows what the screens behind it show [MKT-28]', () => {
  it('the first opportunities of the arbitrage tracker, with their spreads', () => {
    const shown = ARBITRAGE_ROUTES.map((route) => ({ ...route, spread: spreadPercent(route) }))
    expect(shown).toEqual(
      opportunities()
        .slice(0, shown.length)
        .map((opportunity) => ({
          symbol: opportunity.symbol,
          buyOn: opportunity.buyExchange,
          buyPrice: opportunity.buyPrice,
          sellOn: opportunity.sellExchange,
          sellPrice: opportunity.sellPrice,
          spread: gainOf(opportunity).spreadPercent,
        })),
    )
  })

  it('the first price alerts, in their state', () => {
    const states = SAMPLE_ALERTS.slice(0, ALERTS.length).map(({ symbol, condition, price, triggered }) => ({
      symbol,
      condition,
      price,
      state: triggered ? 'Triggered' : 'Active',
    }))
    expect(ALERTS).toEqual(states)
  })

  it('the wallet’s coins and balances', () => {
    const inWallet = accountHoldings().map(({ symbol, balance }) => [symbol, toNumber(balance)])
    expect(SAMPLE_HOLDINGS.map(({ symbol, balance }) => [symbol, toNumber(balance)])).toEqual(inWallet)
  })

  it('yields, times and smallest stakes of staking', () => {
    const terms = stakingOptions().map(({ symbol, apy, lockPeriod, minStake }) => ({
      symbol,
      yearly: `${apy}%`,
      terms: `${lockPeriod}, from ${minStake} ${symbol}`,
    }))
    expect(TERMS).toEqual(terms)
  })

  it('what a referral brings', () => {
    expect(REWARDS).toEqual({ yours: `$${REFERRAL_REWARD_USD}`, theirs: `$${WELCOME_BONUS_USD}` })
    for (const reward of Object.values(REWARDS)) expect(featuresCopy.earn.text).toContain(reward)
  })

  it('the fee of spot, and the leverages of futures and margin', () => {
    expect([wayCalled('Spot'), wayCalled('Futures'), wayCalled('Margin')]).toEqual([
      `${SPOT_FEE_PERCENT}%`,
      `${Math.max(...LEVERAGES)}x`,
      `${MAX_LEVERAGE.ETH}x`,
    ])
  })
})

describe('an opportunity of the arbitrage tracker [MKT-28]', () => {
  it.each(opportunities().map((opportunity) => [opportunity.symbol, opportunity] as const))(
    'of %s lies around the market’s price, and is as wide as its price card says',
    (symbol, opportunity) => {
      const { price, arbitrage } = marketSample(symbol)
      expect(toNumber(opportunity.buyPrice)).toBeLessThan(toNumber(price))
      expect(toNumber(opportunity.sellPrice)).toBeGreaterThan(toNumber(price))
      expect(gainOf(opportunity).spreadPercent).toBe(arbitrage)
    },
  )

  it('is between exchanges that are watched and online', () => {
    const online = exchanges().filter(({ status }) => status === 'online')
    const used = opportunities().flatMap(({ buyExchange, sellExchange }) => [buyExchange, sellExchange])
    expect(online.map(({ name }) => name)).toEqual(expect.arrayContaining(used))
  })
})
