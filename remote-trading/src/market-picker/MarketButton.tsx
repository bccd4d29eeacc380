import { type CoinSymbol, usePauseTicker } from '@crossbook/market'
import {
  chevronDownIcon,
  CoinLogo,
  color,
  height,
  Icon,
  media,
  size,
  space,
  type,
  VisuallyHidden,
} from '@crossbook/ui'
import { useCallback } from 'react'
import styled from 'styled-components'
import { useLoadedDialog } from '../loaded-part/useLoadedDialog'
import { type MarketChoice, MarketList } from './MarketList'
import { marketPickerCopy as copy } from './marketPickerCopy'

/** Height in the window. The sheet keeps it when a search leaves few markets. */
const SHEET_HEIGHT = '70dvh'

/** Keeps the filters above the stars of the rows, which are positioned too. */
const ORDER = { filters: 1 } as const

/** Renders the chosen market. In windows without space for the list, it is a button that opens the list in a sheet. */
export function MarketButton<Coin extends CoinSymbol>(choice: MarketChoice<Coin>) {
  const { markets, value, onChange } = choice
  const name = markets.find(({ symbol }) => symbol === value)?.name ?? value
  const { Dialog, isOpen, open, close } = useLoadedDialog(copy.notLoaded)
  const hold = usePauseTicker()
  const choose = useCallback(
    (symbol: Coin) => {
      onChange(symbol)
      close()
    },
    [onChange, close],
  )
  return (
    <>
      <Name translate="no">{name}</Name>
      <Opener type="button" aria-haspopup="dialog" aria-expanded={isOpen} onClick={open}>
        <CoinLogo symbol={value} hiddenByWidth />
        <VisuallyHidden>{copy.chosen} </VisuallyHidden>
        <span translate="no">{name}</span>
        <Icon shape={chevronDownIcon} size={16} />
      </Opener>
      {Dialog && (
        <Dialog open onClose={close} title={copy.title}>
          <Sheet ref={hold}>
            <MarketList {...choice} onChange={choose} />
          </Sheet>
        </Dialog>
      )}
    </>
  )
}

/* Where the list is next to the columns, and on paper. */
const Name = styled.span`
  display: none;

  ${media.fromXl} {
    display: inline;
  }

  ${media.print} {
    display: inline;
  }
`

const Opener = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  min-height: ${size.control};
  color: ${color.text};
  ${type.control}
  white-space: nowrap;

  & > svg {
    color: ${color.text3};
  }

  ${media.belowM} {
    min-height: ${height.row};
  }

  ${media.fromXl} {
    display: none;
  }
`

/* From edge to edge of the dialog, with its filters in view while the rows scroll. */
const Sheet = styled.div`
  min-height: ${SHEET_HEIGHT};
  margin: 0 calc(-1 * ${space[12]}) calc(-1 * ${space[24]});

  & > :first-child {
    position: sticky;
    z-index: ${ORDER.filters};
    inset-block-start: 0;
    background: ${color.s1};
  }

  & > ul {
    overflow: visible;
  }
`
