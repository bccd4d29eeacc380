import path from 'node:path'

/** The working copy under test. */
export const REPOSITORY = path.resolve(import.meta.dirname, '../..')

/** Where `npm start` keeps its builds: the tests use the same ones, so nothing is built twice. */
export const STORE = path.join(REPOSITORY, '.crossbook/store')

/** Where the variants of this working copy's apps are built and kept. */
export const VARIANTS = path.join(REPOSITORY, '.crossbook/variants')

/** Where prerenders of variants are kept, as in a store. */
export const PRERENDERS = path.join(REPOSITORY, '.crossbook/variant-prerenders')
