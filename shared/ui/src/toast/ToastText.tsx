import styled from 'styled-components'
import { color, type } from '../tokens'

/** The words of a toast, as the specification's tables give them. */
export interface ToastWords {
  title: string
  description?: string
}

/** Title and description of one toast. */
export function ToastText({ title, description }: ToastWords) {
  return (
    <div>
      <Title>{title}</Title>
      {description !== undefined && <Description>{description}</Description>}
    </div>
  )
}

const Title = styled.p`
  color: ${color.text};
  ${type.control}
`

const Description = styled.p`
  color: ${color.text2};
  ${type.small}
`
