import { formatCoinTrimmed } from '@crossbook/money'
import { Badge, ButtonLink, Card, color, Icon, Masked, space, type } from '@crossbook/ui'
import styled from 'styled-components'
import { SITE_PATHS } from '@crossbook/contract'
import { SampleTime } from './SampleTime'
import { accountTransactions, amountUnit } from './transactions'
import { STATUS_TONES, STATUS_WORDS, TYPE_ICONS, TYPE_WORDS } from './transactionWords'

const SHOWN = 5

/** The latest transactions, and the way to all of them. */
export function RecentActivity() {
  return (
    <Card title="Recent activity">
      <List>
        {accountTransactions()
          .slice(0, SHOWN)
          .map((transaction) => (
            <Line key={transaction.id}>
              <Icon shape={TYPE_ICONS[transaction.type]} />
              <div>
                <What>{`${TYPE_WORDS[transaction.type]} ${transaction.coin}`}</What>
                <When>
                  <SampleTime date={transaction.date} />
                </When>
              </div>
              <Amount>
                <Masked>{`${formatCoinTrimmed(transaction.amount)} ${amountUnit(transaction)}`}</Masked>
                <Badge tone={STATUS_TONES[transaction.status]}>{STATUS_WORDS[transaction.status]}</Badge>
              </Amount>
            </Line>
          ))}
      </List>
      <div>
        <ButtonLink to={SITE_PATHS.history} fullWidth="onPhone">
          View all transactions
        </ButtonLink>
      </div>
    </Card>
  )
}

/** Of type and date: with less, the amount goes to the next line. */
const WORDS_WIDTH = '7rem'

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
    flex: 1 1 ${WORDS_WIDTH};
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
