import { Badge, DataTable, media, space, type, type Column } from '@crossbook/ui'
import styled from 'styled-components'
import { SampleTime } from '../transactions/SampleTime'
import { securityActivity, type SecurityActivity } from './securityActivity'

/** Of the sign that takes the place of a badge. */
const SIGN_WIDTH = '1.25rem'

/** What happened around the account's security: action, place, time, and whether it deserves a look. */
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

/* Small enough there to stay in one line. */
const Action = styled.span`
  ${media.belowXs} {
    ${type.smallStrong}
  }
`

/* On the narrowest phones the line is the action's: a sign stands for the word, which is still read out. */
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
