import { color, type Elements, media, space } from '@crossbook/ui'
import { useId } from 'react'
import styled from 'styled-components'
import { DockSeparator } from './DockSeparator'
import { DOCK_SHARES, dockStyle, useDockShare } from './dockShare'

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
      flex: 0 1 calc(var(--dock-share, ${DOCK_SHARES.first}) * 1%);
    }

    min-height: 0;
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

    & th,
    & td {
      height: auto;
      padding-block: ${space[4]};
    }
  }

  ${media.print} {
    overflow: visible;
  }
`
