import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render, screen } from '@testing-library/react'
import { CoinLogo } from './CoinLogo'

const COINS =
  'BTC ETH BNB LTC UNI LINK DOT ADA AVAX XMR ATOM XLM USDC TRX DOGE SHIB FLOW TON XRP USDT SOL'.split(' ')

const read = (file: string) => readFileSync(join(__dirname, file), 'utf8')

describe('a coin logo', () => {
  it('is announced by its label, or not at all beside its symbol', () => {
    const { container } = render(
      <>
        <CoinLogo symbol="BTC" label="Bitcoin" />
        <CoinLogo symbol="ETH" />
      </>,
    )
    expect(screen.getByRole('img', { name: 'Bitcoin' })).toBeInTheDocument()
    expect(screen.getAllByRole('img')).toHaveLength(1)
    expect(container).toHaveTextContent('')
  })

  it('keeps the first letter in the same box, for coins without a logo and for a sprite that does not come', () => {
    const { container } = render(<CoinLogo symbol="MATIC" size={32} />)
    expect(container.firstChild).toHaveAttribute('data-letter', 'M')
    expect(container.firstChild).toHaveStyle({ width: '32px', height: '32px' })
  })
})

describe('the sprite', () => {
  it.each(COINS)('has %s, and the stylesheet shows it', (symbol) => {
    expect(read('coin-logos.svg')).toContain(`<view id="${symbol}"`)
    expect(read('../base/coinLogos.css')).toContain(
      `[data-coin='${symbol}']::after {\n  background-image: url('../coin-logo/coin-logos.svg#${symbol}');`,
    )
  })

  it('asks for nothing from elsewhere', () => {
    expect(read('coin-logos.svg').match(/href|url\(|<style|<script/)).toBeNull()
  })
})
