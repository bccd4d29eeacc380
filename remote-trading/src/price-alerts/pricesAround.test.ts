/** @jest-environment node */
import { usd } from '@crossbook/money'
import { PRICE_STEPS, priceAt } from './pricesAround'

it.each([
  ['43250', ['38925', '41087.5', '42817.5', '43682.5', '45412.5', '47575']],
  ['0.4567', ['0.411', '0.4339', '0.4521', '0.4613', '0.4795', '0.5024']],
  ['0.00000912', ['0.00000821', '0.00000866', '0.00000903', '0.00000921', '0.00000958', '0.00001003']],
] as const)('around %s the steps lead to %j', (current, prices) => {
  expect(PRICE_STEPS.map((step) => Number(priceAt(usd(current), step)))).toEqual(prices.map(Number))
})
