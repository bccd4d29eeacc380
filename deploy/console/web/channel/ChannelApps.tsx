import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { color, size, space, type } from '@crossbook/ui'
import type { ChannelDetail } from '../../src/documents'
import { ADDRESSES } from '../addresses'
import { HealthLine } from '../showing/HealthLine'

/** As many lines as stand beside what the channel shows; the rest is scrolled. */
const LINES = 10

/** What a channel shows of each application, and how it does. */
export function ChannelApps({ apps }: Pick<ChannelDetail, 'apps'>) {
  return (
    <List tabIndex={0}>
      {apps.map(({ app, version, health, before }) => (
        <Line key={app}>
          <Link to={ADDRESSES.app(app)}>{app}</Link>
          <HealthLine health={health} />
          <Version>
            <Link to={ADDRESSES.build(app, version)}>{version}</Link>
            {before && <Before> ({before.version})</Before>}
          </Version>
        </Line>
      ))}
    </List>
  )
}

const List = styled.ul`
  max-height: calc(${LINES} * ${size.row});
  margin: 0;
  padding: 0;
  overflow: auto;
  list-style: none;
`

const Line = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  min-height: ${size.controlSmall};
`

const Version = styled.span`
  margin-left: auto;
  ${type.mono}
`

const Before = styled.span`
  color: ${color.text3};
`
