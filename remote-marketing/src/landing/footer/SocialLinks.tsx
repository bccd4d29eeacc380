import { color, height, space, type } from '@crossbook/ui'
import type { MouseEvent } from 'react'
import styled from 'styled-components'

const NETWORKS = Object.freeze(['X', 'Telegram', 'Discord', 'YouTube'])

/** The targets of the placeholders: their own address, so that a new tab opened from one stays harmless too. */
const HERE = 'social'

/** Placeholder links to social networks. They are focusable and lead nowhere until there are accounts. */
export function SocialLinks() {
  return (
    <List id={HERE} aria-label="Social networks">
      {NETWORKS.map((network) => (
        <li key={network}>
          <Placeholder href={`#${HERE}`} onClick={stay}>
            {network}
          </Placeholder>
        </li>
      ))}
    </List>
  )
}

function stay(event: MouseEvent) {
  event.preventDefault()
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[24]};
`

const Placeholder = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${height.small};
  /* As wide as its target, at the distance of its word. */
  margin-inline: calc(-1 * ${space[8]});
  padding-inline: ${space[8]};
  color: ${color.text3};
  ${type.small}
  text-decoration: none;

  &:hover {
    color: ${color.text};
  }
`
