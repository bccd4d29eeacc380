/** @jest-environment node */
import { modulesIn } from './modulesIn'

const SCRIPT = '//# a line for the browser\nfirst();second()\n'

const places = { folder: '/house/host', repository: '/house' }

/** Two modules on one line: the first from its column 0, the second from column 8 on. */
const mapOf = (lines: string) => ({
  version: 3,
  sources: ['/house/host/src/first.ts', '/house/shared/ui/src/second.ts'],
  names: [],
  mappings: `${lines}AAAA,QCAA`,
})

describe('the modules of a script', () => {
  it('are read from its source map, except for the line above its code', () => {
    expect(modulesIn(SCRIPT, mapOf(';'), places)).toEqual([
      { package: 'webpack', name: 'between the modules', bytes: 28 },
      { package: 'host', name: 'host/src/first.ts', bytes: 8 },
      { package: 'shared/ui', name: 'shared/ui/src/second.ts', bytes: 8 },
    ])
  })

  it('are not read from a map that is older than that line', () => {
    expect(() => modulesIn(SCRIPT, mapOf(''), places)).toThrow(
      'The source map takes the line that a script begins with for code of a module.',
    )
  })
})
