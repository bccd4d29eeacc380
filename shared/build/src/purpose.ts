import type { Configuration } from 'webpack'

/**
 * Components alone, where the page's host is under development too and has React's development build; with a published host the
 * whole page is reloaded.
 */
export type Replaced = 'components' | 'page'

/** What a build is made for: to be published, to be rendered without a browser, or to be changed while it is looked at. */
export type Purpose =
  | { kind: 'production' }
  | { kind: 'rendering' }
  | {
      kind: 'development'
      /** What an open page exchanges after a change. */
      replaces: Replaced
      /** Called when the table of screens changes, because exposed modules are fixed at configuration. */
      onTableChange(): Promise<void>
    }

/** What an application's webpack file exports: its configuration for a purpose. */
export type AppConfiguration = (purpose: Purpose) => Configuration | Promise<Configuration>
