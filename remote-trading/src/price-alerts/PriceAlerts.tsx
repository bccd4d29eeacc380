import { media, PageBody, PageHeader, space, Stat, StatGrid, VisuallyHidden } from '@crossbook/ui'
import { useRef } from 'react'
import styled from 'styled-components'
import { AlertForm } from './AlertForm'
import { AlertList } from './AlertList'
import { AlertNotifications } from './AlertNotifications'
import { alertsCopy as copy } from './alertsCopy'
import { countAlerts } from './priceAlert'
import { useAlerts } from './useAlerts'

/** Alerts that are made, switched, deleted, and triggered by the demonstration price, on every page from then on. */
export default function PriceAlerts() {
  const [alerts, dispatch] = useAlerts()
  const symbolField = useRef<HTMLInputElement>(null)
  const counts = countAlerts(alerts)

  return (
    <PageBody>
      <PageHeader title={copy.title} lead={copy.lead} />
      <section aria-label={copy.stats}>
        <Counts>
          <Stat label={copy.total}>{counts.total}</Stat>
          <Stat label={copy.active}>{counts.active}</Stat>
          <Stat label={copy.triggered}>{counts.triggered}</Stat>
        </Counts>
        <VisuallyHidden role="status">{copy.counts(counts)}</VisuallyHidden>
      </section>
      <AlertForm dispatch={dispatch} symbolField={symbolField} />
      <AlertList alerts={alerts} dispatch={dispatch} focusForm={() => symbolField.current?.focus()} />
      <AlertNotifications />
    </PageBody>
  )
}

/** The least of a count: three share a line on phones too, unless the text is too large for that. */
const COUNT_WIDTH = '5.5rem'

const Counts = styled(StatGrid)`
  ${media.belowS} {
    grid-template-columns: repeat(
      auto-fit,
      minmax(min(100%, max(${COUNT_WIDTH}, (100% - ${space[2]}) / 3)), 1fr)
    );
  }
`
