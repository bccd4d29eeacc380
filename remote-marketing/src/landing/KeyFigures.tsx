import { Stat, StatGrid } from '@crossbook/ui'
import { Container } from './Container'

/** Four figures of the product in a line. */
export function KeyFigures() {
  return (
    <Container>
      <StatGrid>
        <Stat label="Exchanges compared">50+</Stat>
        <Stat label="Spot trading fee">0.1%</Stat>
        <Stat label="Max futures leverage">100x</Stat>
        <Stat label="Security support">24/7</Stat>
      </StatGrid>
    </Container>
  )
}
