import { Button, color, Field, space, TextArea, TextInput, type } from '@crossbook/ui'
import { useState, type FormEvent } from 'react'
import styled from 'styled-components'
import { supportCopy as copy } from './supportCopy'

const FIELD_WIDTH = '13.75rem'

/** The contact form of the demonstration: it sends nothing, explains that, and keeps the input. */
export function ContactForm() {
  const [attempts, setAttempts] = useState(0)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAttempts((before) => before + 1)
  }

  return (
    <Form noValidate onSubmit={submit}>
      <Pair>
        <Field label="Name">
          <TextInput name="name" autoComplete="name" />
        </Field>
        <Field label="E-mail">
          <TextInput name="email" type="email" autoComplete="email" />
        </Field>
      </Pair>
      <Field label="Subject">
        <TextInput name="subject" />
      </Field>
      <Field label="Message">
        <TextArea name="message" rows={5} />
      </Field>
      <Foot>
        <Button type="submit" variant="primary" fullWidth="onPhone">
          {copy.send}
        </Button>
        <Note role="status">
          {/* A new element for each attempt, so that the second is announced as well. */}
          <span key={attempts}>{attempts === 0 ? copy.demonstration : copy.nothingSent}</span>
        </Note>
      </Foot>
    </Form>
  )
}

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space[16]};
`

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${FIELD_WIDTH}), 1fr));
  gap: ${space[16]};
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[12]} ${space[16]};
`

const Note = styled.p`
  color: ${color.text3};
  ${type.small}
`
