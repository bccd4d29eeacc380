import { formatCoin } from '@crossbook/money'
import { CalmZeros, Badge, color, Icon, Masked, media, space, type Column } from '@crossbook/ui'
import styled from 'styled-components'
import { SampleTime } from '../transactions/SampleTime'
import { amountUnit, type Transaction } from '../transactions/transactions'
import { STATUS_TONES, STATUS_WORDS, TYPE_ICONS, TYPE_WORDS } from '../transactions/transactionWords'
import { HashButton } from './HashButton'

const SYMBOL_WIDTH = '2.5rem'

/** The columns of the history's table. */
export const HISTORY_COLUMNS: readonly Column<Transaction>[] = [
  {
    key: 'type',
    header: 'Type',
    cell: ({ type }) => (
      <Kind>
        <Icon shape={TYPE_ICONS[type]} />
        <span>{TYPE_WORDS[type]}</span>
      </Kind>
    ),
    sortValue: ({ type }) => TYPE_WORDS[type],
    rowHeader: true,
  },
  {
    key: 'coin',
    header: 'Coin/Pair',
    cell: ({ coin }) => <span translate="no">{coin}</span>,
    sortValue: ({ coin }) => coin,
    onPhone: 'below',
  },
  {
    key: 'amount',
    header: 'Amount',
    cell: (transaction) => (
      <Amount>
        <Digits>
          <Masked>
            <CalmZeros>{formatCoin(transaction.amount)}</CalmZeros>
          </Masked>
        </Digits>{' '}
        <Unit>{amountUnit(transaction)}</Unit>
      </Amount>
    ),
    numeric: true,
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) => <Badge tone={STATUS_TONES[status]}>{STATUS_WORDS[status]}</Badge>,
    sortValue: ({ status }) => STATUS_WORDS[status],
  },
  {
    key: 'date',
    header: 'Date',
    cell: ({ date }) => <SampleTime date={date} />,
    sortValue: ({ date }) => Date.parse(date),
    sortWords: { ascending: 'oldest first', descending: 'newest first' },
    onPhone: 'below',
  },
  { key: 'hash', header: 'Transaction Hash', cell: ({ hash }) => <HashButton hash={hash} /> },
]

const Kind = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  color: ${color.text};

  & > svg {
    color: ${color.text3};
  }
`

/* Where columns are narrow, the unit goes below the digits. */
const Amount = styled.span`
  white-space: normal;
`

const Digits = styled.span`
  white-space: nowrap;
`

/* In a column as wide as the longest one, so that the digits of all rows align. */
const Unit = styled.span`
  ${media.fromM} {
    display: inline-block;
    min-width: ${SYMBOL_WIDTH};
    text-align: left;
  }
`
