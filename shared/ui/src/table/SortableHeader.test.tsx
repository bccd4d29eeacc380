import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SortableHeader } from './SortableHeader'
import type { TableSort } from './sorting'

/** Renders a header over figures or texts. Returns the sort that a click requests. */
async function press(sort: TableSort | null, numeric: boolean) {
  const onSort = jest.fn()
  const column = { key: 'price', header: 'Price', cell: () => null, numeric }
  render(
    <table>
      <thead>
        <tr>
          <SortableHeader column={column} sort={sort} onSort={onSort} />
        </tr>
      </thead>
    </table>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Price' }))
  return onSort.mock.calls[0]?.[0]
}

describe('a sortable header', () => {
  it('begins with the largest figure', async () => {
    expect(await press(null, true)).toEqual({ key: 'price', direction: 'descending' })
  })

  it('starts with the first word of its label', async () => {
    expect(await press(null, false)).toEqual({ key: 'price', direction: 'ascending' })
  })

  it('states how its column is sorted, and reverses the order', async () => {
    expect(await press({ key: 'price', direction: 'ascending' }, true)).toEqual({
      key: 'price',
      direction: 'descending',
    })
    expect(screen.getByRole('columnheader')).toHaveAttribute('aria-sort', 'ascending')
  })

  it('states no order while another column is sorted', async () => {
    await press({ key: 'coin', direction: 'ascending' }, true)
    expect(screen.getByRole('columnheader')).not.toHaveAttribute('aria-sort')
  })
})
