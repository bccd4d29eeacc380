import type { Surrounding } from './surrounding'

/** Old scripts and extensions add methods to every object, which `for … in` then finds. */
export const objectPrototype: Surrounding = {
  name: 'an enumerable member of Object.prototype',
  async install(context) {
    await context.addInitScript(() => {
      Object.assign(Object.prototype, { legacy: () => undefined })
    })
  },
}
