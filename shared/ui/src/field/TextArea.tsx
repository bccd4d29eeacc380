import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { controlBox } from './controlLook'
import { useFieldWiring } from './fieldContext'

/** Several lines of text; inside a Field it is labelled and described by it. */
export function TextArea({ rows = 3, ...native }: ComponentPropsWithRef<'textarea'>) {
  return <Lines {...native} {...useFieldWiring(native)} rows={rows} />
}

const Lines = styled.textarea`
  ${controlBox}
  resize: vertical;
`
