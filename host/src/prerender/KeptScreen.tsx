import { Button, color, layer, size, space, stroke } from '@crossbook/ui'
import styled from 'styled-components'
import { PrerenderedScreen } from './PrerenderedScreen'

interface KeptScreenProps {
  title: string
  copies: readonly Node[]
  /** Tries again; undefined while a try is under way. */
  onRetry: (() => void) | undefined
}

/** The screen as it was prerendered, with words that it does not answer, and another try. */
export function KeptScreen({ title, copies, onRetry }: KeptScreenProps) {
  return (
    <>
      <PrerenderedScreen copies={copies} />
      {onRetry && (
        <Bar role="alert">
          <p>
            <strong>{title} is not available right now.</strong> You see it as it was published, and only its
            links work. Check your connection and try again; the rest of Crossbook works as usual.
          </p>
          <Button variant="primary" onClick={onRetry}>
            Retry
          </Button>
        </Bar>
      )}
    </>
  )
}

/** Over the page's lower end, so that nothing of it moves. */
const Bar = styled.div`
  position: fixed;
  z-index: ${layer.header};
  inset: auto 0 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space[12]};
  padding: ${space[12]} ${size.pagePadding};
  border-top: ${stroke.hairline} solid ${color.line};
  background: ${color.s3};
`
