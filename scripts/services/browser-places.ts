import { existsSync } from 'node:fs'
import { findProgram } from './machine.ts'

// The headless shell, what Playwright itself runs, needs half the time of the whole browser on two cores.
const programs = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Where a Chromium may be installed, the best first. None of them has been started yet. */
export function browserPlaces(): string[] {
  const inPath = programs.map((program) => findProgram([program])).filter((path) => path !== undefined)
  return [...inPath, ...usualPlaces]
}

/** The browser for tests that are started by hand: the one that is named, or the first that is there. */
export function likelyBrowser(): string | undefined {
  return process.env.CHROME_PATH ?? browserPlaces().find((path) => existsSync(path))
}
