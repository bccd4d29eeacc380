/** Returns the index of the point nearest to a share of the chart's width, from 0 on the left to 1 on the right. */
export function indexAt(share: number, count: number): number {
  const last = count - 1
  return Math.min(last, Math.max(0, Math.round(share * last)))
}

/** Returns the index after a key, as in a slider, or undefined for other keys. */
export function moveByKey(key: string, at: number, last: number): number | undefined {
  const moved = {
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    Home: 0,
    End: last,
  }[key]
  return moved === undefined ? undefined : Math.min(last, Math.max(0, moved))
}
