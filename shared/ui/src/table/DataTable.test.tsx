import { useSyncExternalStore } from 'react'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe, toHaveNoViolations } from '@crossbook/testing'
import type { Column } from './column'
import { DataTable } from './DataTable'

expect.extend(toHaveNoViolations)

interface Market {
  coin: string
  price: number
}

const markets: Market[] = [
  { coin: 'ETH', price: 2420.5 },
  { coin: 'BTC', price: 43250 },
  { coin: 'ADA', price: 0.45 },
]

const columns: Column<Market>[] = [
  { key: 'coin', header: 'Coin', cell: (row) => row.coin, sortValue: (row) => row.coin },
  { key: 'price', header: 'Price', numeric: true, cell: (row) => row.price, sortValue: (row) => row.price },
  { key: 'trade', header: 'Trade', headerHidden: true, cell: () => <button type="button">Trade</button> },
]

const table = (rows = markets) => (
  <DataTable caption="Markets" columns={columns} rows={rows} rowKey={(row) => row.coin} empty="No markets" />
)

const coinsInOrder = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)

describe('a table', () => {
  it('has a name, named columns, and rows that are named by their first cell', async () => {
    const { container } = render(table())
    expect(screen.getByRole('table', { name: 'Markets' })).toBeInTheDocument()
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Coin',
      'Price',
      'Trade',
    ])
    expect(coinsInOrder()).toEqual(['ETH', 'BTC', 'ADA'])
    expect(await axe(container)).toHaveNoViolations()
  })

  it('sorts figures in descending order first, then ascending, and marks that column only', async () => {
    render(table())
    const price = screen.getByRole('columnheader', { name: 'Price' })
    await userEvent.click(within(price).getByRole('button'))
    expect(coinsInOrder()).toEqual(['BTC', 'ETH', 'ADA'])
    expect(price).toHaveAttribute('aria-sort', 'descending')
    await userEvent.click(within(price).getByRole('button'))
    expect(coinsInOrder()).toEqual(['ADA', 'ETH', 'BTC'])
    expect(price).toHaveAttribute('aria-sort', 'ascending')

    await userEvent.click(screen.getByRole('button', { name: 'Coin' }))
    expect(coinsInOrder()).toEqual(['ADA', 'BTC', 'ETH'])
    expect(price).not.toHaveAttribute('aria-sort')
  })

  it('can be sorted from the keyboard', async () => {
    render(table())
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Coin' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(coinsInOrder()).toEqual(['ADA', 'BTC', 'ETH'])
  })

  it('leaves the sort to a screen that keeps it', async () => {
    const onSortChange = jest.fn()
    render(
      <DataTable
        caption="Markets"
        columns={columns}
        rows={markets}
        rowKey={(row) => row.coin}
        sort={{ key: 'coin', direction: 'ascending' }}
        onSortChange={onSortChange}
      />,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Coin' }))
    expect(onSortChange).toHaveBeenCalledWith({ key: 'coin', direction: 'descending' })
    expect(coinsInOrder()).toEqual(['ADA', 'BTC', 'ETH'])
  })

  it('shows a message when there are no rows', () => {
    render(table([]))
    expect(screen.getByText('No markets')).toBeInTheDocument()
  })

  it('draws a cell again when its price moves, and nothing else', () => {
    let price = 1
    let move = () => {}
    const drawn = { coin: 0, price: 0 }
    const Price = () => {
      drawn.price += 1
      const subscribe = (listener: () => void) => {
        move = listener
        return () => {}
      }
      return useSyncExternalStore(subscribe, () => price)
    }
    const live: Column<Market>[] = [
      {
        key: 'coin',
        header: 'Coin',
        cell: (row) => {
          drawn.coin += 1
          return row.coin
        },
      },
      { key: 'price', header: 'Price', cell: () => <Price /> },
    ]
    render(<DataTable caption="Live" columns={live} rows={markets.slice(0, 1)} rowKey={(row) => row.coin} />)
    act(() => {
      price = 2
      move()
    })
    expect(screen.getByRole('cell')).toHaveTextContent('2')
    expect(drawn).toEqual({ coin: 1, price: 2 })
  })
})
