import { type CoinSymbol, usePauseTicker } from '@crossbook/market'
import { Card, color, media, space, type } from '@crossbook/ui'
import { useRef } from 'react'
import styled from 'styled-components'
import { NotLoaded } from '../loaded-part/NotLoaded'
import { useLoadedPart } from '../loaded-part/useLoadedPart'
import { orderBookCopy as copy } from './orderBookCopy'

const loadBook = () =>
  import(/* webpackChunkName: "order-book" */ './LoadedBook').then(({ LoadedBook }) => LoadedBook)

/** The height of the book, reserved while its code loads. */
const BOOK_HEIGHT = '18.5rem'

/** A read-only sample of the market's book and trades. Its code is fetched when it comes into view. */
export function OrderBookPanel({ symbol }: { symbol: CoinSymbol }) {
  const hold = usePauseTicker()
  const place = useRef<HTMLDivElement>(null)
  const { part: Book, failed, retry } = useLoadedPart(place, loadBook)
  return (
    <Panel aria-label={copy.title} role="region" ref={hold}>
      <Place ref={place}>
        {Book ? (
          <Book symbol={symbol} />
        ) : (
          <Waiting>
            {failed ? <NotLoaded text={copy.notLoaded} onRetry={retry} /> : <p>{copy.loading}</p>}
          </Waiting>
        )}
      </Place>
    </Panel>
  )
}

const Panel = styled(Card)`
  padding: 0;
  overflow: hidden;

  ${media.fromXl} {
    overflow: visible;
    padding: 0;
    border: 0;
    border-radius: 0;
  }
`

const Place = styled.div`
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  min-height: ${BOOK_HEIGHT};
`

const Waiting = styled.div`
  display: grid;
  flex: 1;
  place-items: center;
  padding: ${space[16]};
  color: ${color.text3};
  ${type.body}
`
