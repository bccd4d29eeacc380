import {
  Button,
  type ButtonVariant,
  color,
  coversPageEnd,
  type Elements,
  layer,
  media,
  size,
  space,
  stroke,
} from '@crossbook/ui'
import styled from 'styled-components'
import { useLoadedDialog } from '../loaded-part/useLoadedDialog'
import { DeskPanel } from './DeskPanel'
import { tradingLayoutCopy as copy } from './tradingLayoutCopy'

/** Has a unit, because calc() requires one. */
const NO_INSET = '0px'

/** One of the two sides that a ticket is opened with on phones. */
interface TicketSide<Side extends string> {
  value: Side
  label: string
  variant: Extract<ButtonVariant, 'up' | 'down'>
}

interface OrderTicketProps<Side extends string> {
  title: string
  sides: readonly TicketSide<Side>[]
  /** Called before the ticket opens with a side. */
  onSide: (side: Side) => void
  /** The form. It can be in the page twice, so its owner keeps the input. */
  children: Elements
}

/**
 * Renders an order ticket: a panel on large screens. On phones it is a sheet, opened by a button for each side at the bottom of the
 * window.
 */
export function OrderTicket<Side extends string>({ title, sides, onSide, children }: OrderTicketProps<Side>) {
  const { Dialog, isOpen, open, close } = useLoadedDialog(copy.ticketNotLoaded)
  return (
    <Whole>
      <Panel title={title}>{children}</Panel>
      <Bar ref={coversPageEnd} role="group" aria-label={title}>
        {sides.map(({ value, label, variant }) => (
          <Button
            key={value}
            variant={variant}
            size="large"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => {
              onSide(value)
              open()
            }}
          >
            {label}
          </Button>
        ))}
      </Bar>
      {Dialog && (
        <Dialog open onClose={close} title={title}>
          <Sheet>{children}</Sheet>
        </Dialog>
      )}
    </Whole>
  )
}

const Whole = styled.div`
  display: contents;
`

const Panel = styled(DeskPanel)`
  flex: none;

  ${media.belowM} {
    display: none;
  }

  ${media.print} {
    display: flex;
  }
`

const Bar = styled.div`
  display: none;

  ${media.belowM} {
    position: fixed;
    z-index: ${layer.header};
    inset: auto 0 0;
    display: flex;
    gap: ${space[12]};
    padding: ${space[12]} ${size.pagePadding} calc(${space[12]} + env(safe-area-inset-bottom, ${NO_INSET}));
    border-top: ${stroke.hairline} solid ${color.line};
    background: ${color.s1};

    & > button {
      flex: 1 1 0;
    }
  }

  ${media.print} {
    display: none;
  }
`

/* The form has its own distance from the edges of a panel. */
const Sheet = styled.div`
  margin: 0 calc(-1 * ${space[16]}) calc(-1 * ${space[24]});
`
