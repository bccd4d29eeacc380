import { Badge, Card, color, space, type } from '@crossbook/ui'
import styled from 'styled-components'
import type { ExchangeStatus } from './exchanges'

const STATE_WIDTH = '6rem'

const LOOKS = {
  online: { label: 'Online', tone: 'up' },
  maintenance: { label: 'Maintenance', tone: 'warn' },
} as const satisfies Record<ExchangeStatus['status'], unknown>

/** The exchanges with their states and latencies. */
export function ExchangeList({ exchanges }: { exchanges: readonly ExchangeStatus[] }) {
  return (
    <Card title="Exchange status">
      <List>
        {exchanges.map(({ name, status, latencyMs }) => (
          <Exchange key={name}>
            <Name>{name}</Name>
            <Latency>{latencyMs === undefined ? '—' : `${latencyMs} ms`}</Latency>
            <State>
              <Badge tone={LOOKS[status].tone}>{LOOKS[status].label}</Badge>
            </State>
          </Exchange>
        ))}
      </List>
    </Card>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${space[12]};
`

const Exchange = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[12]};
`

const Name = styled.span`
  flex: 1;
  ${type.cell}
`

const Latency = styled.span`
  color: ${color.text2};
  ${type.cell}
`

const State = styled.span`
  flex: none;
  width: ${STATE_WIDTH};
  text-align: right;
`
