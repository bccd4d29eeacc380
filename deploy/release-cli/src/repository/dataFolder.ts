/** Git-ignored folder of everything that starting makes. */
export const DATA = '.crossbook'
