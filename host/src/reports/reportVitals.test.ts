/** @jest-environment node */
import { type Metric, onCLS, onINP, onLCP } from 'web-vitals'
import { createVisits } from './createVisits'
import { reportVitals } from './reportVitals'

jest.mock('web-vitals', () => ({ onLCP: jest.fn(), onINP: jest.fn(), onCLS: jest.fn() }))

const add = jest.fn()
const beacons = { add, onLeaving: () => undefined }
const WALLET = { app: 'wallet', version: '1.1.0' }
const EARN = { app: 'earn', version: '1.0.0' }

/** Reports a figure as the browser does, once it is known. */
const measured = (measure: (report: (metric: Metric) => void) => void, value: number, startTime: number) => {
  const [report] = jest.mocked(measure).mock.lastCall ?? []
  const name = measure === onLCP ? 'LCP' : measure === onINP ? 'INP' : 'CLS'
  report?.({ name, value, entries: [{ startTime }] } as unknown as Metric)
}

it('reports each figure for the build that was mounted at its time', () => {
  const visits = createVisits(beacons)
  const clock = jest.spyOn(performance, 'now')
  clock.mockReturnValueOnce(900)
  visits.saw(WALLET, false)
  clock.mockReturnValueOnce(5_000)
  visits.saw(EARN, false)
  reportVitals(beacons, visits)
  measured(onLCP, 640, 640)
  measured(onINP, 96, 4_000)
  measured(onCLS, 0.1, 6_000)
  expect(add.mock.calls).toEqual([
    [{ type: 'vital', ...WALLET, name: 'LCP', value: 640 }],
    [{ type: 'vital', ...WALLET, name: 'INP', value: 96 }],
    [{ type: 'vital', ...EARN, name: 'CLS', value: 0.1 }],
  ])
})

it('reports nothing for a page in which nothing has mounted', () => {
  add.mockReset()
  reportVitals(beacons, createVisits(beacons))
  measured(onLCP, 640, 640)
  expect(add).not.toHaveBeenCalled()
})
