import { expect, test } from '../site/test'
import { objectPrototype } from './objectPrototype'
import { useSite } from './useSite'

test('where every object has an enumerable member, the site starts, signs in and shows each remote', async ({
  openAs,
}) => {
  const { page, account } = await openAs('visitor')
  await objectPrototype.install(page.context())
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  await useSite(page, account)
  expect(complaints).toEqual([])
})
