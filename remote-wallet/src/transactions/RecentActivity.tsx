import { formatCoinTrimmed } from '@crossbook/money'
import { Badge, ButtonLink, Card, color, Icon, Masked, space, type } from '@crossbook/ui'
import styled from 'styled-components'
import { SITE_PATHS } from '@crossbook/contract'
import { SampleTime } from './SampleTime'
import { accountTransactions, amountUnit, type TransactionType } from './transactions'
import {
  RECENT_LABELS,
  STATUS_TONES,
  STATUS_LABELS,
  TYPE_ICONS,
  TYPE_LABELS,
  VIEW_LABELS,
} from './transactionLabels'

const SHOWN = 5

/** The width when it shows one type, next to the form of that type. */
const SHOWN_OF_TYPE = 3

interface RecentActivityProps {
  /** Shows transactions of this type only. Default: of all types. */
  type?: TransactionType
}

/** The latest transactions, and a link to all of them. */
export function RecentActivity({ type: shown }: RecentActivityProps) {
  return (
    <Card title={shown === undefined ? 'Recent activity' : RECENT_LABELS[shown]}>
      <List>
        {accountTransactions()
          .filter(({ type: its }) => shown === undefined || its === shown)
          .slice(0, shown === undefined ? SHOWN : SHOWN_OF_TYPE)
          .map((transaction) => (
            <Line key={transaction.id}>
              <Icon shape={TYPE_ICONS[transaction.type]} />
              <div>
                <What>{`${TYPE_LABELS[transaction.type]} ${transaction.coin}`}</What>
                <When>
                  <SampleTime date={transaction.date} />
                </When>
              </div>
              <Amount>
                <Masked>{`${formatCoinTrimmed(transaction.amount)} ${amountUnit(transaction)}`}</Masked>
                <Badge tone={STATUS_TONES[transaction.status]}>{STATUS_LABELS[transaction.status]}</Badge>
              </Amount>
            </Line>
          ))}
      </List>
      <div>
        <ButtonLink
          to={shown === undefined ? SITE_PATHS.history : `${SITE_PATHS.history}?type=${shown}`}
          fullWidth="onPhone"
        >
          {shown === undefined ? 'View all transactions' : VIEW_LABELS[shown]}
        </ButtonLink>
      </div>
    </Card>
  )
}

/** The width of type and date. In less space, the amount moves to the next line. */
const TEXT_WIDTH = '7rem'

const List = styled.ul`
  display: grid;
  gap: ${space[16]};
`

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[12]};

  & > svg {
    color: ${color.text3};
  }

  & > svg + div {
    flex: 1 1 ${TEXT_WIDTH};
    min-width: 0;
  }
`

const What = styled.p`
  color: ${color.text};
  ${type.cell}
`

const When = styled.p`
  color: ${color.text3};
  ${type.small}
`

const Amount = styled.div`
  display: grid;
  justify-items: end;
  gap: ${space[4]};
  margin-left: auto;
  ${type.cell}
`
