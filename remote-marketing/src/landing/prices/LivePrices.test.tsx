import { fireEvent, screen, within } from '@testing-library/react'
import { preferLessMotion, restoreSystem } from '../../testing/calmSystem'
import { pass, renderWithTicker } from '../../testing/renderWithTicker'
import { LivePrices } from './LivePrices'

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  restoreSystem()
  jest.useRealTimers()
})

const cards = () =>
  within(screen.getByRole('region', { name: 'Live prices' }))
    .getAllByRole('listitem')
    .map((card) => card.textContent)

const SAMPLE = [
  'BTC/USDTBitcoin$43,250.00+2.45%Arbitrage0.84%',
  'ETH/USDTEthereum$2,420.50+1.87%Arbitrage1.12%',
  'BNB/USDTBNB$262.80−0.52%Arbitrage0.67%',
  'SOL/USDTSolana$98.45+5.23%Arbitrage1.46%',
]

describe('live price cards', () => {
  it('begin with the sample: pair, price, change and arbitrage [MKT-07]', () => {
    renderWithTicker(<LivePrices />)
    expect(cards()).toEqual(SAMPLE)
  })

  it('move every 3 seconds, with a random arbitrage percentage [MKT-07]', () => {
    renderWithTicker(<LivePrices />)
    pass(2999)
    expect(cards()).toEqual(SAMPLE)
    pass(1)
    const [bitcoin] = cards()
    expect(bitcoin).toBe('BTC/USDTBitcoin$43,254.37+2.48%Arbitrage0.95%')
  })

  it('lead to spot trading with their pair [MKT-16]', () => {
    const { router } = renderWithTicker(<LivePrices />)
    fireEvent.click(screen.getByRole('link', { name: 'SOL/USDT' }))
    pass(0)
    expect(router.state.location).toMatchObject({
      pathname: '/trading/spot',
      state: { selectedPair: 'SOL/USDT' },
    })
  })

  it('stop moving while the pointer is over them [MKT-09]', () => {
    renderWithTicker(<LivePrices />)
    fireEvent.pointerEnter(screen.getByRole('list'))
    pass(60_000)
    expect(cards()).toEqual(SAMPLE)
  })

  it('do not move under reduced motion [MKT-09]', () => {
    preferLessMotion()
    renderWithTicker(<LivePrices />)
    pass(60_000)
    expect(cards()).toEqual(SAMPLE)
  })
})
