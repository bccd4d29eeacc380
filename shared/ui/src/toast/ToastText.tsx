import styled from 'styled-components'
import { Button } from '../button/Button'
import { color, type } from '../tokens'

/** The content of a toast. */
export interface ToastMessage {
  title: string
  description?: string
  /** A button, such as Undo. A click also dismisses the toast. */
  action?: { label: string; onClick: () => void }
}

/** Shows the content of one toast. */
export function ToastText({ title, description, action }: ToastMessage) {
  return (
    <div>
      <Title>{title}</Title>
      {description !== undefined && <Description>{description}</Description>}
      {action && (
        <Button variant="secondary" size="small" onClick={action.onClick}>
          {action.label}
        </Button>
      )}
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
