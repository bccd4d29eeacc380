import { notify } from '@crossbook/ui'
import { createTestTicker, pass } from '../testing/tradingTicker'
import { INITIAL_ALERTS, type AlertsState } from './alertReducer'
import { createAlertWatch } from './alertWatch'
import type { AlertStorage } from './storedAlerts'

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(notify, 'success').mockImplementation(() => 'toast')
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

const create = (price: string) =>
  ({ kind: 'create', draft: { symbol: 'BTC', condition: 'above', price } }) as const

function watchAs(user: string | undefined) {
  const session = { user }
  const watch = createAlertWatch(() => session.user)
  watch.start(createTestTicker())
  return { session, watch }
}

describe('the watch over alerts', () => {
  it('reports an alert once, however often it is started [TRD-84]', () => {
    const { watch } = watchAs('ann')
    watch.start(createTestTicker())
    watch.act(create('43254'))
    pass(60_000)
    expect(notify.success).toHaveBeenCalledTimes(1)
    expect(watch.read().alerts[0]).toMatchObject({ price: '43254', triggered: true })
  })

  it('ends with the session, and its alerts are nobody else’s [TRD-106]', () => {
    const { session, watch } = watchAs('ann')
    watch.act(create('43254'))
    session.user = undefined
    pass(60_000)
    expect(notify.success).not.toHaveBeenCalled()
    session.user = 'bob'
    expect(watch.read()).toBe(INITIAL_ALERTS)
  })

  it('keeps each user’s alerts between visits', () => {
    const stored = new Map<string, AlertsState>()
    const storage: AlertStorage = {
      read: (owner) => stored.get(owner),
      write: (owner, state) => void stored.set(owner, state),
    }
    createAlertWatch(() => 'ann', storage).act(create('50000'))
    expect(createAlertWatch(() => 'ann', storage).read().alerts[0]).toMatchObject({ price: '50000' })
    expect(createAlertWatch(() => 'bob', storage).read()).toBe(INITIAL_ALERTS)
    const visitor = createAlertWatch(() => undefined, storage)
    visitor.act(create('60000'))
    expect([...stored.keys()]).toEqual(['ann'])
  })

  it('starts again for the next signed-in user [TRD-106]', () => {
    const { session, watch } = watchAs('ann')
    session.user = 'bob'
    watch.start(createTestTicker())
    watch.act(create('43254'))
    pass(60_000)
    expect(notify.success).toHaveBeenCalledTimes(1)
  })

  it('notifies its listeners until they unsubscribe', () => {
    const { watch } = watchAs('ann')
    const listener = jest.fn()
    const leave = watch.subscribe(listener)
    watch.act(create('50000'))
    leave()
    watch.act(create('60000'))
    expect(listener).toHaveBeenCalledTimes(1)
  })
})
