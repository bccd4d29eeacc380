import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import { desktopOptions } from './launchOptions'

/** The name of Chromium's setting that refuses every site's cookies and storage. */
const BLOCKED = { profile: { default_content_setting_values: { cookies: 2 } } }

/** Runs `visit` in a Chromium that is set to block every site's cookies and storage; paths are those of the site at `baseURL`. */
export async function inBlockingBrowser(baseURL: string, visit: (context: BrowserContext) => Promise<void>) {
  const profile = await mkdtemp(path.join(os.tmpdir(), 'crossbook-profile-'))
  await mkdir(path.join(profile, 'Default'))
  await writeFile(path.join(profile, 'Default/Preferences'), JSON.stringify(BLOCKED))
  const context = await chromium.launchPersistentContext(profile, { ...desktopOptions, baseURL })
  try {
    await visit(context)
  } finally {
    await context.close()
    await rm(profile, { recursive: true, force: true })
  }
}
