import { PHONE } from '../site/devices'
import { expect, test } from '../site/test'
import { accountMenu } from '../journeys/authForms'
import { openMenu } from '../journeys/header'
import { axeViolations } from './axeViolations'

test('axe finds nothing in the open menus', async ({ openAs }) => {
  const { page: desk } = await openAs('trader')
  await desk.goto('/')
  await openMenu(desk, 'Trading')
  expect(await axeViolations(desk)).toEqual([])
  await accountMenu(desk).click()
  expect(await axeViolations(desk)).toEqual([])

  const { page: phone } = await openAs('trader', PHONE)
  await phone.goto('/')
  await phone.getByRole('button', { name: 'Open menu' }).click()
  await expect(phone.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  expect(await axeViolations(phone)).toEqual([])
})
