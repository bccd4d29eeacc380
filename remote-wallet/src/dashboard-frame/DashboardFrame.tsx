import {
  closeIcon,
  color,
  Drawer,
  gridIcon,
  height,
  IconButton,
  media,
  size,
  space,
  stroke,
  useCloseFromLarge,
} from '@crossbook/ui'
import { useCallback, useState } from 'react'
import { Outlet } from 'react-router-dom'
import styled from 'styled-components'
import { SidebarContent } from './SidebarContent'

/** The dashboard's sidebar around its screens: fixed at 64 em and wider, a drawer behind a button below that. */
export default function DashboardFrame() {
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  useCloseFromLarge(open, close)

  return (
    // The host's header and footer are as wide as the sidebar and the content together.
    <Layout data-full-width="">
      <Sidebar>
        <SidebarContent />
      </Sidebar>
      <Content>
        <MenuButton>
          <IconButton
            label="Open dashboard menu"
            shape={gridIcon}
            aria-haspopup="dialog"
            aria-expanded={open}
            onClick={() => setOpen(true)}
          />
        </MenuButton>
        <Outlet />
      </Content>
      <Drawer open={open} onClose={close} label="Dashboard menu">
        <CloseRow>
          <IconButton label="Close dashboard menu" shape={closeIcon} onClick={close} />
        </CloseRow>
        <SidebarContent onLeave={close} />
      </Drawer>
    </Layout>
  )
}

const Layout = styled.div`
  ${media.fromL} {
    display: grid;
    grid-template-columns: ${size.sidebar} minmax(0, 1fr);
  }

  ${media.print} {
    display: block;
  }
`

const Sidebar = styled.div`
  display: none;

  ${media.fromL} {
    display: block;
    position: sticky;
    top: ${size.header};
    height: calc(100dvh - ${size.header});
    max-height: calc(100dvh - ${size.header} - ${size.covered});
    overflow-y: auto;
    border-right: ${stroke.hairline} solid ${color.line};
    background: ${color.s1};
  }

  ${media.print} {
    display: none;
  }
`

/**
 * The height of a separate line for the button: full when the back bar has no space for it, otherwise zero. Text fills the bar in a
 * window below 20rem. A media query does not know that the page's text is large.
 */
const BUTTON_LINE = `clamp(0px, (20rem - 100vw) * 9999, ${height.bar})`

const Content = styled.div`
  position: relative;
  min-width: 0;
  padding-block-start: ${BUTTON_LINE};

  ${media.fromL} {
    padding-block-start: 0;
  }
`

/* In the line of the back bar, whose end is free. */
const MenuButton = styled.div`
  position: absolute;
  top: 0;
  right: calc(${size.pagePadding} - ${space[8]});
  display: flex;
  align-items: center;
  height: ${height.bar};

  ${media.fromL} {
    display: none;
  }
`

/* Closer to the close button than the sidebar's own padding. */
const CloseRow = styled.div`
  display: flex;
  justify-content: flex-end;
  margin-bottom: calc(-1 * ${space[12]});
  padding: ${space[8]} ${space[8]} 0;
`
