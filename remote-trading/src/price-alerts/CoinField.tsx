import { withoutUnseen } from '@crossbook/contract'
import { COIN_NAMES, parseCoinSymbol, type CoinSymbol } from '@crossbook/market'
import { LivePrice } from '@crossbook/market-ui'
import {
  CoinLogo,
  color,
  Field,
  layer,
  radius,
  size,
  space,
  stroke,
  TextInput,
  type,
  useCombobox,
  VisuallyHidden,
} from '@crossbook/ui'
import { useState, type RefObject } from 'react'
import styled from 'styled-components'
import { alertsCopy as copy } from './alertsCopy'
import { suggestCoins } from './suggestCoins'

interface CoinFieldProps {
  ref: RefObject<HTMLInputElement | null>
  /** The typed text: a coin's symbol, part of its name, or any other symbol. */
  value: string
  onChange: (symbol: string) => void
}

/** A field for a coin's symbol that suggests the site's coins. It reports that another symbol has no price here. */
export function CoinField({ ref, value, onChange }: CoinFieldProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [chosen, setChosen] = useState<number>()
  const symbol = value.trim().toUpperCase()
  const suggested = isOpen ? suggestCoins(value) : []
  // Nothing is left to choose if the field already contains the only suggestion.
  const coins = suggested.length === 1 && suggested[0] === symbol ? [] : suggested
  const { listId, optionId, fieldProps } = useCombobox({ count: coins.length, chosen, onChoose: setChosen })
  const unknown = symbol !== '' && coins.length === 0 && !parseCoinSymbol(symbol) && copy.unknown(symbol)

  const open = () => {
    setIsOpen(true)
    setChosen(undefined)
  }
  const take = (coin: CoinSymbol) => {
    onChange(coin)
    setIsOpen(false)
  }

  return (
    <Place>
      <Field label={copy.symbol} help={unknown || copy.symbolHelp}>
        <TextInput
          {...fieldProps}
          ref={ref}
          value={value}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={12}
          onChange={({ target }) => {
            onChange(withoutUnseen(target.value))
            open()
          }}
          onClick={open}
          onBlur={() => setIsOpen(false)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setIsOpen(false)
            else if (event.key === 'ArrowDown' && !isOpen) {
              event.preventDefault()
              open()
            } else fieldProps.onKeyDown(event)
          }}
        />
      </Field>
      {coins.length > 0 && (
        <List id={listId} role="listbox" aria-label={copy.coins}>
          {coins.map((coin, at) => (
            // The field handles the keys and clicks the chosen option.
            <Option
              key={coin}
              id={optionId(at)}
              role="option"
              aria-selected={at === chosen}
              onPointerMove={() => setChosen(at)}
              // The focus stays in the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(coin)}
            >
              <CoinLogo symbol={coin} size={24} />
              <TextColumn>
                <span translate="no">{coin}</span> <Name>{COIN_NAMES[coin]}</Name>
              </TextColumn>
              <LivePrice symbol={coin} />
            </Option>
          ))}
        </List>
      )}
      <VisuallyHidden role="status">
        {unknown || (coins.length > 0 && copy.suggested(coins.length))}
      </VisuallyHidden>
    </Place>
  )
}

/** Size of the list: its maximum height, and a width for name and price on one line. */
const LIST_HEIGHT = '16.5rem'
const LIST_WIDTH = '16.25rem'

/** The heights of a field's label and of the control. The list begins below both. */
const LABEL_HEIGHT = '1.625rem'

const Place = styled.div`
  position: relative;
  min-width: 0;
`

const List = styled.div`
  position: absolute;
  z-index: ${layer.drawer};
  top: calc(${LABEL_HEIGHT} + ${size.control} + ${space[4]});
  left: 0;
  width: 100%;
  min-width: min(100%, ${LIST_WIDTH});
  max-height: ${LIST_HEIGHT};
  padding: ${space[4]};
  border: ${stroke.hairline} solid ${color.controlLine};
  border-radius: ${radius.control};
  background: ${color.s3};
  overflow-y: auto;
  overscroll-behavior: contain;
`

const Option = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[12]};
  min-height: ${size.control};
  padding: 0 ${space[8]};
  border-radius: ${radius.tile};
  color: ${color.text};
  ${type.cell}
  cursor: pointer;

  &[aria-selected='true'] {
    background: ${color.line};
  }

  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline: ${stroke.strong} solid;
      outline-offset: calc(-1 * ${stroke.strong});
    }
  }
`

const TextColumn = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Name = styled.span`
  color: ${color.text3};
  ${type.small}
`
