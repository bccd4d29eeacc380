import { describeWith } from '../programs'
import { installedNginx } from './runNginx'
import { openServedStore, type ServedStore } from './servedStore'

/** Describes what this machine's nginx does; without one the tests are left out, and a sentence says so. */
export function describeNginx(name: string, body: () => void) {
  describeWith(
    installedNginx(),
    'nginx is not installed on this machine, so its configuration was not tried.',
    name,
    body,
  )
}

/** A store with nginx before it, for the tests of the surrounding `describe`; the settings are asked for as they begin. */
export function servedStore(settings: Parameters<typeof openServedStore>[0] = {}) {
  let opened: ServedStore | undefined
  const served = () => {
    if (!opened) throw new Error('The store is served to tests only')
    return opened
  }
  beforeAll(async () => {
    opened = await openServedStore(settings)
  })
  afterAll(() => opened?.close())
  const get: ServedStore['get'] = (...args) => served().get(...args)
  return { served, get }
}
