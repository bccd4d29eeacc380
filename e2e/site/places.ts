import path from 'node:path'

/** The working copy under test. */
export const REPOSITORY = path.resolve(import.meta.dirname, '../..')

/** Where `npm start` keeps its builds: the tests use the same ones, so nothing is built twice. */
export const STORE = path.join(REPOSITORY, '.crossbook/store')

/** Where variants of this working copy's apps are built. */
export const WORKSHOP = path.join(REPOSITORY, '.crossbook/variant-workshop')

/** Where what was built there is kept. */
export const VARIANTS = path.join(REPOSITORY, '.crossbook/variants')

/** Where prerenders of variants are kept, as in a store. */
export const PRERENDERS = path.join(REPOSITORY, '.crossbook/variant-prerenders')
