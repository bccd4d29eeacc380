import { useCallback, useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { notify } from '../toast/notify'
import type { ToastMessage } from '../toast/ToastText'
import { selectText } from './selectText'
import { writeToClipboard } from './writeToClipboard'

/** The duration of "Copied!" in milliseconds. */
export const COPIED_MS = 2000

interface CopyOptions {
  /** The toast on success; without it the feedback is `copied` alone. */
  success?: ToastMessage | undefined
  /** The element that shows the text. It is selected when the browser refuses, so that the user can copy by hand. */
  source?: RefObject<HTMLElement | null> | undefined
}

/**
 * Returns a function that copies text, and whether it did so in the last two seconds. If the browser refuses, the source element is selected and
 * an error toast says so.
 *
 * @example
 * const { copied, copy } = useCopy({ success: { title: 'Copied' } })
 */
export function useCopy({ success, source }: CopyOptions = {}) {
  const [copied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // False from the start, because a click may come between a page's hydration and its first effects.
  const left = useRef(false)

  useEffect(() => {
    left.current = false
    return () => {
      left.current = true
      clearTimeout(timer.current)
    }
  }, [])

  const copy = useCallback(
    async (text: string) => {
      const result = await writeToClipboard(text)
      if (left.current) return
      if (!result.ok) {
        notify.error(refusal(selectText(source?.current ?? null)))
        return
      }
      if (success !== undefined) notify.success(success)
      setCopied(true)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        setCopied(false)
      }, COPIED_MS)
    },
    [success, source],
  )

  return { copied, copy }
}

function refusal(selected: boolean): ToastMessage {
  return {
    title: 'Could not copy',
    description: selected
      ? 'Your browser did not allow it. The text is selected: press Ctrl+C, or ⌘C on a Mac.'
      : 'Your browser did not allow it. Please select the text and copy it by hand.',
  }
}
