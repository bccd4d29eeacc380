import { media, space } from '@crossbook/ui'
import styled from 'styled-components'
import { Features } from './features/Features'
import { Footer } from './footer/Footer'
import { Hero } from './hero/Hero'
import { Invitation } from './Invitation'
import { KeyFigures } from './KeyFigures'
import { MarketOverview } from './markets/MarketOverview'
import { LivePrices } from './prices/LivePrices'

/** The landing page: what the product claims, shown with its own figures. */
export default function Landing() {
  return (
    <Page>
      <Hero />
      <KeyFigures />
      <LivePrices />
      <MarketOverview />
      <Features />
      <Invitation />
      <Footer />
    </Page>
  )
}

const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[24]};

  ${media.fromL} {
    gap: ${space[48]};
  }
`
