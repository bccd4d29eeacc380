import { Card, color, media, Notice, space, stroke, type } from '@crossbook/ui'
import styled from 'styled-components'
import { type GasPrices, SPEEDS } from './gasPrices'
import type { Network } from './networks'
import { gasCopy as copy } from './gasCopy'

interface GasPriceCardProps {
  network: Network
  prices: GasPrices
  /** Whether the network has no prices of its own. */
  areEthereums: boolean
}

/** The price of gas at the three speeds. */
export function GasPriceCard({ network, prices, areEthereums }: GasPriceCardProps) {
  return (
    <Card title={copy.prices(network.name)}>
      <Speeds>
        {SPEEDS.map((speed) => (
          <Offer key={speed}>
            <Name>{copy.speeds[speed]}</Name>
            <Price translate="no">
              <span>{prices[speed].gwei}</span> <Unit>gwei</Unit>
            </Price>
            <Detail translate="no">{`$${prices[speed].usd}`}</Detail>
            <Detail>{prices[speed].time}</Detail>
          </Offer>
        ))}
      </Speeds>
      {areEthereums && <Notice>{copy.ethereums(network.name)}</Notice>}
    </Card>
  )
}

const Speeds = styled.ul`
  display: grid;
  gap: ${stroke.hairline};
  background: ${color.line};

  ${media.fromS} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

const Offer = styled.li`
  display: grid;
  gap: ${space[4]};
  padding-block: ${space[12]};
  background: ${color.s1};

  ${media.fromS} {
    padding-inline: ${space[16]};

    &:first-child {
      padding-left: 0;
    }
  }
`

const Name = styled.h3`
  color: ${color.text3};
  ${type.smallStrong}
`

const Price = styled.p`
  ${type.numXl}
`

const Unit = styled.span`
  color: ${color.text3};
  ${type.small}
`

const Detail = styled.p`
  color: ${color.text2};
  ${type.small}
`
