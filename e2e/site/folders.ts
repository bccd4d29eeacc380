import path from 'node:path'

/** The working copy under test. */
export const REPOSITORY = path.resolve(import.meta.dirname, '../..')

/** The store of `npm start`. The tests use the same builds, so that none is built twice. */
export const STORE = path.join(REPOSITORY, '.crossbook/store')

/** The folder in which variants of this working copy's apps are built. */
export const WORKSHOP = path.join(REPOSITORY, '.crossbook/variant-workshop')

/** The folder of these builds. */
export const VARIANTS = path.join(REPOSITORY, '.crossbook/variants')

/** The folder of the variants' prerenders, with the layout of a store. */
export const PRERENDERS = path.join(REPOSITORY, '.crossbook/variant-prerenders')
