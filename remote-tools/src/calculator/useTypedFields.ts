import { type AddressForm, useAddressState } from '@crossbook/ui'
import { useState } from 'react'
import { useNavigationType } from 'react-router-dom'

/**
 * Keeps fields in the address. Invalid text cannot be in the address, so it is kept here, until another navigation (a link to this page,
 * back or forward) brings other fields. Create the form outside the component.
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
