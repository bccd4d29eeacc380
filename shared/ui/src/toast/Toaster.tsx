import { useCallback, useEffect, useRef } from 'react'
import { resolveValue, toast as queue, useToaster } from 'react-hot-toast/headless'
import type { Toast } from 'react-hot-toast/headless'
import styled, { keyframes } from 'styled-components'
import { IconButton } from '../button/IconButton'
import { coversPageEnd } from '../focus/coversPageEnd'
import { Icon } from '../icon/Icon'
import { closeIcon, dangerIcon, successIcon } from '../icon/iconShapes'
import { color, layer, media, motion, radius, size, space, stroke } from '../tokens'

const WIDTH = '23.75rem'

/** Distance that a toast moves while it appears. */
const RISE = '0.5rem'

// A dismissed toast stays in the queue this long, for its exit animation.
const LEAVE_MS = 180

/** The place of toasts: bottom right, the newest lowest; below the header on phones, the newest first. The host renders it once. */
export function Toaster() {
  const { toasts, handlers } = useToaster({ removeDelay: LEAVE_MS })
  const stack = useRef<HTMLElement>(null)

  // A clicked button disappears with its toast, so that neither blur nor mouseleave would end the pause. Messages come from any bundle, and
  // only the DOM sees clicks on their buttons.
  useEffect(() => {
    const element = stack.current
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('button')) handlers.endPause()
    }
    element?.addEventListener('click', onClick)
    return () => element?.removeEventListener('click', onClick)
  })

  const place = useCallback((element: HTMLElement | null) => {
    const uncover = coversPageEnd(element)
    stack.current = element
    return () => {
      uncover?.()
      stack.current = null
    }
  }, [])
  if (toasts.length === 0) return null

  const resumeUnlessFocused = () => {
    if (stack.current?.contains(document.activeElement) !== true) handlers.endPause()
  }

  return (
    <Stack
      ref={place}
      aria-label="Notifications"
      onMouseEnter={handlers.startPause}
      onMouseLeave={resumeUnlessFocused}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      {toasts.map((toast) => (
        <ToastFrame key={toast.id} toast={toast} onDismiss={() => queue.dismiss(toast.id)} />
      ))}
    </Stack>
  )
}

function ToastFrame({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const failed = toast.type === 'error'
  return (
    <Frame $failed={failed} $leaving={!toast.visible}>
      <Icon shape={failed ? dangerIcon : successIcon} />
      <div {...toast.ariaProps}>{resolveValue(toast.message, toast)}</div>
      <IconButton size="small" label="Dismiss" shape={closeIcon} onClick={onDismiss} />
    </Frame>
  )
}

const Stack = styled.section`
  position: fixed;
  right: ${space[24]};
  bottom: calc(${space[24]} + ${size.bottomBar});
  z-index: ${layer.toast};
  display: flex;
  flex-direction: column-reverse;
  gap: ${space[8]};
  width: ${WIDTH};

  ${media.belowS} {
    top: calc(${size.header} + ${space[12]});
    right: ${space[12]};
    bottom: auto;
    left: ${space[12]};
    flex-direction: column;
    width: auto;
  }
`

const enter = keyframes`
  from {
    opacity: 0;
    transform: translateY(${RISE});
  }
`

const Frame = styled.div<{ $failed: boolean; $leaving: boolean }>`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: ${space[12]};
  align-items: start;
  padding: ${space[12]} ${space[8]} ${space[12]} ${space[16]};
  border: ${stroke.hairline} solid ${color.controlLine};
  border-left: ${stroke.heavy} solid ${({ $failed }) => ($failed ? color.down : color.up)};
  border-radius: ${radius.control};
  background: ${color.s3};
  overflow-wrap: anywhere;
  animation: ${enter} ${motion.slow} ${motion.ease};
  opacity: ${({ $leaving }) => ($leaving ? 0 : 1)};
  transition: opacity ${motion.medium};

  & > svg {
    margin-top: ${space[2]};
    color: ${({ $failed }) => ($failed ? color.down : color.up)};
  }

  & > button {
    margin-block: calc(-1 * ${space[4]});
  }
`
