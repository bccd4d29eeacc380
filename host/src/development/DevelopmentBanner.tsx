import { codeIcon, color, Icon, size, space, stroke, type } from '@crossbook/ui'
import styled from 'styled-components'

/** Names the apps that no release pins on this page. */
export function DevelopmentBanner({ apps }: { apps: readonly string[] }) {
  return (
    <Banner aria-label="Under development">
      <Icon shape={codeIcon} size={16} />
      <p>
        <span>From this machine’s development server, not from a release:</span>{' '}
        <strong>{apps.join(', ')}</strong>
      </p>
    </Banner>
  )
}

/** Mounts the banner above the site, separately from it. */
export async function showDevelopmentBanner(apps: readonly string[]) {
  const { createRoot } = await import(/* webpackChunkName: "site" */ 'react-dom/client')
  const place = document.createElement('div')
  document.body.prepend(place)
  createRoot(place).render(<DevelopmentBanner apps={apps} />)
}

const Banner = styled.section`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  padding: ${space[4]} ${size.pagePadding};
  border-bottom: ${stroke.hairline} solid ${color.line};
  background: ${color.warnWash};
  color: ${color.warn};
  ${type.small}
`
