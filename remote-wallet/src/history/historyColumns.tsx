import { formatCoin } from '@crossbook/money'
import { DimmedZeros, Badge, color, Icon, Masked, media, space, type Column } from '@crossbook/ui'
import styled from 'styled-components'
import { SampleTime } from '../transactions/SampleTime'
import { amountUnit, type Transaction } from '../transactions/transactions'
import { STATUS_TONES, STATUS_LABELS, TYPE_ICONS, TYPE_LABELS } from '../transactions/transactionLabels'
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
        <span>{TYPE_LABELS[type]}</span>
      </Kind>
    ),
    sortValue: ({ type }) => TYPE_LABELS[type],
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
            <DimmedZeros>{formatCoin(transaction.amount)}</DimmedZeros>
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
    cell: ({ status }) => <Badge tone={STATUS_TONES[status]}>{STATUS_LABELS[status]}</Badge>,
    sortValue: ({ status }) => STATUS_LABELS[status],
  },
  {
    key: 'date',
    header: 'Date',
    cell: ({ date }) => <SampleTime date={date} />,
    sortValue: ({ date }) => Date.parse(date),
    sortLabels: { ascending: 'oldest first', descending: 'newest first' },
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

/* In narrow columns the unit goes below the digits. */
const Amount = styled.span`
  white-space: normal;
`

const Digits = styled.span`
  white-space: nowrap;
`

/* As wide as the longest unit, so that the digits of all rows align. */
const Unit = styled.span`
  ${media.fromM} {
    display: inline-block;
    min-width: ${SYMBOL_WIDTH};
    text-align: left;
  }
`
