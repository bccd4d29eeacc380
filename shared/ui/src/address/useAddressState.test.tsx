import { renderScreen } from '@crossbook/testing'
import { act, screen } from '@testing-library/react'
import { addressChoice, addressText, type AddressForm } from './addressForms'
import { useAddressState } from './useAddressState'

const searched = addressText('q')
const shownCoins = addressChoice('show', ['all', 'favorites'], 'all')

function CoinList() {
  const [text, setText] = useAddressState(searched)
  const [shown, setShown] = useAddressState(shownCoins)
  const clear = () => {
    setText('')
    setShown('all')
  }
  return (
    <>
      <input aria-label="Search" value={text} onChange={({ target }) => setText(target.value)} />
      <p>Showing {shown}</p>
      <button type="button" onClick={() => setShown('favorites')}>
        Favorites
      </button>
      <button type="button" onClick={() => setShown('all')}>
        All
      </button>
      <button type="button" onClick={clear}>
        Clear
      </button>
    </>
  )
}

const spanInAddress: AddressForm<{ from: string; to: string }> = {
  read: (params) => ({ from: params.get('from') ?? '', to: params.get('to') ?? '' }),
  write: ({ from, to }) => ({ from, to }),
}

function Span() {
  const [span, setSpan] = useAddressState(spanInAddress)
  return (
    <button type="button" onClick={() => setSpan({ ...span, from: '1' })}>
      From 1
    </button>
  )
}

const press = (name: string) => screen.getByRole('button', { name })
const search = () => screen.getByRole('textbox', { name: 'Search' })

describe('state in the address', () => {
  it('is read from the address, with the default for an unknown value', () => {
    renderScreen(<CoinList />, { path: '/coins?q=bit&show=nonsense' })
    expect(search()).toHaveValue('bit')
    expect(screen.getByText('Showing all')).toBeInTheDocument()
  })

  it('changes its own keys only: the mix, other keys, the hash and the link’s state are kept', async () => {
    const { user, router } = renderScreen(<CoinList />, {
      path: '/coins?mix=m1&other=1#table',
      state: { selectedPair: 'ETH/USDT' },
    })
    await user.click(press('Favorites'))
    await user.type(search(), 'bit')
    expect(router.state.location).toMatchObject({
      pathname: '/coins',
      search: '?mix=m1&other=1&show=favorites&q=bit',
      hash: '#table',
      state: { selectedPair: 'ETH/USDT' },
    })
  })

  it('keeps its place and order, so that the same view has the same address', async () => {
    const { user, router } = renderScreen(<Span />, { path: '/coins?mix=m1&to=9&other=1' })
    await user.click(press('From 1'))
    expect(router.state.location.search).toBe('?mix=m1&from=1&to=9&other=1')
  })

  it('leaves default values out of the address', async () => {
    const { user, router } = renderScreen(<CoinList />, { path: '/coins?q=bit&mix=m1&show=favorites' })
    await user.click(press('All'))
    await user.clear(search())
    expect(router.state.location.search).toBe('?mix=m1')
  })

  it('is current at once: a second change in the same click starts from the first', async () => {
    const { user, router } = renderScreen(<CoinList />, { path: '/coins?q=bit&mix=m1&show=favorites' })
    await user.click(press('Clear'))
    expect(router.state.location.search).toBe('?mix=m1')
    expect(search()).toHaveValue('')
    expect(screen.getByText('Showing all')).toBeInTheDocument()
  })

  it('is no step in the history, while a link to the page is', async () => {
    const { user, router } = renderScreen(<CoinList />, { path: '/coins' })
    await user.click(press('Favorites'))
    expect(router.state.historyAction).toBe('REPLACE')
    await act(() => router.navigate('/coins?q=eth'))
    expect(search()).toHaveValue('eth')
    expect(screen.getByText('Showing all')).toBeInTheDocument()
    await act(() => router.navigate(-1))
    expect(search()).toHaveValue('')
    expect(screen.getByText('Showing favorites')).toBeInTheDocument()
  })
})
