import { existsSync } from 'node:fs'
import { findProgram } from './machine.ts'

/** What Playwright itself runs, as a Debian package. It needs half of the processor time of the whole browser. */
export const headlessShell = 'chromium-headless-shell'

const programs = [headlessShell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Returns the paths at which a Chromium may be installed, best first. None of them has been started yet. */
export function browserPlaces(): string[] {
  const inPath = programs.map((program) => findProgram([program])).filter((path) => path !== undefined)
  return [...inPath, ...usualPlaces]
}

/** Returns the browser for manually started tests: the configured one, or the first one found. */
export function likelyBrowser(): string | undefined {
  return process.env.CHROME_PATH ?? browserPlaces().find((path) => existsSync(path))
}
