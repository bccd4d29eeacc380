import { Badge, DataTable, type Column } from '@crossbook/ui'
import { SampleTime } from '../transactions/SampleTime'
import { securityActivity, type SecurityActivity } from './securityActivity'

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
  { key: 'action', header: 'Action', cell: ({ action }) => action, rowHeader: true },
  { key: 'location', header: 'Location', cell: ({ location }) => location, onPhone: 'below' },
  { key: 'time', header: 'Time', cell: ({ time }) => <SampleTime date={time} />, onPhone: 'beside' },
  {
    key: 'status',
    header: 'Status',
    onPhone: 'end',
    cell: ({ status }) =>
      status === 'success' ? <Badge tone="up">Success</Badge> : <Badge tone="warn">Warning</Badge>,
  },
]
