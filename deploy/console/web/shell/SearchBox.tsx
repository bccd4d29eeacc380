import { useEffect, useRef } from 'react'
import type { SyntheticEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { Field, TextInput } from '@crossbook/ui'
import { ADDRESSES } from '../addresses'
import { SHELL_COPY } from './shellCopy'

const LEAST_WIDTH = '10rem'
const WIDTH = '20rem'

/** Opens the results of a search. Ctrl or Command with K moves the focus here. */
export function SearchBox() {
  const input = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || event.ctrlKey === event.metaKey || event.altKey) return
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
    }
  }, [])
  const search = (event: SyntheticEvent) => {
    event.preventDefault()
    const query = input.current?.value.trim() ?? ''
    if (query !== '') void navigate(ADDRESSES.searchFor(query))
  }
  return (
    <Form role="search" onSubmit={search}>
      <Field label={SHELL_COPY.search} labelHidden>
        <TextInput
          ref={input}
          type="search"
          placeholder={SHELL_COPY.searchHint}
          aria-keyshortcuts="Control+K Meta+K"
          trailing={<kbd>Ctrl K</kbd>}
        />
      </Field>
    </Form>
  )
}

const Form = styled.form`
  flex: 1 1 ${LEAST_WIDTH};
  max-width: ${WIDTH};
  margin-left: auto;
`
