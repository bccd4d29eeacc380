/** @jest-environment node */
import { stylesOfLoaded } from './ScreenStyles'

const HISTORY = { app: 'wallet', version: '1.1.0', module: './history' }

it('applies the style sheets of the fallback build once the screen comes from it', () => {
  let version = '1.1.0'
  const listeners = new Set<() => void>()
  const shown: string[] = []
  const styles = stylesOfLoaded(
    {
      apply: (modules) => {
        const names = modules.map((one) => `${one.module} ${one.version}`)
        shown.push(...names)
        return () => void shown.splice(shown.indexOf(names.join()), 1)
      },
    },
    {
      versionOf: () => version,
      subscribe: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
  )
  const end = styles.apply([HISTORY])
  expect(shown).toEqual(['./history 1.1.0'])
  version = '1.0.0'
  listeners.forEach((listener) => listener())
  expect(shown).toEqual(['./history 1.0.0'])
  end()
  expect([shown, listeners.size]).toEqual([[], 0])
})
