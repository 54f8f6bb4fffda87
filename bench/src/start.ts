import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '@sankalp/server/test/server-process.ts'
import type { Row } from './table.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const giveUpMs = 180_000

/**
 * Measures `npm start` with everything installed and built: first on an empty data folder, then again on the same one.
 */
export async function measureStarts(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sankalp-bench-'))
  try {
    const coldMs = await startOnce(dataDir)
    const warmMs = await startOnce(dataDir)
    return [
      { what: 'npm start on an empty data folder', measured: `${(coldMs / 1000).toFixed(1)} s` },
      { what: 'npm start again', measured: `${(warmMs / 1000).toFixed(1)} s`, aim: '< 5 s', reached: warmMs < 5000 },
    ]
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function startOnce(dataDir: string): Promise<number> {
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const startedAt = performance.now()
  // A separate process group, so that npm and the server it starts are stopped together.
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, NODE_ENV: 'production' },
    stdio: 'ignore',
    detached: true,
  })
  const ended = once(child, 'exit')
  try {
    while (!(await fetch(url).catch(() => null))?.ok) {
      if (child.exitCode !== null || performance.now() - startedAt > giveUpMs)
        throw new Error('npm start did not start the server')
      await wait(25)
    }
    return performance.now() - startedAt
  } finally {
    if (child.exitCode === null) process.kill(-child.pid!, 'SIGTERM')
    await ended
    await untilSilent(url)
  }
}

/** The server exits a moment after npm; the next start needs its data folder. */
async function untilSilent(url: string): Promise<void> {
  while (await fetch(`${url}/healthz`).catch(() => null)) await wait(50)
  await wait(500)
}
