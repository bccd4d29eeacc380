import path from 'node:path'

/** The working copy under test. */
export const REPOSITORY = path.resolve(import.meta.dirname, '../..')

/** Where `npm start` keeps its builds: the tests use the same ones, so nothing is built twice. */
export const STORE = path.join(REPOSITORY, '.crossbook/store')
