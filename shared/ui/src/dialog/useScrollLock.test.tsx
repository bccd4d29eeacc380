import { render } from '@testing-library/react'
import { useScrollLock } from './useScrollLock'

const isLocked = () => document.documentElement.hasAttribute('data-cb-scroll-locks')

it('the page scrolls again only when the last of several locks is gone', () => {
  const Lock = ({ locked }: { locked: boolean }) => {
    useScrollLock(locked)
    return null
  }
  const first = render(<Lock locked />)
  const second = render(<Lock locked />)
  first.rerender(<Lock locked={false} />)
  expect(isLocked()).toBe(true)
  second.unmount()
  expect(isLocked()).toBe(false)
})
