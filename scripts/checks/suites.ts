import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fromRoot, projectEnv, toolCommand } from '../setup/paths.mjs'
import { run } from '../setup/run.mjs'
import { buildWeb } from '../setup/web-build.mjs'
import { type Counts, countOf, readPlaywright, readVitest, settle } from './counts.ts'

type Env = Record<string, string>

/** Runs the tests of one or more projects of vitest.config.ts. */
export function runVitest(projects: string[], env: Env): Promise<Counts> {
  return withReport(async (report) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const code = await run(
      [...toolCommand('vitest'), 'run', ...projects.flatMap((project) => ['--project', project]), ...reporters],
      { env: projectEnv(env) },
    )
    return settle(readVitest(readJson(report)), code)
  })
}

/** Runs the browser journeys against the web app that was just built. */
export function runJourneys(env: Env): Promise<Counts> {
  return withReport(async (report) => {
    const options = { cwd: fromRoot('e2e'), env: projectEnv({ ...env, PLAYWRIGHT_JSON: report }) }
    const code = await run([...toolCommand('playwright'), 'test'], options)
    return settle(readPlaywright(readJson(report)), code)
  })
}

export async function checkWebBuild(): Promise<Counts> {
  const { code, output } = await buildWeb()
  console.log(code === 0 ? '✓ the web app builds' : `✗ the web app does not build\n${output}`)
  return countOf(code === 0)
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
