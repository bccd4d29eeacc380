import type { RefObject } from 'react'
import { Button } from '../button/Button'
import type { ButtonLookProps, ButtonVariant, ButtonSize } from '../button/buttonLook'
import { IconButton } from '../button/IconButton'
import { Icon } from '../icon/Icon'
import { checkIcon, copyIcon } from '../icon/iconShapes'
import type { ToastMessage } from '../toast/ToastText'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { useCopy } from './useCopy'

interface CopyButtonProps {
  /** The text to copy. */
  text: string
  /** Accessible name of the button: "Copy deposit address". */
  label: string
  /** The toast on success, where the specification asks for one. */
  success?: ToastMessage
  /** The element that shows the text. It is selected when the browser refuses to copy. */
  source?: RefObject<HTMLElement | null>
  /** The label of the button; `null` shows the icon alone. */
  visibleLabel?: string | null
  variant?: ButtonVariant
  size?: Exclude<ButtonSize, 'large'>
  fullWidth?: ButtonLookProps['fullWidth']
  disabled?: boolean
}

/** Copies a text and shows "Copied!" for two seconds. */
export function CopyButton({
  text,
  label,
  success,
  source,
  visibleLabel = 'Copy',
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
      {visibleLabel === null ? (
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
          <span>{copied ? 'Copied!' : visibleLabel}</span>
        </Button>
      )}
      {/* The toast announces itself. Without one, nothing would announce the changed button. */}
      {success === undefined && (
        <VisuallyHidden aria-live="polite">{copied ? `${label}: done` : ''}</VisuallyHidden>
      )}
    </>
  )
}
