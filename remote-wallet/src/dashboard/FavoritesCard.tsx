import { SITE_PATHS } from '@crossbook/contract'
import { COIN_NAMES, COIN_SYMBOLS, marketSample, useFavorites, type CoinSymbol } from '@crossbook/market'
import { chartOf, CoinCell, FavoriteButton } from '@crossbook/market-ui'
import { formatPrice, formatSignedPercent } from '@crossbook/money'
import {
  ButtonLink,
  Card,
  ChangeText,
  color,
  EmptyState,
  radius,
  space,
  type,
  useIsFirstRender,
} from '@crossbook/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { dashboardCopy } from './dashboardCopy'

/** The height of the rows until the favorites are known, so that little moves. It equals the height of the card next to it. */
const ROOM = '7rem'

/** The coins that the user has marked, with sample price and change, and a link to all prices. */
export function FavoritesCard() {
  const isFirst = useIsFirstRender()
  return (
    <Card title="Favorites">
      <ReservedSpace>{!isFirst && <FavoriteRows />}</ReservedSpace>
      <div>
        <ButtonLink to={SITE_PATHS.livePrices} fullWidth="onPhone">
          View live prices
        </ButtonLink>
      </div>
    </Card>
  )
}

/** An unmarked coin keeps its row until the dashboard opens again, so that a click on a star moves no row. */
function FavoriteRows() {
  const marked = useFavorites()
  const [onceMarked, remember] = useState<readonly CoinSymbol[]>(marked)
  if (marked.some((symbol) => !onceMarked.includes(symbol)))
    remember(COIN_SYMBOLS.filter((symbol) => onceMarked.includes(symbol) || marked.includes(symbol)))
  if (onceMarked.length === 0) return <EmptyState text={dashboardCopy.noFavorites} />

  return (
    <List>
      {onceMarked.map((symbol) => {
        const { price, change } = marketSample(symbol)
        const chart = chartOf(symbol)
        return (
          <Line key={symbol}>
            {chart && <ToChart {...chart} aria-label={`Chart of ${COIN_NAMES[symbol]}`} />}
            <Star>
              <FavoriteButton symbol={symbol} />
            </Star>
            <CoinCell symbol={symbol} layout="stacked" />
            <Figures>
              <span>{formatPrice(price)}</span>
              <ChangeText change={formatSignedPercent(change)} />
            </Figures>
          </Line>
        )
      })}
    </List>
  )
}

const ReservedSpace = styled.div`
  flex: 1;
  min-height: ${ROOM};
`

const List = styled.ul`
  display: grid;
  gap: ${space[12]};
`

const Line = styled.li`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[8]};
`

/* Above the link that covers the row. */
const Star = styled.span`
  position: relative;
`

const ToChart = styled(Link)`
  position: absolute;
  inset: 0;
  border-radius: ${radius.control};
`

const Figures = styled.span`
  display: grid;
  justify-items: end;
  margin-left: auto;
  color: ${color.text};
  ${type.cell}
`
