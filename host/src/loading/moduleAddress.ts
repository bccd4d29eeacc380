/** Where a screen's or frame's module is: which build of which application, and its name there. */
export interface ModuleAddress {
  app: string
  version: string
  module: string
}
