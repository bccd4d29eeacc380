import { color, type Elements, height, media, space } from '@crossbook/ui'
import { useId } from 'react'
import styled from 'styled-components'
import { DockSeparator } from './DockSeparator'
import { dockedRows } from './dockedRows'
import { dockStyle, useDockShare } from './dockShare'

/** The dock is as high as its rows, but leaves the chart a canvas of 400 pixels. On low windows it keeps a fifth of the column. */
const MOST_HEIGHT = 'max(21%, 100% - 32rem)'

/** Heights of a row: one or two short lines, and in low windows one. */
const ROW = '2.0625rem'
const LOW_ROW = '1.5625rem'

/** Wide enough for the figures of a position on one line, and too low for anything higher. */
const WIDE_AND_LOW = '@media (min-width: 85em) and (max-height: 55.99em)'

/** The panel below the chart, with positions or borrowed assets. On desktops the user can resize it. */
export function Dock({ children }: { children: Elements }) {
  const id = useId()
  const [share, setShare] = useDockShare()
  return (
    <>
      <DockSeparator dockId={id} share={share} onShare={setShare} />
      <Panel id={id} style={dockStyle(share)}>
        {children}
      </Panel>
    </>
  )
}

const Panel = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;

  ${media.fromXl} {
    /* Stronger than the column's rule that its cards keep their height. */
    && {
      flex: 0 1 var(--dock-height, auto);
    }

    min-height: 0;
    max-height: var(--dock-height, ${MOST_HEIGHT});
    background: ${color.s1};
    overflow-y: auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;

    /* The card keeps its height, and the panel scrolls: a card that shrinks would cut off its rows. */
    & > * {
      flex: none;
    }

    /* Heading and rows are low here, so that rows show in the height that is left. */
    & > * > :first-child {
      padding-block: ${space[2]};
    }

    & [role='radio'] {
      min-height: ${height.least};
    }

    ${dockedRows.height}: ${ROW};

    ${WIDE_AND_LOW} {
      ${dockedRows.height}: ${LOW_ROW};
    }

    & :is(th, td) {
      height: var(${dockedRows.height});
      padding-block: 0;
    }

    & thead th {
      height: ${dockedRows.head};
    }

    & :is(th, td):not(:first-child) {
      padding-inline-start: ${space[6]};
    }

    & :is(th, td):not(:last-child) {
      padding-inline-end: ${space[6]};
    }
  }

  ${media.print} {
    overflow: visible;
  }
`
