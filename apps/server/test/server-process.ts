import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { TestClient } from './test-client.ts'
import { copyTemplate } from './test-db.ts'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))
/** As `npm start` sets it, which saves memory (decision 88). */
const memoryEnv = JSON.parse(readFileSync(new URL('../memory-env.json', import.meta.url), 'utf8')) as Record<
  string,
  string
>

/** The server in its own process, started as `npm start` does it, with its own data folder. */
export type ServerProcess = {
  url: string
  child: ChildProcess
  /** Its output: the log, line by line. */
  log: string[]
  newClient(): TestClient
  memoryMb(): Promise<number>
  /** Returns the processor time used so far. */
  cpuSeconds(): Promise<number>
  /** Sends a signal and waits for the end; returns the exit code and how long it took. */
  end(signal?: NodeJS.Signals): Promise<{ code: number | null; ms: number }>
}

/** A server that has not started by then never will, even on the busiest machine. */
const startWithinMs = 600_000

type Options = {
  /**
   * Whether to collect the log. Turn it off to measure speed, because collecting it costs the measuring process time.
   */
  keepsLog?: boolean
  /** Whether the embedded database is a copy of an empty one, for tests that are not about the first start. */
  copiesDatabase?: boolean
  /** A data folder that outlives the process, for a server that is started again. */
  dataDir?: string
  /** The program of another version. */
  program?: string
  /** The port to reuse when a server is started again, so that its clients find it. */
  port?: number
}

export async function startServer(
  env: Record<string, string> = {},
  { keepsLog = true, copiesDatabase = false, ...kept }: Options = {},
): Promise<ServerProcess> {
  const dataDir = kept.dataDir ?? mkdtempSync(join(tmpdir(), 'sankalp-process-'))
  if (copiesDatabase) await copyTemplate(join(dataDir, 'database'))
  const port = kept.port ?? (await findFreePort())
  const child = spawn(process.execPath, [kept.program ?? main], {
    env: {
      ...memoryEnv,
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      // No test is about the town, and it would take longer than most of them.
      DEMO_HISTORY: 'off',
      ...env,
    },
    stdio: ['ignore', keepsLog ? 'pipe' : 'ignore', 'pipe'],
  })
  const log: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => log.push(...text.split('\n').filter(Boolean)))
  }
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  const url = `http://127.0.0.1:${port}`
  const isReady = async () => (await fetch(`${url}/readyz`).catch(() => null))?.ok === true
  const deadline = Date.now() + startWithinMs
  while (!(await isReady())) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL')
      throw new Error(`the server did not start (is the web app built?):\n${log.join('\n')}`)
    }
    await wait(100)
  }
  return {
    url,
    child,
    log,
    newClient: () => new TestClient(url, []),
    memoryMb: async () => (await readMetric(url, 'process_resident_memory_bytes')) / 1e6,
    cpuSeconds: () => readMetric(url, 'process_cpu_seconds_total'),
    async end(signal = 'SIGTERM') {
      const startedAt = Date.now()
      child.kill(signal)
      const code = await exited
      if (kept.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true })
      return { code, ms: Date.now() - startedAt }
    },
  }
}

async function readMetric(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1])
}

/** Finds a free port. */
export async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
