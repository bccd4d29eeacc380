import { formatCoinTrimmed, formatInteger, formatUsd } from '@crossbook/money'
import {
  Badge,
  type BadgeTone,
  Button,
  type ButtonVariant,
  Card,
  CoinLogo,
  color,
  DescriptionItem,
  DescriptionList,
  media,
  space,
  type,
} from '@crossbook/ui'
import { useId } from 'react'
import styled from 'styled-components'
import { formatDaysLeft, formatDay } from '../dates/day'
import type { Airdrop, AirdropStatus } from './airdropList'

interface StatusLook {
  badge: string
  tone: BadgeTone
  button: string
  variant: ButtonVariant
  ends: string
}

const LOOKS: Readonly<Record<AirdropStatus, StatusLook>> = {
  active: { badge: 'Active', tone: 'up', button: 'Participate', variant: 'primary', ends: 'Ends' },
  upcoming: { badge: 'Upcoming', tone: 'accent', button: 'Coming Soon', variant: 'secondary', ends: 'Ends' },
  completed: {
    badge: 'Completed',
    tone: 'neutral',
    button: 'Completed',
    variant: 'secondary',
    ends: 'Ended',
  },
}

/** One airdrop, with the button for its state. */
export function AirdropCard({ airdrop }: { airdrop: Airdrop }) {
  const { name, symbol, amount, value, status, endDate, participants } = airdrop
  const look = LOOKS[status]
  const left = formatDaysLeft(endDate)
  const nameId = useId()

  return (
    <Card>
      <Head>
        <CoinLogo symbol={symbol} size={40} />
        <Name id={nameId}>{name}</Name>
        <Badge tone={look.tone}>{look.badge}</Badge>
      </Head>
      <Amount translate="no">{`${formatCoinTrimmed(amount)} ${symbol}`}</Amount>
      <DescriptionList>
        <DescriptionItem term="Value">{formatUsd(value)}</DescriptionItem>
        <DescriptionItem term={look.ends}>
          <time dateTime={endDate}>{formatDay(endDate)}</time>
          {left !== undefined && <Left>{` ${left}`}</Left>}
        </DescriptionItem>
        <DescriptionItem term="Participants">{formatInteger(participants)}</DescriptionItem>
      </DescriptionList>
      <Button
        variant={look.variant}
        fullWidth="always"
        disabled={status === 'completed'}
        aria-describedby={nameId}
      >
        {look.button}
      </Button>
    </Card>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[12]};

  & > :last-child {
    margin-left: auto;
  }

  /* So much that the longest word of a name is not broken. */
  ${media.belowXs} {
    gap: ${space[8]};
  }
`

/** The width of the name. In less space, the badge moves to the next line. */
const NAME_WIDTH = '6rem'

const Name = styled.h2`
  flex: 1 1 ${NAME_WIDTH};
  min-width: 0;
  ${type.h3}
`

const Amount = styled.p`
  color: ${color.text};
  ${type.numL}
`

const Left = styled.span`
  display: block;
  color: ${color.text3};
  ${type.small}
`
