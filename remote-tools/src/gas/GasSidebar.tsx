import {
  Badge,
  type BadgeTone,
  Button,
  Card,
  color,
  DescriptionItem,
  DescriptionList,
  Sparkline,
  Stack,
  type,
  space,
} from '@crossbook/ui'
import styled from 'styled-components'
import { type BestTime, bestTimes, gasDay } from './gasDay'
import { gasCopy as copy } from './gasCopy'

const COURSE_WIDTH = '30rem'

/** The cards that do not depend on the chosen network: the day, the best times, alerts. */
export function GasSidebar() {
  return (
    <Stack $gap={24}>
      <DayCard />
      <BestTimesCard />
      <Card title="Gas alerts">
        <Stack $gap={8}>
          <Button fullWidth="always">Set Price Alert</Button>
          <Button fullWidth="always">Configure Notifications</Button>
          <Button fullWidth="always">View Alert History</Button>
        </Stack>
      </Card>
    </Stack>
  )
}

function DayCard() {
  const { hourly, high, low, average, trend } = gasDay()
  return (
    <Card title={copy.day} lead="Ethereum">
      <Course>
        <Sparkline values={hourly} width={290} height={64} label={copy.dayLine(low, high, trend)} />
      </Course>
      <DescriptionList>
        <DescriptionItem term="High">{`${high} gwei`}</DescriptionItem>
        <DescriptionItem term="Low">{`${low} gwei`}</DescriptionItem>
        <DescriptionItem term="Average">{`${average} gwei`}</DescriptionItem>
        <DescriptionItem term="Trend">{trend === 'decreasing' ? 'Decreasing' : 'Increasing'}</DescriptionItem>
      </DescriptionList>
    </Card>
  )
}

const Course = styled.div`
  & > svg {
    display: block;
    width: 100%;
    max-width: ${COURSE_WIDTH};
    height: auto;
  }
`

const LEVEL_TONES: Readonly<Record<BestTime['level'], BadgeTone>> = {
  Low: 'up',
  Medium: 'neutral',
  High: 'warn',
}

function BestTimesCard() {
  return (
    <Card title="Best times" lead="Ethereum">
      <Times>
        {bestTimes().map(({ when, gwei, level }) => (
          <Time key={when}>
            <span>
              <span>{when}</span>
              <Gwei>{gwei}</Gwei>
            </span>
            <Badge tone={LEVEL_TONES[level]}>{level}</Badge>
          </Time>
        ))}
      </Times>
    </Card>
  )
}

const Times = styled.ol`
  display: grid;
  gap: ${space[12]};
`

const Time = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  ${type.cell}
`

const Gwei = styled.span`
  display: block;
  color: ${color.text3};
  ${type.small}
`
