import { act, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom'
import { BelowFirstView } from './BelowFirstView'

const onMounted = jest.fn()

function Table() {
  useEffect(() => {
    onMounted()
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
  onMounted.mockReset()
})
afterEach(() => jest.useRealTimers())

describe('content below the first view', () => {
  it('is rendered after the first frame when the user follows a link', async () => {
    const go = open()
    await go('/prices')
    expect(screen.getByRole('heading', { name: 'Prices' })).toBeVisible()
    expect(screen.getByText('Table')).not.toBeVisible()
    expect(onMounted).not.toHaveBeenCalled()

    await act(() => jest.advanceTimersByTimeAsync(100))
    expect(screen.getByText('Table')).toBeVisible()
    expect(onMounted).toHaveBeenCalledTimes(1)
  })

  it('is rendered at once on the first page of a visit, and when the user goes back', async () => {
    const go = open('/prices')
    expect(screen.getByText('Table')).toBeVisible()
    await go('/')
    await go(-1)
    expect(screen.getByText('Table')).toBeVisible()
  })

  it('is rendered at once when the address has a hash', async () => {
    const go = open()
    await go('/prices#table')
    expect(screen.getByText('Table')).toBeVisible()
  })

  it('leaves nothing behind when it is unmounted before it was shown', async () => {
    const go = open()
    await go('/prices')
    await go('/')
    await act(() => jest.advanceTimersByTimeAsync(100))
    expect(onMounted).not.toHaveBeenCalled()
  })

  it('is part of the prerendered page, without extra markup', () => {
    const html = renderToString(<MemoryRouter>{screenWithTable}</MemoryRouter>)
    expect(html).toBe('<h1>Prices</h1><p>Table</p>')
  })
})
