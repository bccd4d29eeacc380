import { usePauseTicker } from '@crossbook/market'
import { PauseLivePrices } from '@crossbook/market-ui'
import { Card, color, EmptyState, media, notify, space, stroke } from '@crossbook/ui'
import { useRef } from 'react'
import styled from 'styled-components'
import type { AlertAction } from './alertReducer'
import { AlertRow } from './AlertRow'
import { alertsCopy as copy } from './alertsCopy'
import type { PriceAlert } from './priceAlert'

interface AlertListProps {
  alerts: readonly PriceAlert[]
  dispatch: (action: AlertAction) => void
  /** Moves the focus to the form when the last alert is gone. */
  focusForm: () => void
}

/** Lists all alerts, newest first. After a deletion the focus moves to the neighbour, and a toast offers Undo. */
export function AlertList({ alerts, dispatch, focusForm }: AlertListProps) {
  const hold = usePauseTicker()
  const list = useRef<HTMLUListElement>(null)

  const remove = (id: string) => {
    const index = alerts.findIndex((alert) => alert.id === id)
    const alert = alerts[index]
    if (!alert) return
    const neighbour = alerts[index + 1] ?? alerts[index - 1]
    if (neighbour) list.current?.querySelector<HTMLElement>(`[data-delete="${neighbour.id}"]`)?.focus()
    else focusForm()
    dispatch({ kind: 'delete', id })
    notify.success({
      ...copy.deleted(alert),
      action: { label: copy.undo, onClick: () => dispatch({ kind: 'restore', alert, index }) },
    })
  }

  return (
    <Card title={copy.list} padding="none" actions={<PauseLivePrices />} ref={hold}>
      {alerts.length === 0 ? (
        <EmptyState text={copy.empty} />
      ) : (
        <Rows ref={list}>
          {alerts.map((alert) => (
            <li key={alert.id}>
              <AlertRow
                alert={alert}
                onSwitch={(active) => dispatch({ kind: 'switch', id: alert.id, active })}
                onDelete={() => remove(alert.id)}
              />
            </li>
          ))}
        </Rows>
      )}
    </Card>
  )
}

const Rows = styled.ul`
  & > li {
    padding: ${space[12]} ${space[16]};
    border-top: ${stroke.hairline} solid ${color.line};

    ${media.fromM} {
      padding-inline: ${space[24]};
    }
  }
`
