import styled from 'styled-components'
import { formatSampleTime } from './formatSampleTime'

/** A moment of the sample data in UTC. It wraps only between day and time. */
export function SampleTime({ date }: { date: string }) {
  const { day, time } = formatSampleTime(date)
  return (
    <time dateTime={date} title="UTC">
      <Part>{`${day},`}</Part> <Part>{time}</Part>
    </time>
  )
}

const Part = styled.span`
  white-space: nowrap;
`
