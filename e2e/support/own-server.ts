import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const mainFile = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url))
const aheadFile = new URL('clock-ahead.mjs', import.meta.url).href
const startWithinMs = 180_000
/** Below the ephemeral ports, since one of those could be taken between finding it and listening. */
const ports = { first: 20_000, count: 10_000 }

export type OwnServer = {
  url: string
  stop: () => Promise<void>
  /** Moves its clock this many seconds ahead of the machine's. */
  setAhead: (seconds: number) => Promise<void>
}

/** Returns the settings of every server under test; the journeys act as a proxy that names each visitor. */
export function serverEnv(port: number | string, dataDir: string): Record<string, string> {
  return {
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    SANKALP_MODE: 'demo',
    DEMO_HISTORY: 'off',
    NODE_ENV: 'production',
    TRUSTED_PROXIES: '127.0.0.1',
  }
}

/**
 * Starts a separate server for a journey that would disturb others, for example by a restart. Its clock is ahead by
 * this many seconds since the journey began.
 */
export async function startOwnServer(dataDir: string, port: number, aheadSeconds = 0): Promise<OwnServer> {
  const url = `http://127.0.0.1:${port}`
  const env = { ...process.env, ...serverEnv(port, dataDir), E2E_AHEAD_SECONDS: String(aheadSeconds) }
  const child = spawn(process.execPath, ['--import', aheadFile, mainFile], {
    env,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const ended = once(child, 'exit')
  const stop = async () => {
    if (child.exitCode === null) child.kill('SIGTERM')
    await ended
  }
  const setAhead = async (seconds: number) => {
    const answered = once(child, 'message')
    child.send(seconds)
    await answered
  }
  const giveUpAt = Date.now() + startWithinMs
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode}`)
    if (Date.now() > giveUpAt) {
      await stop()
      throw new Error('The server did not start in time')
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return { url, stop, setAhead }
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok
  } catch {
    return false
  }
}

export async function findFreePort(): Promise<number> {
  const port = ports.first + randomInt(ports.count)
  const server = createServer()
  const isFree = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => resolve(true))
  })
  if (!isFree) return findFreePort()
  await new Promise((resolve) => server.close(resolve))
  return port
}
