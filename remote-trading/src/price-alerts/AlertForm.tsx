import {
  Arrived,
  Button,
  Card,
  DecimalField,
  Field,
  media,
  notify,
  Select,
  space,
  stillArriving,
} from '@crossbook/ui'
import { useState, type FormEvent, type RefObject } from 'react'
import styled from 'styled-components'
import type { AlertAction } from './alertReducer'
import { alertsCopy as copy } from './alertsCopy'
import { CoinField } from './CoinField'
import { alertFrom, readAlertPrice, type AlertCondition, type AlertDraft } from './priceAlert'
import { PriceSteps } from './PriceSteps'

const FIELD_WIDTH = '10rem'

/** Height of a field's label and the space below it, so that the button aligns with the controls. */
const LABEL_HEIGHT = '1.625rem'

interface AlertFormProps {
  dispatch: (action: AlertAction) => void
  symbolField: RefObject<HTMLInputElement | null>
}

const EMPTY: AlertDraft = { symbol: '', condition: 'above', price: '' }

const CONDITIONS: readonly AlertCondition[] = ['above', 'below']

/** The form for a new alert. Without a symbol or a valid price, nothing happens. */
export function AlertForm({ dispatch, symbolField }: AlertFormProps) {
  const [draft, setDraft] = useState(EMPTY)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const alert = alertFrom(draft, 'new')
    if (!alert) return
    dispatch({ kind: 'create', draft })
    notify.success(copy.created(alert))
    setDraft({ ...EMPTY, condition: draft.condition })
    symbolField.current?.focus()
  }

  return (
    <Card title={copy.create}>
      <Form onSubmit={submit} noValidate>
        <CoinField
          ref={symbolField}
          value={draft.symbol}
          onChange={(symbol) => setDraft({ ...draft, symbol })}
        />
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
        <Price>
          <DecimalField
            label={copy.price}
            unit="USD"
            value={draft.price}
            onChange={(price) => setDraft({ ...draft, price })}
            reading={readAlertPrice(draft)}
          />
          <PriceSteps
            symbol={draft.symbol}
            onPick={(price, condition) => setDraft({ ...draft, price, condition })}
          />
        </Price>
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
      <Arrived />
    </Card>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${FIELD_WIDTH}), 1fr));
  gap: ${space[16]};
  align-items: start;

  /* While the page arrives: the fields that are there would share the width of those to come. */
  ${stillArriving} {
    visibility: hidden;
  }
`

const Price = styled.div`
  display: grid;
  gap: ${space[8]};
  min-width: 0;
`

/* Next to the fields, the button is aligned with them, below the height of a label. */
const Create = styled.div`
  ${media.fromM} {
    padding-top: ${LABEL_HEIGHT};
  }
`
