import { chromium } from '@playwright/test'
import { fromRoot, projectEnv, projectNode } from '../setup/paths.mjs'
import { capture } from '../setup/run.mjs'
import { showWaiting } from '../setup/say.mjs'
import { browserPlaces } from './browser-places.ts'
import { installDebianPackage, isProgram } from './machine.ts'
import { foundService } from './service.ts'
import type { Missing, Service } from './service.ts'

const name = 'Chromium'
const variable = 'CHROME_PATH'

/** A browser for the journeys: the one that is named, one that is installed, or one that can be. */
export async function findBrowser(): Promise<Service | Missing> {
  const named = process.env[variable]
  if (named) {
    if (await runs(named)) return foundService(name, variable, { [variable]: named })
    return { name, variable, reason: `CHROME_PATH (${named}) is not a browser that runs` }
  }
  const found =
    (await findInstalled()) ??
    ((await installDebianPackage('chromium-headless-shell')) ? await findInstalled() : undefined) ??
    ((await installDebianPackage('chromium')) ? await findInstalled() : undefined) ??
    ((await installPlaywrightsOwn()) ? await findInstalled() : undefined)
  if (!found) return { name, variable, reason: 'neither Chromium nor Chrome is installed, or can be' }
  return foundService(name, found, { [variable]: found })
}

async function findInstalled(): Promise<string | undefined> {
  for (const path of [...browserPlaces(), chromium.executablePath()]) {
    if (await runs(path)) return path
  }
  return undefined
}

/** Tried rather than believed: Ubuntu's "chromium" is a note that points to a snap. */
async function runs(path: string): Promise<boolean> {
  if (!isProgram(path)) return false
  // On Windows Chrome opens a window instead of telling its version.
  if (process.platform === 'win32') return true
  const { code } = await capture([path, '--version']).catch(() => ({ code: 1 }))
  return code === 0
}

async function installPlaywrightsOwn(): Promise<boolean> {
  const playwright = fromRoot('node_modules/@playwright/test/cli.js')
  const withLibraries = process.platform === 'linux' && process.getuid?.() === 0 ? ['--with-deps'] : []
  const done = showWaiting('Installing Playwright’s Chromium')
  const { code } = await capture([projectNode, playwright, 'install', ...withLibraries, 'chromium'], {
    env: projectEnv(),
  })
  done()
  return code === 0
}
