import { signIn } from '../journeys/authForms'
import { heading } from '../journeys/header'
import { started } from '../site/started'
import { expect, test } from '../site/test'
import { objectPrototype } from './objectPrototype'

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
  await page.goto('/login')
  await started(page)
  await signIn(page, account)
  await expect(heading(page, 'Dashboard')).toBeVisible()
  for (const [path, title] of [
    ['/', 'AI-powered crypto trading'],
    ['/trading/spot', 'Spot Trading'],
    ['/tools/heatmap', 'Market Heatmap'],
    ['/earn/staking', 'Crypto Staking'],
  ] as const) {
    await page.goto(path)
    await started(page)
    await expect(heading(page, title)).toBeVisible()
  }
  expect(complaints).toEqual([])
})
