import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import type { ProjectName, ProjectOptions, Size } from './support/options.ts'
import { findFreePort, serverEnv } from './support/own-server.ts'

// Each worker reads this file again, so what is chosen once is handed down in the environment.
process.env.E2E_PORT ??= String(await findFreePort())
process.env.E2E_DATA_DIR ??= makeDataFolder()
const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`

const sizes = {
  phone: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
}
const locales = { en: 'en-IN', hin: 'hi-IN' }
const projects = Object.keys(sizes).flatMap((size) =>
  Object.keys(locales).map((language) => ({ size, language }) as ProjectOptions),
)

/**
 * Where a journey runs that has one of these tags; one without a tag runs everywhere. A pair is for what looks or reads
 * different on a small screen or in the other language; what does not is run once, part of it on the phone in Hindi.
 */
const placesOfTags: Record<string, ProjectName[]> = {
  '@pair': ['phone-hin', 'desktop-en'],
  '@once': ['desktop-en'],
  '@phone': ['phone-en', 'phone-hin'],
  '@desktop': ['desktop-en', 'desktop-hin'],
  '@phone-hin': ['phone-hin'],
}

export default defineConfig<ProjectOptions>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Only for a journey whose browser has stopped rendering: see support/rendering.ts.
  retries: 1,
  workers: 2,
  // Nets for what never comes, not stopwatches: on one busy core an answer may take many times longer without being wrong.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [
    ['list'],
    ...(process.env.PLAYWRIGHT_JSON ? [['json', { outputFile: process.env.PLAYWRIGHT_JSON }] as const] : []),
  ],
  use: {
    baseURL,
    timezoneId: 'Asia/Kolkata',
    // A worker would answer requests that journeys hold back or break; its own journey lets it in.
    serviceWorkers: 'block',
    // Traces are slow on two cores; ask for them when hunting a failure.
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
  projects: projects.map(({ size, language }) => ({
    name: nameOf(size, language),
    grepInvert: tagsElsewhere(nameOf(size, language)),
    use: { ...sizes[size], locale: locales[language], storageState: rememberLanguage(language), size, language },
  })),
  webServer: {
    command: 'node ../apps/server/src/main.ts',
    url: `${baseURL}/readyz`,
    // The first start makes the embedded database, which takes a while on a busy machine.
    timeout: 240_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    stdout: process.env.E2E_SERVER_LOG ? 'pipe' : 'ignore',
    env: serverEnv(process.env.E2E_PORT, process.env.E2E_DATA_DIR),
  },
})

function nameOf(size: Size, language: ProjectOptions['language']): ProjectName {
  return `${size}-${language}`
}

/** Not skipped but left out: a journey that belongs elsewhere is no gap here. */
function tagsElsewhere(project: ProjectName): RegExp[] {
  const tags = Object.keys(placesOfTags).filter((tag) => !placesOfTags[tag]!.includes(project))
  return tags.map((tag) => new RegExp(`${tag}(?![\\w-])`))
}

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
