import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { DataTable } from './DataTable'
import type { Column } from './column'
import { RowLink } from './RowLink'

const COLUMNS: readonly Column<string>[] = [
  {
    key: 'coin',
    header: 'Coin',
    cell: (coin) => (
      <>
        {coin}
        <RowLink to={`/${coin}`} label={`Chart of ${coin}`} />
      </>
    ),
  },
  { key: 'price', header: 'Price', cell: () => '$1.00' },
  { key: 'trade', header: 'Trade', cell: (coin) => <button type="button">Trade {coin}</button> },
]

function renderTable() {
  render(
    <MemoryRouter>
      <Routes>
        <Route
          path="/"
          element={<DataTable caption="Coins" columns={COLUMNS} rows={['BTC', 'ETH']} rowKey={String} />}
        />
        <Route path="/ETH" element={<h1>The chart of ETH</h1>} />
      </Routes>
    </MemoryRouter>,
  )
}

const chart = () => screen.queryByRole('heading', { name: 'The chart of ETH' })
const inRowOfETH = (text: string) => screen.getAllByText(text)[1] ?? document.body

it('a click on any cell of a row follows the link of that row', () => {
  renderTable()
  fireEvent.click(inRowOfETH('$1.00'))
  expect(chart()).toBeVisible()
})

it('a click on another control of the row does not', () => {
  renderTable()
  fireEvent.click(screen.getByRole('button', { name: 'Trade ETH' }))
  expect(chart()).toBeNull()
})

it('a click that selects text does not', () => {
  renderTable()
  getSelection()?.selectAllChildren(inRowOfETH('$1.00'))
  fireEvent.click(inRowOfETH('$1.00'))
  expect(chart()).toBeNull()
})

it('the link has a name and is followed by itself', () => {
  renderTable()
  fireEvent.click(screen.getByRole('link', { name: 'Chart of ETH' }))
  expect(chart()).toBeVisible()
})
