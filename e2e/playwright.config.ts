import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import type { ProjectOptions } from './support/options.ts'
import { findFreePort, serverEnv } from './support/own-server.ts'

// Each worker reads this file again, so values chosen once are passed on in the environment.
process.env.E2E_PORT ??= String(await findFreePort())
process.env.E2E_DATA_DIR ??= makeDataFolder()
const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`

export default defineConfig<ProjectOptions>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Only for a journey whose browser has stopped rendering: see support/rendering.ts.
  retries: 1,
  workers: 2,
  // Nets for what never comes, not stopwatches. A journey that is known to take longer says so (`test.slow`).
  timeout: 60_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    ...(process.env.PLAYWRIGHT_JSON ? [['json', { outputFile: process.env.PLAYWRIGHT_JSON }] as const] : []),
  ],
  use: {
    baseURL,
    timezoneId: 'Asia/Kolkata',
    // A worker would answer requests that journeys delay or break; its own journey enables it.
    serviceWorkers: 'block',
    // Traces are slow on two cores; enable them to find a failure.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    permissions: ['camera', 'microphone'],
    launchOptions: {
      executablePath: process.env.CHROME_PATH,
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
        '--allow-loopback-in-peer-connection',
      ],
    },
  },
  // A journey runs once: on the desktop in English, or with the tag @phone on the phone in Hindi. The tag @both is for
  // what looks or works differently on the two.
  projects: [
    {
      name: 'desktop-en',
      grepInvert: /@phone\b/,
      use: {
        size: 'desktop',
        viewport: { width: 1280, height: 800 },
        language: 'en',
        locale: 'en-IN',
        storageState: rememberLanguage('en'),
      },
    },
    {
      name: 'phone-hin',
      grep: /@(phone|both)\b/,
      use: {
        size: 'phone',
        viewport: { width: 360, height: 740 },
        isMobile: true,
        hasTouch: true,
        language: 'hin',
        locale: 'hi-IN',
        storageState: rememberLanguage('hin'),
      },
    },
  ],
  webServer: {
    command: 'node ../apps/server/src/main.ts',
    url: `${baseURL}/readyz`,
    // The first start creates the embedded database, which takes a while on a busy machine.
    timeout: 240_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    stdout: process.env.E2E_SERVER_LOG ? 'pipe' : 'ignore',
    env: serverEnv(process.env.E2E_PORT, process.env.E2E_DATA_DIR),
  },
})

/** Stores the choice of a returning visitor, so that no journey depends on the first guess. */
function rememberLanguage(language: string) {
  const cookie = { name: 'language', value: language, domain: '127.0.0.1', path: '/', expires: -1 }
  return { cookies: [{ ...cookie, httpOnly: false, secure: false, sameSite: 'Lax' as const }], origins: [] }
}

function makeDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sankalp-e2e-'))
  // A global teardown would run while the server still has its database open.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
