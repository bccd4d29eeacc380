import { useEffect, useRef } from 'react'
import { Link, NavLink, Outlet, useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { Badge, type BadgeTone, color, layer, media, size, space, stroke, Toaster, type } from '@crossbook/ui'
import { ADDRESSES } from '../addresses'
import { type Liveness, useEvents } from '../queries/useEvents'
import { SearchBox } from './SearchBox'
import { LIVENESS_LABELS, SHELL_COPY } from './shellCopy'

const LIVENESS_TONES: Readonly<Record<Liveness, BadgeTone>> = {
  connecting: 'neutral',
  live: 'up',
  lost: 'warn',
}

/** The offset of the skip link while it has no focus. */
const OUT_OF_SIGHT = '-200%'

/** The head of the console, and the view of the address below it. */
export function Shell() {
  const liveness = useEvents()
  const main = useMainFocus()
  return (
    <>
      <SkipLink href="#main">{SHELL_COPY.skip}</SkipLink>
      <Head>
        <Name to={ADDRESSES.matrix}>{SHELL_COPY.name}</Name>
        <Views aria-label={SHELL_COPY.views}>
          <View to={ADDRESSES.matrix} end>
            {SHELL_COPY.matrix}
          </View>
          <View to={ADDRESSES.mixes}>{SHELL_COPY.mixes}</View>
          <View to={ADDRESSES.faults}>{SHELL_COPY.faults}</View>
        </Views>
        <SearchBox />
        <State role="status">
          <Badge tone={LIVENESS_TONES[liveness]}>{LIVENESS_LABELS[liveness]}</Badge>
        </State>
      </Head>
      <Main id="main" ref={main} tabIndex={-1}>
        <Outlet />
      </Main>
      <Toaster />
    </>
  )
}

/** Moves the focus to the main content when the view changes, so that screen readers announce it. */
function useMainFocus() {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [pathname])
  return main
}

const SkipLink = styled.a`
  position: absolute;
  top: ${space[8]};
  left: ${space[8]};
  z-index: ${layer.skipLink};
  padding: ${space[8]} ${space[16]};
  background: ${color.s3};
  color: ${color.text};
  ${type.control}

  &:not(:focus) {
    top: ${OUT_OF_SIGHT};
  }
`

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]} ${space[16]};
  min-height: ${size.header};
  padding: ${space[8]} ${size.pagePadding};
  border-bottom: ${stroke.hairline} solid ${color.line};
`

const Name = styled(Link)`
  color: ${color.text};
  ${type.control}
  text-decoration: none;
`

const Views = styled.nav`
  display: flex;
  gap: ${space[4]};

  ${media.belowM} {
    order: 1;
    flex: 1;
  }
`

const View = styled(NavLink)`
  display: inline-flex;
  align-items: center;
  min-height: ${size.controlSmall};
  padding: 0 ${space[12]};
  border-bottom: ${stroke.strong} solid transparent;
  color: ${color.text2};
  ${type.control}
  text-decoration: none;

  &[aria-current='page'] {
    border-color: ${color.accent};
    color: ${color.text};
  }
`

const State = styled.span`
  ${media.belowM} {
    order: 2;
  }
`

const Main = styled.main`
  &:focus {
    outline: none;
  }
`
