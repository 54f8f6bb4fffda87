import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'

const mainFile = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url))
const startWithinMs = 60_000

export type OwnServer = { url: string; stop: () => Promise<void> }

/** What every server under test is started with; the journeys speak for a proxy that names each visitor. */
export function serverEnv(port: number | string, dataDir: string): Record<string, string> {
  return {
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    SANKALP_MODE: 'demo',
    NODE_ENV: 'production',
    TRUSTED_PROXIES: '127.0.0.1',
  }
}

/** A server of a journey's own, for what would disturb the others: being stopped and started again. */
export async function startOwnServer(dataDir: string, port: number): Promise<OwnServer> {
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [mainFile], { env: { ...process.env, ...serverEnv(port, dataDir) }, stdio: 'ignore' })
  const ended = once(child, 'exit')
  const stop = async () => {
    if (child.exitCode === null) child.kill('SIGTERM')
    await ended
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
  return { url, stop }
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok
  } catch {
    return false
  }
}

export async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
