import { parseCoinSymbol } from '@crossbook/market'
import { LivePrice } from '@crossbook/market-ui'
import { formatPrice, fullPriceTitle } from '@crossbook/money'
import {
  Badge,
  CoinLogo,
  color,
  IconButton,
  space,
  Switch,
  trashIcon,
  type,
  type BadgeTone,
} from '@crossbook/ui'
import styled from 'styled-components'
import { AlertDistance } from './AlertDistance'
import { alertsCopy as copy } from './alertsCopy'
import { alertStatus, type AlertStatus, type PriceAlert } from './priceAlert'

const TEXT_WIDTH = '11.25rem'

interface AlertRowProps {
  alert: PriceAlert
  onSwitch: (active: boolean) => void
  onDelete: () => void
}

const tones = { triggered: 'warn', active: 'up', inactive: 'neutral' } satisfies Record<
  AlertStatus,
  BadgeTone
>

/** One alert: its condition, the current price, the distance, its status, its switch and its delete button. */
export function AlertRow({ alert, onSwitch, onDelete }: AlertRowProps) {
  const status = alertStatus(alert)
  const coin = parseCoinSymbol(alert.symbol)
  return (
    <Row>
      <CoinLogo symbol={alert.symbol} size={32} />
      <TextColumn>
        <Watched>
          <span translate="no">{alert.symbol}</span>{' '}
          <span>{copy.conditions[alert.condition].toLowerCase()}</span>{' '}
          <span translate="no" title={fullPriceTitle(alert.price)}>
            {formatPrice(alert.price)}
          </span>
        </Watched>
        <Now>
          {coin ? (
            <>
              <span>{`${copy.now}:`}</span> <LivePrice symbol={coin} />
              {status !== 'triggered' && <AlertDistance alert={alert} coin={coin} />}
            </>
          ) : (
            copy.noPrice
          )}
        </Now>
      </TextColumn>
      <Controls>
        <Badge tone={tones[status]}>{copy.statuses[status]}</Badge>
        <Switch
          label={copy.switchLabel(alert)}
          labelHidden
          checked={alert.active}
          onChange={({ target }) => onSwitch(target.checked)}
        />
        <IconButton
          size="small"
          shape={trashIcon}
          label={copy.deleteLabel(alert)}
          data-delete={alert.id}
          onClick={onDelete}
        />
      </Controls>
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]} ${space[16]};
`

const TextColumn = styled.div`
  flex: 1 1 ${TEXT_WIDTH};
  min-width: 0;
`

const Watched = styled.p`
  color: ${color.text};
  ${type.control}
  overflow-wrap: anywhere;
`

const Now = styled.p`
  color: ${color.text3};
  ${type.small}
`

const Controls = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[12]};
  margin-left: auto;
`
