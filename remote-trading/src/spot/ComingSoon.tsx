import { SITE_PATHS } from '@crossbook/contract'
import { ButtonLink, Card, Cluster, color, type } from '@crossbook/ui'
import styled from 'styled-components'
import { spotCopy as copy } from './spotCopy'

/** What works meanwhile, in the order of the menu. */
const WORKS = [
  { to: SITE_PATHS.futures, label: copy.works.futures },
  { to: SITE_PATHS.margin, label: copy.works.margin },
  { to: SITE_PATHS.p2p, label: copy.works.p2p },
  { to: SITE_PATHS.swap, label: copy.works.swap },
  { to: SITE_PATHS.charts, label: copy.works.charts },
] as const

/** Replaces the order form: says that orders are not available yet, and what to do instead. */
export function ComingSoon() {
  return (
    <Card title={copy.comingSoon}>
      <Lead>{copy.comingSoonLead}</Lead>
      <Cluster>
        {WORKS.map(({ to, label }) => (
          <ButtonLink key={to} to={to} size="small">
            {label}
          </ButtonLink>
        ))}
      </Cluster>
    </Card>
  )
}

const Lead = styled.p`
  color: ${color.text2};
  ${type.small}
`
