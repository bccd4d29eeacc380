import { SITE_PATHS } from '@crossbook/contract'
import { bellIcon, color, height, Icon, media, radius, space, type } from '@crossbook/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useAlertCounts, type AlertCounts } from './useAlertCounts'

/** Leads to the user's price alerts, with the number of those that were triggered. */
export function AlertBell({ owner }: { owner: string }) {
  const counts = useAlertCounts(owner)
  const label = labelOf(counts)
  return (
    <Bell to={SITE_PATHS.priceAlerts} aria-label={label} title={label}>
      <Icon shape={bellIcon} />
      {counts.triggered > 0 && <Count aria-hidden>{Math.min(counts.triggered, MOST_SHOWN)}</Count>}
    </Bell>
  )
}

/** A larger number does not fit; the label has it. */
const MOST_SHOWN = 99

function labelOf({ active, triggered }: AlertCounts) {
  if (active + triggered === 0) return 'Price alerts'
  return `Price alerts: ${triggered} triggered, ${active} active`
}

const Bell = styled(Link)`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${height.medium};
  height: ${height.medium};
  border-radius: ${radius.control};
  color: ${color.text2};

  &:hover {
    background: ${color.s2};
    color: ${color.text};
  }

  ${media.print} {
    display: none;
  }
`

const COUNT_SIZE = '1.125rem'

const Count = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  display: grid;
  place-items: center;
  min-width: ${COUNT_SIZE};
  height: ${COUNT_SIZE};
  padding: 0 ${space[4]};
  border-radius: ${radius.badge};
  background: ${color.accent};
  color: ${color.accentInk};
  ${type.micro}
`
