import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Column } from './column'
import { SortSelect } from './SortSelect'
import type { TableSort } from './sorting'

interface Market {
  coin: string
  price: number
  listed: string
}

const columns: Column<Market>[] = [
  { key: 'coin', header: 'Coin', cell: ({ coin }) => coin, sortValue: ({ coin }) => coin },
  {
    key: 'price',
    header: 'Price',
    numeric: true,
    cell: ({ price }) => price,
    sortValue: ({ price }) => price,
  },
  {
    key: 'listed',
    header: 'Listed',
    cell: ({ listed }) => listed,
    sortValue: ({ listed }) => listed,
    sortLabels: { ascending: 'oldest first', descending: 'newest first' },
  },
  { key: 'trade', header: 'Trade', cell: () => null },
]

// The part is visible below 768 px only, and jsdom has no window of that width.
const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Order of rows', hidden: true })

function open(sort: TableSort | null, of = columns) {
  const onSort = jest.fn()
  const { container } = render(<SortSelect columns={of} sort={sort} onSort={onSort} />)
  return { onSort, container }
}

describe('the select that sorts a table on phones', () => {
  it('offers each order of each column that sorts, the likelier one first', () => {
    open(null)
    expect([...select().options].map(({ text }) => text)).toEqual([
      'Default order',
      'Coin, A to Z',
      'Coin, Z to A',
      'Price, highest first',
      'Price, lowest first',
      'Listed, oldest first',
      'Listed, newest first',
    ])
    expect(select()).toHaveDisplayValue('Default order')
  })

  it('shows the order that the rows are in', () => {
    open({ key: 'price', direction: 'descending' })
    expect(select()).toHaveDisplayValue('Price, highest first')
  })

  it('asks for another order, and for the usual one again', async () => {
    const { onSort } = open({ key: 'price', direction: 'descending' })
    await userEvent.selectOptions(select(), 'Coin, A to Z')
    expect(onSort).toHaveBeenLastCalledWith({ key: 'coin', direction: 'ascending' })
    await userEvent.selectOptions(select(), 'Default order')
    expect(onSort).toHaveBeenLastCalledWith(null)
  })

  it('is not there where no column sorts', () => {
    expect(open(null, columns.slice(3)).container).toBeEmptyDOMElement()
  })
})
