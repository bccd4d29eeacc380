import { COIN_NAMES, COIN_SYMBOLS } from '@crossbook/market'
import { readAmount } from '@crossbook/money'
import { AmountInput, Button, Card, Field, media, Select, space, TextInput } from '@crossbook/ui'
import { useId, useState, type Dispatch, type FormEvent, type RefObject } from 'react'
import styled from 'styled-components'
import type { AlertAction } from './alertReducer'
import { alertsCopy as copy } from './alertsCopy'
import { alertFrom, type AlertCondition, type AlertDraft } from './priceAlert'

const FIELD_WIDTH = '160px'

/** Of a field's label with the distance below it: the button stands in line with the controls. */
const LABEL_HEIGHT = '26px'

interface AlertFormProps {
  dispatch: Dispatch<AlertAction>
  symbolField: RefObject<HTMLInputElement | null>
}

const EMPTY: AlertDraft = { symbol: '', condition: 'above', price: '' }

const CONDITIONS: readonly AlertCondition[] = ['above', 'below']

/** The form of a new alert; without a symbol or a price that is a number, nothing happens. */
export function AlertForm({ dispatch, symbolField }: AlertFormProps) {
  const [draft, setDraft] = useState(EMPTY)
  const coinsId = useId()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!alertFrom(draft, 'new')) return
    dispatch({ kind: 'create', draft })
    setDraft({ ...EMPTY, condition: draft.condition })
    symbolField.current?.focus()
  }

  return (
    <Card title={copy.create}>
      <Form onSubmit={submit} noValidate>
        <Field label={copy.symbol} help={copy.symbolHelp}>
          <TextInput
            ref={symbolField}
            value={draft.symbol}
            list={coinsId}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={12}
            onChange={({ target }) => setDraft({ ...draft, symbol: target.value })}
          />
        </Field>
        <datalist id={coinsId}>
          {COIN_SYMBOLS.map((symbol) => (
            <option key={symbol} value={symbol} label={COIN_NAMES[symbol]} />
          ))}
        </datalist>
        <Field label={copy.condition}>
          <Select
            value={draft.condition}
            onChange={({ target }) =>
              setDraft({
                ...draft,
                condition: CONDITIONS.find((known) => known === target.value) ?? draft.condition,
              })
            }
          >
            {CONDITIONS.map((condition) => (
              <option key={condition} value={condition}>
                {copy.conditions[condition]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={copy.price} error={readAmount(draft.price).error}>
          <AmountInput
            unit="USD"
            value={draft.price}
            onChange={({ target }) => setDraft({ ...draft, price: target.value })}
          />
        </Field>
        <Create>
          <Button
            type="submit"
            variant="primary"
            fullWidth="always"
            disabled={draft.symbol === '' || draft.price === ''}
          >
            {copy.create}
          </Button>
        </Create>
      </Form>
    </Card>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${FIELD_WIDTH}), 1fr));
  gap: ${space[16]};
  align-items: start;
`

/* Beside the fields the button stands on their line, below the height of a label. */
const Create = styled.div`
  ${media.fromM} {
    padding-top: ${LABEL_HEIGHT};
  }
`
