import { useCallback, useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { notify } from '../toast/notify'
import type { ToastWords } from '../toast/ToastText'
import { selectText } from './selectText'
import { writeToClipboard } from './writeToClipboard'

/** How long "Copied!" shows. */
export const COPIED_MS = 2000

interface CopyOptions {
  /** The toast on success; without it the feedback is `copied` alone. */
  success?: ToastWords | undefined
  /** The element that shows the text, selected when the browser refuses, so that the visitor can copy by hand. */
  source?: RefObject<HTMLElement | null> | undefined
}

/** Copies text, and knows for two seconds that it did; a repeated copy starts the two seconds again. */
export function useCopy({ success, source }: CopyOptions = {}) {
  const [copied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Not whether it has been mounted: a click may come between a page's hydration and its first effects.
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

function refusal(selected: boolean): ToastWords {
  return {
    title: 'Could not copy',
    description: selected
      ? 'Your browser did not allow it. The text is selected: press Ctrl+C, or ⌘C on a Mac.'
      : 'Your browser did not allow it. Please select the text and copy it by hand.',
  }
}
