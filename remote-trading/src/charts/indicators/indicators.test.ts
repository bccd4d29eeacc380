/** @jest-environment node */
import { bollingerBands } from './bollingerBands'
import { macd } from './macd'
import { exponentialMovingAverage, simpleMovingAverage, type IndicatorLine } from './movingAverages'
import { relativeStrengthIndex } from './relativeStrength'

/** The values of an indicator, without the first prices, for which it has none. */
const known = (line: IndicatorLine) => line.filter((value) => value !== undefined)

/** The number of prices that an indicator needs before it has a value. */
const silent = (line: IndicatorLine) => line.findIndex((value) => value !== undefined)

const rounded = (line: IndicatorLine, decimals: number) =>
  known(line).map((value) => Number(value.toFixed(decimals)))

/** The worked example of StockCharts' ChartSchool, "Moving Averages": Intel, 24 March to 5 May 2010. */
const INTEL = [
  22.27, 22.19, 22.08, 22.17, 22.18, 22.13, 22.23, 22.43, 22.24, 22.29, 22.15, 22.39, 22.38, 22.61, 23.36,
  24.05, 23.75, 23.83, 23.95, 23.63, 23.82, 23.87, 23.65, 23.19, 23.1, 23.33, 22.68, 23.1, 22.4, 22.17,
]

describe('moving averages', () => {
  it('are the published simple averages over 10 days [TRD-96]', () => {
    const line = simpleMovingAverage(INTEL, 10)
    expect(silent(line)).toBe(9)
    const published = [
      22.22, 22.21, 22.23, 22.26, 22.31, 22.42, 22.61, 22.77, 22.91, 23.08, 23.21, 23.38, 23.53, 23.65, 23.71,
      23.69, 23.61, 23.51, 23.43, 23.28, 23.13,
    ]
    expect(known(line)).toHaveLength(published.length)
    // Published from prices with more decimals than were printed.
    known(line).forEach((value, index) =>
      expect(Math.abs(value - (published[index] ?? 0))).toBeLessThan(0.011),
    )
  })

  it('are the published exponential averages over 10 days, started with the simple one [TRD-96]', () => {
    const line = exponentialMovingAverage(INTEL, 10)
    expect(silent(line)).toBe(9)
    expect(rounded(line, 9).slice(0, 3)).toEqual([22.221, 22.208090909, 22.241165289])
    const published = [
      22.22, 22.21, 22.24, 22.27, 22.33, 22.52, 22.8, 22.97, 23.13, 23.28, 23.34, 23.43, 23.51, 23.54, 23.47,
      23.4, 23.39, 23.26, 23.23, 23.08, 22.92,
    ]
    known(line).forEach((value, index) =>
      expect(Math.abs(value - (published[index] ?? 0))).toBeLessThan(0.011),
    )
  })

  it('have no value for too few prices', () => {
    expect(known(simpleMovingAverage([1, 2], 3))).toEqual([])
    expect(known(exponentialMovingAverage([1, 2], 3))).toEqual([])
    expect(simpleMovingAverage([], 3)).toEqual([])
  })
})

describe('the relative strength index', () => {
  // Wilder's method over StockCharts' ChartSchool example (QQQQ); values as TA-Lib gives them.
  const PRICES = [
    44.3389, 44.0902, 44.1497, 43.6124, 44.3278, 44.8264, 45.0955, 45.4245, 45.8433, 46.0826, 45.8931,
    46.0328, 45.614, 46.282, 46.282, 46.0028, 46.0328, 46.4116, 46.2222, 45.6439, 46.2122, 46.2521, 45.7137,
    46.4515, 45.7835, 45.3548, 44.0288, 44.1783, 44.2181, 44.5672, 43.4205, 42.6628, 43.1314,
  ]

  it('is the published one over 14 days [TRD-96]', () => {
    const line = relativeStrengthIndex(PRICES, 14)
    expect(silent(line)).toBe(14)
    expect(rounded(line, 4)).toEqual([
      70.5328, 66.3186, 66.5498, 69.4063, 66.3552, 57.9749, 62.9296, 63.2571, 56.0593, 62.3771, 54.7076,
      50.4228, 39.9898, 41.4605, 41.8689, 45.4632, 37.304, 33.0795, 37.773,
    ])
  })

  it('is 100 of rising, 0 of falling and 50 of resting prices', () => {
    expect(known(relativeStrengthIndex([1, 2, 3, 4], 3))).toEqual([100])
    expect(known(relativeStrengthIndex([4, 3, 2, 1], 3))).toEqual([0])
    expect(known(relativeStrengthIndex([5, 5, 5, 5], 3))).toEqual([50])
  })
})

describe('Bollinger bands', () => {
  // StockCharts' ChartSchool example.
  const PRICES = [
    86.16, 89.09, 88.78, 90.32, 89.07, 91.15, 89.44, 89.18, 86.93, 87.68, 86.96, 89.43, 89.32, 88.72, 87.45,
    87.26, 89.5, 87.9, 89.13, 90.7, 92.9, 92.98, 91.8, 92.66, 92.68, 92.3, 92.77, 92.54, 92.95, 93.2, 91.07,
    89.83, 89.74, 90.4, 90.74, 88.02, 88.09, 88.84, 90.78, 90.54, 91.39, 90.65,
  ]

  it('are the published ones over 20 days and 2 deviations [TRD-96]', () => {
    const { upper, middle, lower } = bollingerBands(PRICES)
    expect(silent(upper)).toBe(19)
    expect(rounded(upper, 5).slice(0, 3)).toEqual([91.29191, 91.94972, 92.61325])
    expect(rounded(middle, 5).slice(0, 3)).toEqual([88.7085, 89.0455, 89.24])
    expect(rounded(lower, 5).slice(0, 3)).toEqual([86.12509, 86.14128, 85.86675])
    expect([upper, middle, lower].map((line) => rounded(line, 2).at(-1))).toEqual([94.15, 91.05, 87.95])
  })
})

describe('the MACD', () => {
  // The spreadsheet of "How to Calculate MACD in Excel" by Investment Excel: Apple from 19 February 2013.
  const APPLE = [
    459.99, 448.85, 446.06, 450.81, 442.8, 448.97, 444.57, 441.4, 430.47, 420.05, 431.14, 425.66, 430.58,
    431.72, 437.87, 428.43, 428.35, 432.5, 443.66, 455.72, 454.49, 452.08, 452.73, 461.91, 463.58, 461.14,
    452.08, 442.66, 428.91, 429.79, 431.99, 427.72, 423.2, 426.21, 426.98,
  ]

  it('is the published one with 12, 26 and 9 days [TRD-96]', () => {
    const { line, signal, histogram } = macd(APPLE)
    expect(silent(line)).toBe(25)
    expect(rounded(line, 6)).toEqual([
      8.27527, 7.703378, 6.416075, 4.23752, 2.552583, 1.378886, 0.102981, -1.258402, -2.070558, -2.621842,
    ])
    expect(rounded(signal, 6)).toEqual([3.037526, 1.905652])
    expect(rounded(histogram, 6)).toEqual([-5.108084, -4.527495])
    expect(signal).toHaveLength(APPLE.length)
  })

  it('has no value for too few prices', () => {
    const { line, signal, histogram } = macd(APPLE.slice(0, 25))
    expect([...known(line), ...known(signal), ...known(histogram)]).toEqual([])
  })
})
