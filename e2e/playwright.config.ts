import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

// Each worker reads this file again, so what is chosen once is handed down in the environment.
process.env.E2E_PORT ??= String(await findFreePort())
process.env.E2E_DATA_DIR ??= makeDataFolder()
const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`

const sizes = {
  phone: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
}
const locales = { en: 'en-IN', hin: 'hi-IN' }

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  timeout: 60_000,
  reporter: [
    ['list'],
    ...(process.env.PLAYWRIGHT_JSON ? [['json', { outputFile: process.env.PLAYWRIGHT_JSON }] as const] : []),
  ],
  use: {
    baseURL,
    timezoneId: 'Asia/Kolkata',
    trace: 'retain-on-failure',
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
  // Journeys read the language and the size they run in from `testInfo.project.metadata`.
  projects: Object.entries(sizes).flatMap(([size, screen]) =>
    Object.entries(locales).map(([language, locale]) => ({
      name: `${size}-${language}`,
      metadata: { size, language },
      use: { ...screen, locale, storageState: rememberLanguage(language) },
    })),
  ),
  webServer: {
    command: 'node ../apps/server/src/main.ts',
    url: `${baseURL}/readyz`,
    // The first start makes the embedded database, which takes a while on a busy machine.
    timeout: 90_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: process.env.E2E_SERVER_LOG ? 'pipe' : 'ignore',
    env: {
      PORT: process.env.E2E_PORT,
      HOST: '127.0.0.1',
      PUBLIC_URL: baseURL,
      DATA_DIR: process.env.E2E_DATA_DIR,
      SANKALP_MODE: 'demo',
      NODE_ENV: 'production',
    },
  },
})

/** The choice a returning visitor has made, so that no journey depends on how the first guess is made. */
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

async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
