import { chromium } from '@playwright/test'
import { fromRoot, projectEnv, projectNode } from '../setup/paths.mjs'
import { capture } from '../setup/run.mjs'
import { showWaiting } from '../setup/say.mjs'
import { browserPlaces, headlessShell } from './browser-places.ts'
import { findProgram, installDebianPackage, isProgram } from './machine.ts'
import { foundService } from './service.ts'
import type { Missing, Service } from './service.ts'

const name = 'Chromium'
const variable = 'CHROME_PATH'

/** Finds a browser for the journeys: the configured one, an installed one, or one that can be installed. */
export async function findBrowser(): Promise<Service | Missing> {
  const named = process.env[variable]
  if (named) {
    if (await runs(named)) return foundService(name, variable, { [variable]: named })
    return { name, variable, reason: `CHROME_PATH (${named}) is not a browser that can be run` }
  }
  // Also where a whole browser is installed.
  if (!findProgram([headlessShell])) await installDebianPackage(headlessShell)
  const found =
    (await findInstalled()) ??
    ((await installDebianPackage('chromium')) ? await findInstalled() : undefined) ??
    ((await installPlaywrightsOwn()) ? await findInstalled() : undefined)
  if (!found)
    return { name, variable, reason: 'neither Chromium nor Chrome is installed, and neither could be installed' }
  return foundService(name, found, { [variable]: found })
}

async function findInstalled(): Promise<string | undefined> {
  for (const path of [...browserPlaces(), chromium.executablePath()]) {
    if (await runs(path)) return path
  }
  return undefined
}

/** Checks by starting it: Ubuntu's "chromium" is only a stub that points to a snap. */
async function runs(path: string): Promise<boolean> {
  if (!isProgram(path)) return false
  // On Windows Chrome opens a window instead of printing its version.
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
