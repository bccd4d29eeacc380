import type { Configuration } from 'webpack'

/**
 * Components alone, where the page's host is under development too and has React's development build; with a published host the
 * whole page is reloaded.
 */
export type Replaced = 'components' | 'page'

/** The purpose of a build: publication, prerendering, or development. */
export type Purpose =
  | { kind: 'production' }
  | { kind: 'rendering' }
  | {
      kind: 'development'
      /** The parts that an open page exchanges after a change. */
      replaces: Replaced
      /** Called when the table of screens changes, because exposed modules are fixed at configuration. */
      onTableChange(): Promise<void>
    }

/** The export of an application's webpack file: its configuration for a purpose. */
export type AppConfiguration = (purpose: Purpose) => Configuration | Promise<Configuration>
