/** Milliseconds without a key after which typing starts a new word. */
const TYPE_AHEAD_RESET_MS = 1000

/** Finds an entry by its typed beginning. */
export interface TypeAhead {
  /** Adds a character. Returns the index of the matching entry from `current` on, or -1. */
  type(character: string, labels: readonly string[], current: number): number
  /** Clears the typed text. */
  end(): void
}

/** Collects typed characters until a pause. The same character again moves to the next entry that starts with it. */
export function createTypeAhead(): TypeAhead {
  let typed = ''
  let reset: ReturnType<typeof setTimeout> | undefined

  return {
    type(character, labels, current) {
      clearTimeout(reset)
      reset = setTimeout(() => {
        typed = ''
      }, TYPE_AHEAD_RESET_MS)
      typed += character.toLowerCase()
      const repeats = typed.split('').every((each) => each === typed[0])
      const wanted = repeats ? character.toLowerCase() : typed
      return nextStartingWith(wanted, labels, repeats ? current + 1 : Math.max(current, 0))
    },
    end() {
      clearTimeout(reset)
      typed = ''
    },
  }
}

function nextStartingWith(wanted: string, labels: readonly string[], from: number) {
  for (let step = 0; step < labels.length; step += 1) {
    const index = (from + step) % labels.length
    if (labels[index]?.toLowerCase().startsWith(wanted)) return index
  }
  return -1
}
