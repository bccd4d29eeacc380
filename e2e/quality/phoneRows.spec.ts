import { started } from '../site/started'
import { expect, test } from '../site/test'

const PHONE = { width: 390, height: 844 }

test('on a phone one select of 40 px orders the rows, and gives back the usual order [LST-02]', async ({
  openAs,
}) => {
  const { page } = await openAs('visitor', { viewport: PHONE, hasTouch: true })
  await page.goto('/features/prices')
  await started(page)
  const select = page.getByRole('combobox', { name: 'Order of rows' })
  expect((await select.boundingBox())?.height).toBe(40)
  await select.selectOption('Price, lowest first')
  await expect(page).toHaveURL('/features/prices?sort=price')
  await expect(page.getByRole('rowheader').first()).toContainText('DOGE')
  await expect(page.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(page.getByRole('columnheader').getByRole('button')).toHaveCount(0)
  await select.selectOption('Usual order')
  await expect(page).toHaveURL('/features/prices')
  await expect(page.getByRole('rowheader').first()).toContainText('BTC')
})
