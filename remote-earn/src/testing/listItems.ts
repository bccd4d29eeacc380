import { screen } from '@testing-library/react'

/** The items of a page's lists, without those of the tab bar above it. */
export function listItems(): HTMLElement[] {
  return screen.getAllByRole('listitem').filter((item) => item.closest('nav') === null)
}
