import { Button, color, layer, size, space } from '@crossbook/ui'
import { useCallback } from 'react'
import styled from 'styled-components'
import { addressKey, type ModuleAddress } from '../loading/screenLoader'

let kept: { of: string; nodes: readonly Node[] } | undefined

/** Remembers what was painted of a screen whose module does not come: all of `main` but the back bar, which lives. */
export function keepPaint(address: ModuleAddress, main: Element, hasBackBar: boolean) {
  const painted = [...main.children].slice(hasBackBar ? 1 : 0)
  kept = { of: addressKey(address), nodes: painted.map((node) => node.cloneNode(true)) }
}

/** Whether the page was painted with this screen, and still holds that. */
export function hasKeptPaint(address: ModuleAddress) {
  return kept?.of === addressKey(address)
}

interface KeptPaintProps {
  title: string
  /** Tries again; undefined while a try is under way. */
  onRetry: (() => void) | undefined
}

/** The screen as it was painted, with words that it does not answer, and another try. Its links are real ones. */
export function KeptPaint({ title, onRetry }: KeptPaintProps) {
  const adopt = useCallback((place: HTMLElement | null) => {
    place?.replaceChildren(...(kept?.nodes ?? []))
  }, [])
  return (
    <>
      <div ref={adopt} />
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
  border-top: 1px solid ${color.line};
  background: ${color.s3};
`
