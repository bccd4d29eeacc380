import { renderScreen, type ScreenSurroundings } from '@crossbook/testing'
import { Toaster } from '@crossbook/ui'
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { toast } from 'react-hot-toast/headless'

/** Opens a screen at an address, together with the host's toaster. */
export function openScreen(content: ReactNode, path: string, wrapper?: ScreenSurroundings['wrapper']) {
  render(<Toaster />)
  return renderScreen(content, { path, ...(wrapper && { wrapper }) })
}

/** Toasts outlive the page that showed them, and so also a test. */
export function clearToasts() {
  act(() => toast.remove())
}
