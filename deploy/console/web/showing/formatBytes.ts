const KILOBYTE = 1024

/** A size in kilobytes of 1,024 bytes, with one decimal: `12.4 kB`; of less than one in bytes, `310 B`. */
export function formatBytes(bytes: number) {
  return bytes < KILOBYTE ? `${String(bytes)} B` : `${(bytes / KILOBYTE).toFixed(1)} kB`
}

/** Formats a number of kilobytes. */
export function formatKilobytes(kilobytes: number) {
  return formatBytes(kilobytes * KILOBYTE)
}
