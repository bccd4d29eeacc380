import { act, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom'
import { BelowFirstView } from './BelowFirstView'

const stands = jest.fn()

function Table() {
  useEffect(() => {
    stands()
  }, [])
  return <p>Table</p>
}

const screenWithTable = (
  <>
    <h1>Prices</h1>
    <BelowFirstView>
      <Table />
    </BelowFirstView>
  </>
)

function open(at = '/') {
  const router = createMemoryRouter(
    [
      { path: '/', element: <h1>Home</h1> },
      { path: '/prices', element: screenWithTable },
    ],
    { initialEntries: [at] },
  )
  render(<RouterProvider router={router} useTransitions={false} />)
  return (to: string | number) => act(() => router.navigate(to as string))
}

beforeEach(() => {
  jest.useFakeTimers()
  stands.mockReset()
})
afterEach(() => jest.useRealTimers())

describe('what lies below the first view', () => {
  it('is shown after the first frame to who has followed a link, and comes to life then', async () => {
    const go = open()
    await go('/prices')
    expect(screen.getByRole('heading', { name: 'Prices' })).toBeVisible()
    expect(screen.getByText('Table')).not.toBeVisible()
    expect(stands).not.toHaveBeenCalled()

    await act(() => jest.advanceTimersByTimeAsync(100))
    expect(screen.getByText('Table')).toBeVisible()
    expect(stands).toHaveBeenCalledTimes(1)
  })

  it('is there at once on the page that a visit begins with, and for who goes back to it', async () => {
    const go = open('/prices')
    expect(screen.getByText('Table')).toBeVisible()
    await go('/')
    await go(-1)
    expect(screen.getByText('Table')).toBeVisible()
  })

  it('is there at once for who goes to a place of the page', async () => {
    const go = open()
    await go('/prices#table')
    expect(screen.getByText('Table')).toBeVisible()
  })

  it('leaves nothing behind when it is left before it was shown', async () => {
    const go = open()
    await go('/prices')
    await go('/')
    await act(() => jest.advanceTimersByTimeAsync(100))
    expect(stands).not.toHaveBeenCalled()
  })

  it('is part of what is prerendered, without a mark of its own', () => {
    const html = renderToString(<MemoryRouter>{screenWithTable}</MemoryRouter>)
    expect(html).toBe('<h1>Prices</h1><p>Table</p>')
  })
})
