import {
  BalancesToggle,
  Button,
  Card,
  DataTable,
  EmptyState,
  PageBody,
  PageHeader,
  SampleDataNote,
  Stat,
  StatGrid,
  Tabs,
  useAddressSort,
  VisuallyHidden,
} from '@crossbook/ui'
import { useRef } from 'react'
import { accountTransactions } from '../transactions/transactions'
import { downloadFile } from './downloadFile'
import { countTransactions, filterTransactions, type Period } from './filterTransactions'
import { HISTORY_COLUMNS } from './historyColumns'
import { historyCopy as copy } from './historyCopy'
import { historyCsv } from './historyCsv'
import { HistoryFilters } from './HistoryFilters'
import { useHistoryFilter } from './useHistoryFilter'

/** All transactions: counted, filtered, exported. Filter and sort are in the address. */
export default function History() {
  const search = useRef<HTMLInputElement>(null)
  const [filter, changeFilter] = useHistoryFilter()
  const sorting = useAddressSort(HISTORY_COLUMNS)
  const transactions = accountTransactions()
  const counts = countTransactions(transactions)
  const found = filterTransactions(transactions, filter)
  const filtered = filter.text !== '' || filter.type !== 'all' || filter.period !== 'all'

  const clear = () => {
    changeFilter({ text: '', type: 'all', period: 'all' })
    search.current?.focus()
  }
  const exportCsv = () =>
    downloadFile('crossbook-transactions.csv', historyCsv(found), 'text/csv;charset=utf-8')

  return (
    <PageBody>
      <PageHeader
        title="Transaction History"
        actions={
          <>
            <SampleDataNote />
            <BalancesToggle />
          </>
        }
      />
      <StatGrid>
        <Stat label="Total transactions">{counts.total}</Stat>
        <Stat label="Completed">{counts.completed}</Stat>
        <Stat label="Pending">{counts.pending}</Stat>
        <Stat label="Failed">{counts.failed}</Stat>
      </StatGrid>
      <Card padding="none">
        <HistoryFilters
          filter={filter}
          onChange={changeFilter}
          onClear={filtered ? clear : undefined}
          onExport={found.length > 0 ? exportCsv : undefined}
          searchRef={search}
        />
        <Tabs
          label="Period"
          tabs={periodTabs}
          value={filter.period}
          onChange={(period) => changeFilter({ period })}
          inset
        >
          <DataTable
            caption="Transactions"
            captionHidden
            columns={HISTORY_COLUMNS}
            rows={found}
            rowKey={({ id }) => id}
            {...sorting}
            empty={
              <EmptyState text={copy.none} action={<Button onClick={clear}>Show all transactions</Button>} />
            }
          />
        </Tabs>
        <VisuallyHidden role="status">{copy.shown(found.length, counts.total)}</VisuallyHidden>
      </Card>
    </PageBody>
  )
}

const periodTabs: readonly { value: Period; label: string }[] = [
  { value: 'all', label: 'All time' },
  { value: 'today', label: 'Today' },
  { value: 'week', label: 'This week' },
  { value: 'month', label: 'This month' },
]
