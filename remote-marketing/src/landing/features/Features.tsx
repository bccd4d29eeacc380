import { SITE_PATHS } from '@crossbook/contract'
import { Container } from '../Container'
import { AlertFragment } from './AlertFragment'
import { ArbitrageFragment } from './ArbitrageFragment'
import { FeatureRow } from './FeatureRow'
import { ProfitFragment } from './ProfitFragment'
import { ReferralFragment } from './ReferralFragment'
import { StakingFragment } from './StakingFragment'
import { TradingFragment } from './TradingFragment'
import { WalletFragment } from './WalletFragment'

/** What the product does, each claim beside a fragment of the screen that does it. */
export function Features() {
  return (
    <Container>
      <FeatureRow
        title="AI-powered arbitrage across 50+ exchanges"
        text="Cross-exchange arbitrage compares the same coin on 50+ exchanges at the same moment: where to buy, where to sell, and the spread between them."
        links={[{ label: 'Arbitrage tracker', to: SITE_PATHS.arbitrage }]}
      >
        <ArbitrageFragment />
      </FeatureRow>
      <FeatureRow
        title="Spot, futures, margin and peer-to-peer"
        text="Four ways to trade under one session, with the same prices in all of them. Fees and limits are stated before you begin."
        links={[{ label: 'Spot trading', to: SITE_PATHS.spot }]}
      >
        <TradingFragment />
      </FeatureRow>
      <FeatureRow
        title="A wallet that adds up"
        text="All coins in one wallet, with what each is worth now and its part of the whole. Deposit, withdraw, swap and transfer start from there."
        links={[{ label: 'Multi-coin wallet', to: SITE_PATHS.multiCoinWallet }]}
      >
        <WalletFragment />
      </FeatureRow>
      <FeatureRow
        title="Price alerts, and profit and loss in advance"
        text="Say at which price you want to know. The profit and loss calculator tells what a move is worth before it happens."
        links={[
          { label: 'Price alerts', to: SITE_PATHS.priceAlerts },
          { label: 'Calculator', to: SITE_PATHS.calculator },
        ]}
      >
        <AlertFragment />
        <ProfitFragment />
      </FeatureRow>
      <FeatureRow
        title="Staking and referral"
        text="Stake coins for a yearly yield, flexible or for a fixed time. Refer a friend: $25 for you after the first trade, and a $10 welcome bonus for your friend."
        links={[
          { label: 'Staking', to: SITE_PATHS.staking },
          { label: 'Referral program', to: SITE_PATHS.referral },
        ]}
      >
        <StakingFragment />
        <ReferralFragment />
      </FeatureRow>
    </Container>
  )
}
