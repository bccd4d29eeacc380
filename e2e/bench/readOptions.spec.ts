import { expect, test } from '@playwright/test'
import { readOptions } from './readOptions'

test.describe('the options of a bench', () => {
  test('default to five visits of every route with a processor that is four times slower', () => {
    expect(readOptions([])).toEqual({
      ok: true,
      value: { task: 'visits', runs: 5, slowdown: 4, isHttp1: false },
    })
    expect(
      readOptions(['--lighthouse', '--runs', '3', '--slowdown', '2', '--routes', '/,/terms', '/about']),
    ).toEqual({
      ok: true,
      value: { task: 'lighthouse', runs: 3, slowdown: 2, isHttp1: false, routes: ['/', '/terms', '/about'] },
    })
    expect(readOptions(['--slowdown', 'phone'])).toMatchObject({ ok: true, value: { slowdown: 'phone' } })
  })

  for (const [args, problem] of [
    [['--runs', 'many'], '--runs takes a number from 1 on.'],
    [['--slowdown', '0.5'], '--slowdown takes a number from 1 on, or phone.'],
    [['--slowdown', 'tablet'], '--slowdown takes a number from 1 on, or phone.'],
    [['terms'], 'terms is not a route: routes begin with a slash.'],
  ] as const)
    test(`${args.join(' ')} is refused`, () => {
      expect(readOptions(args)).toEqual({ ok: false, problem })
    })
})
