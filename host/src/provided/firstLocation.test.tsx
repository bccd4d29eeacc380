import { PAGE_MARKUP } from '@crossbook/contract'
import { act, screen } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { useLocation, useSearchParams } from './firstLocation'

let firstRenders: string[] = []

function Screen() {
  const [params, setParams] = useSearchParams()
  const { hash } = useLocation()
  const shown = `${params.get('coin') ?? 'no coin'} ${hash === '' ? 'no hash' : hash}`
  firstRenders.push(shown)
  return (
    <>
      <output>{shown}</output>
      <button type="button" onClick={() => setParams({ coin: 'SOL' })}>
        Change
      </button>
    </>
  )
}

const PRERENDERED = '<output>no coin no hash</output><button type="button">Change</button>'

let root: Root | undefined

/** The page at an address, hydrated over what was prerendered without knowing its query. */
async function open(address: string) {
  firstRenders = []
  const complaints: unknown[] = []
  document.body.innerHTML = `<div id="${PAGE_MARKUP.rootId}">${PRERENDERED}</div>`
  const container = document.getElementById(PAGE_MARKUP.rootId)
  if (!container) throw new Error('no root')
  const router = createMemoryRouter([{ path: '/tool', element: <Screen /> }], { initialEntries: [address] })
  await act(async () => {
    root = hydrateRoot(container, <RouterProvider router={router} />, {
      onRecoverableError: (error) => complaints.push(error),
    })
  })
  return complaints
}

afterEach(async () => {
  await act(async () => root?.unmount())
  document.body.innerHTML = ''
})

describe('the address of a page that was prerendered at promotion', () => {
  it('shows no query and no hash while the page is hydrated, and both right after', async () => {
    expect(await open('/tool?coin=ETH#table')).toEqual([])
    expect(firstRenders[0]).toBe('no coin no hash')
    expect(screen.getByRole('status')).toHaveTextContent('ETH #table')
  })

  it('follows what the screen puts into it', async () => {
    await open('/tool')
    await act(async () => screen.getByRole('button', { name: 'Change' }).click())
    expect(screen.getByRole('status')).toHaveTextContent('SOL no hash')
  })
})
