import { formatPercent } from '@crossbook/money'
import { color, DescriptionItem, DescriptionList, radius, space, stroke, type } from '@crossbook/ui'
import styled from 'styled-components'
import { DEMO_SWAP_RATE, NETWORK_FEE_COIN, PLATFORM_FEE_PERCENT, type SwapCoin } from './quoteDemoSwap'
import { swapCopy as copy } from './swapCopy'

/** The box with the rate and the fees. */
export function SwapRate({ from, to }: { from: SwapCoin; to: SwapCoin }) {
  return (
    <Box>
      <DescriptionList>
        <DescriptionItem term={copy.rate}>{`1 ${from} = ${DEMO_SWAP_RATE} ${to}`}</DescriptionItem>
        <DescriptionItem term={copy.platformFee}>{formatPercent(PLATFORM_FEE_PERCENT, 1)}</DescriptionItem>
        <DescriptionItem term={copy.networkFee}>{`${NETWORK_FEE_COIN} ${from}`}</DescriptionItem>
      </DescriptionList>
      <DemoRate>{copy.demoRate}</DemoRate>
    </Box>
  )
}

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[12]};
  padding: ${space[16]};
  border: ${stroke.hairline} solid ${color.line};
  border-radius: ${radius.control};
`

const DemoRate = styled.p`
  color: ${color.text3};
  ${type.small}
`
