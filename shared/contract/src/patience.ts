/**
 * How waits for files follow the line. Every limit grows with the slowest file that has arrived: beyond `promptFileMs` it lasts as many
 * times longer as that file did, up to `most` times.
 */
export const PATIENCE = { promptFileMs: 2_000, most: 15 } as const
