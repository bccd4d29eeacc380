const KILOBYTE = 1024

/** A size in kilobytes of 1,024 bytes, with one decimal: `12.4 kB`. */
export function bytesWords(bytes: number) {
  return `${(bytes / KILOBYTE).toFixed(1)} kB`
}
