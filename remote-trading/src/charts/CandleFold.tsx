import { color, radius, space, stroke, type } from '@crossbook/ui'
import { useRef } from 'react'
import styled from 'styled-components'
import { useLoadedPart } from '../loaded-part/useLoadedPart'
import type { CandleTableProps } from './CandleTable'
import { chartsCopy as copy } from './chartsCopy'
import { NotLoaded } from '../loaded-part/NotLoaded'

const loadTable = () =>
  import(/* webpackChunkName: "candle-table" */ './CandleTable').then(({ CandleTable }) => CandleTable)

/** The candles as a table, folded. Its code is loaded when it is unfolded. */
export function CandleFold(props: CandleTableProps) {
  const place = useRef<HTMLDivElement>(null)
  const { part: CandleTable, failed, retry } = useLoadedPart(place, loadTable)
  return (
    <Fold>
      <summary>{copy.table}</summary>
      <Place ref={place}>
        {CandleTable && <CandleTable {...props} />}
        {failed && <NotLoaded text={copy.tableNotLoaded} onRetry={retry} />}
      </Place>
    </Fold>
  )
}

const Fold = styled.details`
  border: ${stroke.hairline} solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.s1};

  & > summary {
    padding: ${space[12]} ${space[24]};
    color: ${color.text};
    ${type.control}
    cursor: pointer;
  }

  & caption {
    padding-inline: ${space[24]};
  }
`

/* Of some height, so that it comes into view when the fold opens. */
const Place = styled.div`
  min-height: ${space[48]};
`
