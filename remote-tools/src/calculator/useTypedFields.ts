import { type AddressForm, useAddressState } from '@crossbook/ui'
import { useState } from 'react'
import { useNavigationType } from 'react-router-dom'

/**
 * Fields kept in the address. Text that is no amount cannot be in the address. It is kept here, until a navigation that
 * was not ours (a link to this page, back and forward) brings other fields. Make the form outside of the component.
 */
export function useTypedFields<Fields>(form: AddressForm<Fields>): [Fields, (fields: Fields) => void] {
  const [named, changeAddress] = useAddressState(form)
  const [typed, setTyped] = useState(named)
  const isOurs = useNavigationType() === 'REPLACE'
  const isHeld = isOurs && textsOf(form, typed) === textsOf(form, named)

  const change = (fields: Fields) => {
    setTyped(fields)
    changeAddress(fields)
  }

  return [isHeld ? typed : named, change]
}

function textsOf<Fields>({ write }: AddressForm<Fields>, fields: Fields) {
  return JSON.stringify(write(fields))
}
