import { SITE_PATHS } from '@crossbook/contract'
import { ButtonLink, Cluster, color, type } from '@crossbook/ui'
import { DeskCard } from '../trading-layout/DeskPanel'
import styled from 'styled-components'
import { spotCopy as copy } from './spotCopy'

/** The pages that work meanwhile, in the order of the menu. */
const WORKS = [
  { to: SITE_PATHS.futures, label: copy.works.futures },
  { to: SITE_PATHS.margin, label: copy.works.margin },
  { to: SITE_PATHS.p2p, label: copy.works.p2p },
  { to: SITE_PATHS.swap, label: copy.works.swap },
  { to: SITE_PATHS.charts, label: copy.works.charts },
] as const

/** Replaces the order form: explains that orders are not available yet, and links to alternatives. */
export function ComingSoon() {
  return (
    <DeskCard title={copy.comingSoon}>
      <Lead>{copy.comingSoonLead}</Lead>
      <Cluster>
        {WORKS.map(({ to, label }) => (
          <ButtonLink key={to} to={to} size="small">
            {label}
          </ButtonLink>
        ))}
      </Cluster>
    </DeskCard>
  )
}

const Lead = styled.p`
  color: ${color.text2};
  ${type.small}
`
