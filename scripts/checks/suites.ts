import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fromRoot, projectEnv, toolCommand } from '../setup/paths.mjs'
import { follow } from '../setup/run.mjs'
import { buildWeb } from '../setup/web-build.mjs'
import { readPlaywright, readVitest, settle, tallyOf } from './tally.ts'
import type { Tally } from './tally.ts'

type Env = Record<string, string>

/** Runs the tests of one or more projects of vitest.config.ts. */
export function runVitest(projects: string[], env: Env): Promise<Tally> {
  return withReport(async (report) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const { code, output } = await follow(
      [...toolCommand('vitest'), 'run', ...projects.flatMap((project) => ['--project', project]), ...reporters],
      { env: projectEnv(env) },
    )
    return settle(readVitest(readJson(report)), code, output)
  })
}

/** Runs the browser journeys against the web app that was just built. */
export function runJourneys(env: Env): Promise<Tally> {
  return withReport(async (report) => {
    const options = { cwd: fromRoot('e2e'), env: projectEnv({ ...env, PLAYWRIGHT_JSON: report }) }
    const { code, output } = await follow([...toolCommand('playwright'), 'test'], options)
    return settle(readPlaywright(readJson(report)), code, output)
  })
}

export async function checkWebBuild(): Promise<Tally> {
  const { code, output } = await buildWeb()
  console.log(code === 0 ? '✓ the web app builds' : `✗ the web app does not build\n${output}`)
  return tallyOf(code === 0, 'the web app builds', output)
}

/** Provides a temporary file for a machine-readable report, in addition to the printed output. */
async function withReport<T>(work: (file: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'sankalp-report-'))
  try {
    return await work(join(folder, 'report.json'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function readJson(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
