import { PHONE } from '../site/devices'
import { expect, test } from '../site/test'
import { FULL, fullUnless } from '../site/tiers'
import { layoutShifts } from '@crossbook/verification'
import { createOpener, WALK_MS, VISITORS } from '../walk/visitors'

test.describe.configure({ timeout: WALK_MS })

/** Shift of a figure that gains or loses a digit, and moves nothing but itself: $1.00 becomes $0.9998. */
const ONE_FIGURE = 0.0005

for (const { who, visitor, device } of VISITORS)
  test(
    `nothing moves when prices do, on the pages of ${who}`,
    fullUnless(device === PHONE && visitor === 'trader'),
    async ({ openAs }) => {
      const { page } = await openAs(visitor, device)
      const pages = [page, await page.context().newPage(), await page.context().newPage()]
      await Promise.all(
        ['/', '/features/prices', '/trading/spot'].map(async (path, at) => {
          const moving = pages[at] ?? page
          await createOpener(moving)(path)
          const before = await moving.getByRole('main').innerText()
          await expect.poll(() => moving.getByRole('main').innerText(), path).not.toBe(before)
          if (path === '/') await expect(moving.getByRole('group', { name: '2 of 3' })).toBeVisible()
          const shifts = await layoutShifts(moving)
          expect
            .soft(
              shifts.filter(({ value }) => value > ONE_FIGURE),
              path,
            )
            .toEqual([])
        }),
      )
    },
  )

test(
  'nothing moves on pages with live prices where the system asks for less motion',
  FULL,
  async ({ openAs }) => {
    const { page } = await openAs('trader', { reducedMotion: 'reduce' })
    const open = createOpener(page)
    for (const path of ['/', '/features/prices', '/features/alerts', '/trading/spot', '/trading/charts']) {
      await open(path)
      expect.soft(await layoutShifts(page), path).toEqual([])
    }
  },
)
