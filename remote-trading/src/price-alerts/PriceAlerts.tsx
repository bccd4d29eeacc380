import { media, PageBody, PageHeader, space, Stat, StatGrid, VisuallyHidden } from '@crossbook/ui'
import { useRef } from 'react'
import styled from 'styled-components'
import { AlertForm } from './AlertForm'
import { AlertList } from './AlertList'
import { AlertNotifications } from './AlertNotifications'
import { alertsCopy as copy } from './alertsCopy'
import { countAlerts } from './priceAlert'
import { useAlerts } from './useAlerts'

/** The screen for alerts: create, switch and delete them. From then on the demonstration price triggers them on every page. */
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

/** The smallest width of a count: three fit on a line on phones, unless the text is too large. */
const COUNT_WIDTH = '5.5rem'

const Counts = styled(StatGrid)`
  ${media.belowS} {
    grid-template-columns: repeat(
      auto-fit,
      minmax(min(100%, max(${COUNT_WIDTH}, (100% - ${space[2]}) / 3)), 1fr)
    );
  }
`
