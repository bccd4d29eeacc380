import { Badge, DataTable, media, space, type, type Column } from '@crossbook/ui'
import styled from 'styled-components'
import { SampleTime } from '../transactions/SampleTime'
import { securityActivity, type SecurityActivity } from './securityActivity'

/** The size of the icon that replaces a badge. */
const SIGN_WIDTH = '1.25rem'

/** The account's security events: action, place, time, and whether to review it. */
export function ActivityTable() {
  return (
    <DataTable
      caption="Recent activity"
      captionHidden
      columns={columns}
      rows={securityActivity()}
      rowKey={({ time }) => time}
    />
  )
}

const columns: readonly Column<SecurityActivity>[] = [
  { key: 'action', header: 'Action', cell: ({ action }) => <Action>{action}</Action>, rowHeader: true },
  { key: 'location', header: 'Location', cell: ({ location }) => location, onPhone: 'below' },
  { key: 'time', header: 'Time', cell: ({ time }) => <SampleTime date={time} />, onPhone: 'rest' },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) =>
      status === 'success' ? (
        <Status $sign="✓">
          <Badge tone="up">Success</Badge>
        </Status>
      ) : (
        <Status $sign="!">
          <Badge tone="warn">Warning</Badge>
        </Status>
      ),
  },
]

/* Small enough to fit on one line there. */
const Action = styled.span`
  ${media.belowXs} {
    ${type.smallStrong}
  }
`

/* On the narrowest phones the action takes the line. An icon replaces the label, which is still read out. */
const Status = styled.span<{ $sign: string }>`
  ${media.belowXs} {
    && > * {
      justify-content: center;
      min-width: ${SIGN_WIDTH};
      padding: 0 ${space[4]};
      font-size: 0;

      &::before {
        content: '${({ $sign }) => $sign}' / '';
        ${type.micro}
      }
    }
  }
`
