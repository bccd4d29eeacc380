import { useAddressState } from '@crossbook/ui'
import { useState } from 'react'
import { useNavigationType } from 'react-router-dom'
import { amountOrNothing, calculatorAddress, type CalculatorFields } from './calculatorFields'

/**
 * The calculator's fields, kept in the address. What was typed and is no amount cannot stand there; it is held here, until
 * a navigation that was not ours (a link to this page, back and forward) brings other fields.
 */
export function useCalculatorFields(): [CalculatorFields, (fields: CalculatorFields) => void] {
  const [named, changeAddress] = useAddressState(calculatorAddress)
  const [typed, setTyped] = useState(named.amount)
  const isOurs = useNavigationType() === 'REPLACE'
  const amount = isOurs && amountOrNothing(typed) === named.amount ? typed : named.amount

  const change = (fields: CalculatorFields) => {
    setTyped(fields.amount)
    changeAddress(fields)
  }

  return [{ ...named, amount }, change]
}
