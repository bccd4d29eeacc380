import {
  BalancesToggle,
  Card,
  type Elements,
  PageBody,
  PageHeader,
  SampleDataNote,
  SplitLayout,
  Stack,
} from '@crossbook/ui'
import { RecentActivity } from '../transactions/RecentActivity'
import type { TransactionType } from '../transactions/transactions'

interface MoneyPageProps {
  title: string
  lead: string
  /** The MoneyForm. */
  form: Elements
  /** Notes to read before sending it. */
  notes: Elements
  /** The recent transactions next to the form. */
  recent: TransactionType
}

/** The layout of a page that moves money: its form, with notes and recent transactions next to it. */
export function MoneyPage({ title, lead, form, notes, recent }: MoneyPageProps) {
  return (
    <PageBody>
      <PageHeader
        title={title}
        lead={lead}
        actions={
          <>
            <SampleDataNote />
            <BalancesToggle />
          </>
        }
      />
      <SplitLayout>
        <Card>{form}</Card>
        <Stack $gap={24}>
          {notes}
          <RecentActivity type={recent} />
        </Stack>
      </SplitLayout>
    </PageBody>
  )
}
