import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AppConfiguration, Purpose } from './purpose'

/** The configuration that the webpack file of the application in `folder` gives for a purpose. */
export async function loadConfiguration(folder: string, purpose: Purpose) {
  const file = path.join(folder, 'webpack.config.ts')
  const { default: configuration } = (await import(pathToFileURL(file).href)) as { default: AppConfiguration }
  return configuration(purpose)
}
