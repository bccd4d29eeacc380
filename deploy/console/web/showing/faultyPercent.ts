/** The share of visits with faults, with one decimal: `0.4 %`. */
export function faultyPercent({ visits, faulty }: { visits: number; faulty: number }) {
  return `${(visits === 0 ? 0 : (100 * faulty) / visits).toFixed(1)} %`
}
