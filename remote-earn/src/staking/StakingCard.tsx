import { formatCoinTrimmed, formatCompact, formatPercent } from '@crossbook/money'
import {
  Badge,
  type BadgeTone,
  Button,
  Card,
  CoinLogo,
  color,
  DescriptionItem,
  DescriptionList,
  space,
  type,
} from '@crossbook/ui'
import { useId } from 'react'
import styled from 'styled-components'
import type { StakingOption, StakingRisk } from './stakingOptions'

const RISK_TONES: Readonly<Record<StakingRisk, BadgeTone>> = { Low: 'up', Medium: 'warn', High: 'down' }

/** One coin's terms, and the button to stake it. */
export function StakingCard({ option }: { option: StakingOption }) {
  const { symbol, name, apy, minStake, lockPeriod, totalStaked, risk } = option
  const nameId = useId()

  return (
    <Card>
      <Head>
        <CoinLogo symbol={symbol} size={40} />
        <div>
          <Name id={nameId}>{name}</Name>
          <Symbol translate="no">{symbol}</Symbol>
        </div>
      </Head>
      <Yield>
        <span translate="no">{formatPercent(apy, 1)}</span> <Unit>APY</Unit>
      </Yield>
      <DescriptionList>
        <DescriptionItem term="Min stake">{`${formatCoinTrimmed(minStake)} ${symbol}`}</DescriptionItem>
        <DescriptionItem term="Lock period">{lockPeriod}</DescriptionItem>
        <DescriptionItem term="Total staked">{`${formatCompact(totalStaked)} ${symbol}`}</DescriptionItem>
        <DescriptionItem term="Risk">
          <Badge tone={RISK_TONES[risk]}>{risk}</Badge>
        </DescriptionItem>
      </DescriptionList>
      <Button variant="primary" fullWidth="always" aria-describedby={nameId}>
        Stake Now
      </Button>
    </Card>
  )
}

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[12]};
`

const Name = styled.h2`
  ${type.h3}
`

const Symbol = styled.p`
  color: ${color.text3};
  ${type.small}
`

const Yield = styled.p`
  ${type.numXl}
`

const Unit = styled.span`
  color: ${color.text3};
  ${type.body}
`
