import { SITE_PATHS } from '@crossbook/contract'
import { media, size, space } from '@crossbook/ui'
import styled from 'styled-components'
import { Container } from '../Container'
import { AlertFragment } from './AlertFragment'
import { ArbitrageFragment } from './ArbitrageFragment'
import { FeatureRow } from './FeatureRow'
import { ProfitFragment } from './ProfitFragment'
import { ReferralFragment } from './ReferralFragment'
import { StakingFragment } from './StakingFragment'
import { TradingFragment } from './TradingFragment'
import { WalletFragment } from './WalletFragment'
import { featuresCopy as copy } from './featuresCopy'

/** The product's claims, each next to a part of its screen. */
export function Features() {
  return (
    <Rows>
      <FeatureRow
        title={copy.arbitrage.title}
        text={copy.arbitrage.text}
        links={[{ label: 'Arbitrage tracker', to: SITE_PATHS.arbitrage }]}
      >
        <ArbitrageFragment />
      </FeatureRow>
      <FeatureRow
        title={copy.trading.title}
        text={copy.trading.text}
        links={[{ label: 'Spot trading', to: SITE_PATHS.spot }]}
        fragments="below"
      >
        <TradingFragment />
      </FeatureRow>
      <FeatureRow
        title={copy.wallet.title}
        text={copy.wallet.text}
        links={[{ label: 'Multi-coin wallet', to: SITE_PATHS.multiCoinWallet }]}
      >
        <WalletFragment />
      </FeatureRow>
      <FeatureRow
        title={copy.alerts.title}
        text={copy.alerts.text}
        links={[
          { label: 'Price alerts', to: SITE_PATHS.priceAlerts },
          { label: 'Calculator', to: SITE_PATHS.calculator },
        ]}
        fragments="left"
      >
        <AlertFragment />
        <ProfitFragment />
      </FeatureRow>
      <FeatureRow
        title={copy.earn.title}
        text={copy.earn.text}
        links={[
          { label: 'Staking', to: SITE_PATHS.staking },
          { label: 'Referral program', to: SITE_PATHS.referral },
        ]}
      >
        <StakingFragment />
        <ReferralFragment />
      </FeatureRow>
    </Rows>
  )
}

// On phones the claims are a row to swipe. A column would fill four screens.
const Rows = styled(Container)`
  ${media.belowM} {
    display: flex;
    align-items: flex-start;
    gap: ${space[12]};
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-snap-type: x proximity;
    scroll-padding-inline: ${size.pagePadding};
    padding-block: ${space[4]};
  }
`
