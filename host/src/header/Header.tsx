import { SITE_PATHS, type headerMenus } from '@crossbook/contract'
import { color, height, layer, media, size, space, stroke } from '@crossbook/ui'
import styled from 'styled-components'
import { Search } from '../search/Search'
import type { SiteScreen } from '../screens/siteScreens'
import { unavailableUntilShellIsInteractive } from '../page/startup'
import { AccountArea } from './AccountArea'
import { Logo } from './Logo'
import { MenuBar } from './MenuBar'
import { MobileMenu } from './MobileMenu'

interface HeaderProps {
  menus: ReturnType<typeof headerMenus>
  /** Screens for the search. */
  screens: readonly SiteScreen[]
}

/** Header of every page: logo, the menus of the release's screens, the search, and the visitor's account. */
export function Header({ menus, screens }: HeaderProps) {
  return (
    <Bar>
      <Logo />
      <Menus>
        <MenuBar menus={menus} />
      </Menus>
      <Search screens={screens} />
      <AccountArea hasAlerts={screens.some(({ path }) => path === SITE_PATHS.priceAlerts)} />
      <MobileMenu menus={menus} />
    </Bar>
  )
}

const Bar = styled.header`
  position: sticky;
  z-index: ${layer.header};
  inset-block-start: 0;
  display: flex;
  /* Large text on a phone takes a second line, which AccountArea asks this box for. */
  flex-wrap: wrap;
  container-type: inline-size;
  align-items: center;
  gap: 0 ${space[32]};
  min-height: ${size.header};
  /* Touch sizes would fill the bar to its edges. */
  --cb-size-control: ${height.medium};
  /* Aligned with the edges of the content below, or of the window. */
  padding-inline: max(${size.pagePadding}, calc((100% - ${size.content}) / 2));
  border-bottom: ${stroke.hairline} solid ${color.line};
  background: ${color.canvas};
  ${unavailableUntilShellIsInteractive}

  &:has(+ main [data-full-width]) {
    padding-inline: ${size.pagePadding};
  }

  ${media.belowL} {
    justify-content: space-between;
    column-gap: ${space[8]};
  }

  /* Two lines of large text would cover too much of a scrolled page. */
  ${media.belowXxs} {
    position: static;
  }
`

const Menus = styled.div`
  flex: 1 1 auto;
  min-width: 0;

  ${media.belowL} {
    display: none;
  }
`
