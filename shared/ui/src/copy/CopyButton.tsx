import type { RefObject } from 'react'
import { Button } from '../button/Button'
import type { ButtonLookProps, ButtonVariant, ButtonSize } from '../button/buttonLook'
import { IconButton } from '../button/IconButton'
import { Icon } from '../icon/Icon'
import { checkIcon, copyIcon } from '../icon/iconShapes'
import type { ToastWords } from '../toast/ToastText'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { useCopy } from './useCopy'

interface CopyButtonProps {
  /** What is copied. */
  text: string
  /** Accessible name of the button: "Copy deposit address". */
  label: string
  /** The toast on success, where the specification has one. */
  success?: ToastWords
  /** The element that shows the text, to be selected when the browser refuses. */
  source?: RefObject<HTMLElement | null>
  /** The words on the button; `null` shows the icon alone. */
  words?: string | null
  variant?: ButtonVariant
  size?: Exclude<ButtonSize, 'large'>
  fullWidth?: ButtonLookProps['fullWidth']
  disabled?: boolean
}

/** Copies a text and says "Copied!" for two seconds. */
export function CopyButton({
  text,
  label,
  success,
  source,
  words = 'Copy',
  variant = 'secondary',
  size = 'medium',
  fullWidth,
  disabled = false,
}: CopyButtonProps) {
  const { copied, copy } = useCopy({ success, source })
  const onClick = () => {
    void copy(text)
  }
  const shape = copied ? checkIcon : copyIcon
  return (
    <>
      {words === null ? (
        <IconButton
          label={copied ? 'Copied!' : label}
          shape={shape}
          size={size}
          disabled={disabled}
          onClick={onClick}
        />
      ) : (
        <Button
          variant={variant}
          size={size}
          {...(fullWidth && { fullWidth })}
          disabled={disabled}
          aria-label={copied ? 'Copied!' : label}
          onClick={onClick}
        >
          <Icon shape={shape} size={16} />
          <span>{copied ? 'Copied!' : words}</span>
        </Button>
      )}
      {/* The toast announces itself; without one, the changed button would go unheard. */}
      {success === undefined && (
        <VisuallyHidden aria-live="polite">{copied ? `${label}: done` : ''}</VisuallyHidden>
      )}
    </>
  )
}
