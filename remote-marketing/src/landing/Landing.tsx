import { BelowFirstView, media, space } from '@crossbook/ui'
import styled from 'styled-components'
import { Features } from './features/Features'
import { Footer } from './footer/Footer'
import { Hero } from './hero/Hero'
import { Invitation } from './Invitation'
import { KeyFigures } from './KeyFigures'
import { MarketOverview } from './markets/MarketOverview'
import { LivePrices } from './prices/LivePrices'

/** The landing page: the claims of the product, shown with its own figures. */
export default function Landing() {
  return (
    <Page>
      <Hero />
      <KeyFigures />
      <BelowFirstView>
        <LivePrices />
        <MarketOverview />
        <Features />
        <Invitation />
        <Footer />
      </BelowFirstView>
    </Page>
  )
}

/** The first parts on phones: the hero, then the market table. */
const FIRST_ON_A_PHONE = { hero: 1, markets: 4 }

const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[24]};

  ${media.belowM} {
    /* The sections are independent, so that their order in the markup does not matter to readers and keyboard users. */
    & > :nth-child(${FIRST_ON_A_PHONE.hero}),
    & > :nth-child(${FIRST_ON_A_PHONE.markets}) {
      order: -1;
    }
  }

  ${media.fromL} {
    gap: ${space[48]};
  }
`
