import { color, media, space, type } from '@crossbook/ui'
import { type ComponentType, useRef } from 'react'
import styled from 'styled-components'
import { NotLoaded } from '../loaded-part/NotLoaded'
import { useLoadedPart } from '../loaded-part/useLoadedPart'
import { dockedRows } from './dockedRows'

/** The line below the head. */
const LINE = '1px'

/** The height of a table on phones and in larger windows. On desktops, the dock sets the height of a row. */
interface TableHeight {
  phone: string
  fromM: string
}

interface DockedTableProps<Row> {
  /** Loads the table. Created once. */
  load: () => Promise<ComponentType<{ rows: readonly Row[] }>>
  rows: readonly Row[]
  /** Reserved while the code loads. */
  height: TableHeight
  loading: string
  notLoaded: string
}

/** The table of a dock. Its code is fetched when it comes into view, because on most screens it is below the first view. */
export function DockedTable<Row>({ load, rows, height, loading, notLoaded }: DockedTableProps<Row>) {
  const place = useRef<HTMLDivElement>(null)
  const { part: Table, failed, retry } = useLoadedPart(place, load)
  return (
    <div ref={place}>
      {Table ? (
        <Table rows={rows} />
      ) : (
        <Waiting $height={height} $rows={rows.length}>
          {failed ? <NotLoaded text={notLoaded} onRetry={retry} /> : <p>{loading}</p>}
        </Waiting>
      )}
    </div>
  )
}

const Waiting = styled.div<{ $height: TableHeight; $rows: number }>`
  display: grid;
  place-items: center;
  min-height: ${({ $height }) => $height.phone};
  padding: ${space[16]};
  color: ${color.text3};
  ${type.body}

  ${media.fromM} {
    min-height: ${({ $height }) => $height.fromM};
  }

  ${media.fromXl} {
    min-height: calc(
      ${dockedRows.head} + ${LINE} + ${({ $rows }) => String($rows)} * var(${dockedRows.height})
    );
    padding-block: 0;
  }
`
