import { renderScreen } from '@crossbook/testing'
import { Toaster } from '@crossbook/ui'
import { screen } from '@testing-library/react'
import { useLoadedDialog } from './useLoadedDialog'

jest.mock('./Dialog', () => {
  throw new Error('No connection')
})

function Page() {
  const { Dialog, isOpen, open } = useLoadedDialog({
    title: 'Markets could not be loaded',
    description: 'Try again.',
  })
  return (
    <>
      <button type="button" aria-expanded={isOpen} onClick={open}>
        {Dialog ? 'Loaded' : 'Open'}
      </button>
      <Toaster />
    </>
  )
}

it('says that a dialog could not be loaded, and is ready for another try [TRD-125]', async () => {
  const { user } = renderScreen(<Page />, { path: '/trading/spot' })
  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect(await screen.findByText('Markets could not be loaded')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Open' })).toHaveAttribute('aria-expanded', 'false')
})
