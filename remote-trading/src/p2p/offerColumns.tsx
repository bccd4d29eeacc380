import { formatDecimal, formatInteger, formatPrice, formatUsd, multiply, toNumber } from '@crossbook/money'
import { Badge, Button, Cluster, color, Icon, media, space, starIcon, type, type Column } from '@crossbook/ui'
import styled from 'styled-components'
import type { Offer } from './offers'
import { p2pCopy as copy } from './p2pCopy'

/** The columns of offers. */
export const OFFER_COLUMNS: readonly Column<Offer>[] = [
  {
    key: 'seller',
    header: 'Seller',
    rowHeader: true,
    cell: ({ seller, online }) => (
      <Cluster>
        <span translate="no">{seller}</span>
        <Badge tone={online ? 'up' : 'neutral'}>{online ? copy.online : copy.offline}</Badge>
      </Cluster>
    ),
    sortValue: ({ seller }) => seller,
  },
  {
    key: 'rating',
    header: 'Rating',
    numeric: true,
    onPhone: 'below',
    cell: ({ rating }) => (
      <Rating>
        <Icon shape={starIcon} size={16} filled />
        <span>{formatDecimal(rating, 1)}</span>
      </Rating>
    ),
    sortValue: ({ rating }) => toNumber(rating),
  },
  {
    key: 'trades',
    header: 'Trades',
    numeric: true,
    onPhone: 'nextTo',
    phoneText: { after: 'trades' },
    cell: ({ trades }) => formatInteger(trades),
    sortValue: ({ trades }) => trades,
  },
  {
    key: 'amount',
    header: 'Amount',
    numeric: true,
    onPhone: 'below',
    cell: (offer) => (
      <Amount>
        <span>{`${formatDecimal(offer.amount, 2)} BTC`}</span>
        <Worth>{formatUsd(multiply(offer.price, offer.amount))}</Worth>
      </Amount>
    ),
    sortValue: ({ amount }) => toNumber(amount),
  },
  {
    key: 'price',
    header: 'Price per BTC',
    numeric: true,
    cell: ({ price }) => formatPrice(price),
    sortValue: ({ price }) => toNumber(price),
  },
  {
    key: 'payment',
    header: 'Payment method',
    onPhone: 'nextTo',
    cell: ({ paymentMethod }) => paymentMethod,
    sortValue: ({ paymentMethod }) => paymentMethod,
  },
  {
    key: 'trade',
    header: 'Trade',
    headerHidden: true,
    numeric: true,
    onPhone: 'foot',
    // The specification leaves the button without behaviour.
    cell: ({ seller }) => (
      <Button size="small" variant="primary" aria-label={copy.tradeWith(seller)}>
        {copy.tradeNow}
      </Button>
    ),
  },
]

const Rating = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[4]};
  vertical-align: middle;

  & > svg {
    color: ${color.warn};
  }
`

const Amount = styled.span`
  display: inline-flex;
  flex-direction: column;
  align-items: flex-end;
  vertical-align: middle;
`

const Worth = styled.span`
  color: ${color.text3};
  ${type.small}

  ${media.belowM} {
    display: none;
  }
`
