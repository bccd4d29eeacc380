import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render, screen } from '@testing-library/react'
import { CoinLogo } from './CoinLogo'

const COINS =
  'BTC ETH BNB LTC UNI LINK DOT ADA AVAX XMR ATOM XLM USDC TRX DOGE SHIB FLOW TON XRP USDT SOL'.split(' ')

/** Sizes in the sprite's units: of one logo, and of all. */
const LOGO = 32
const WIDTH = 272
const HEIGHT = 112

const read = (file: string) => readFileSync(join(__dirname, file), 'utf8')

describe('a coin logo', () => {
  it('is announced by its label, or not at all next to its symbol', () => {
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
    expect(container.firstChild).toHaveStyle({ width: '2rem', height: '2rem' })
  })
})

describe('the sprite', () => {
  const sprite = read('coin-logos.svg')
  const rules = read('../base/coinLogos.css')

  it.each(COINS)('has %s, and the stylesheet shows it', (symbol) => {
    const [, x, y] =
      new RegExp(`<g id="${symbol}" transform="translate\\((\\d+) (\\d+)\\)">`).exec(sprite) ?? []
    expect(rules).toContain(`  [data-coin='${symbol}']`)
    const [, across = '0', down = '0'] =
      new RegExp(
        `\\[data-coin='${symbol}'\\]\\[data-coin\\]::after \\{\\s*background-position: ([\\d.]+)%? ([\\d.]+)%?;`,
      ).exec(rules) ?? []
    // A position in percent refers to the difference between the sprite's size and its box.
    expect(Number(across)).toBeCloseTo((Number(x) / (WIDTH - LOGO)) * 100, 3)
    expect(Number(down)).toBeCloseTo((Number(y) / (HEIGHT - LOGO)) * 100, 3)
  })

  it('has the dimensions of its logos', () => {
    expect(sprite).toContain(`viewBox="0 0 ${WIDTH} ${HEIGHT}"`)
    expect(rules).toContain(`background-size: ${(WIDTH / LOGO) * 100}% ${(HEIGHT / LOGO) * 100}%;`)
  })

  it('asks for nothing from elsewhere', () => {
    expect(sprite.match(/href|url\(|<style|<script/)).toBeNull()
  })

  it('has a ring around each logo that is nearly as dark as a card', () => {
    const circles = [...sprite.matchAll(/<g id="(\w+)".*?<circle[^>]* fill="#([\dA-F]+)"/g)]
    const isDark = (hex: string) => {
      const six = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex
      return [0, 2, 4].every((at) => parseInt(six.slice(at, at + 2), 16) < 0x50)
    }
    const dark = circles.flatMap(([, symbol = '', hex = '']) => (isDark(hex) ? [symbol] : []))
    const ringed = /:is\(([^)]*)\)\[data-coin\]::after \{\s+box-shadow/.exec(rules)?.[1] ?? ''
    expect(dark.length).toBeGreaterThan(2)
    expect([...ringed.matchAll(/'(\w+)'/g)].map(([, symbol]) => symbol)).toEqual(dark.sort())
  })
})
