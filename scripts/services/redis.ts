import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exitCode, start } from '../setup/run.mjs'
import { findFreePort, findProgram, installDebianPackage, waitUntil } from './machine.ts'
import { foundService } from './service.ts'
import type { Missing, Service } from './service.ts'

const name = 'Redis'
const variable = 'TEST_REDIS_URL'
const programs = ['redis-server', 'valkey-server']
const folders = ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin']

/** Finds Redis for tests: the configured one, a running one, or one of our own without persistence. */
export async function findRedis(): Promise<Service | Missing> {
  const named = process.env[variable]
  if (named) return foundService(name, variable, { [variable]: named })
  if (await answersPing(6379)) {
    // Use database 15, to avoid data that a developer may have in the first one.
    return foundService(name, 'running on port 6379', { [variable]: 'redis://127.0.0.1:6379/15' })
  }
  const program = findProgram(programs, folders)
  const installed =
    program ?? ((await installDebianPackage('redis-server')) ? findProgram(programs, folders) : undefined)
  if (!installed)
    return { name, variable, reason: 'Redis is not running here or installed, and could not be installed' }
  return startRedis(installed)
}

async function startRedis(program: string): Promise<Service | Missing> {
  const folder = mkdtempSync(join(tmpdir(), 'sankalp-redis-'))
  const port = await findFreePort()
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder]
  const server = start([program, ...settings], { stdio: 'ignore' })
  const ended = exitCode(server)
  const stop = async () => {
    server.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  if (await waitUntil(() => answersPing(port), 10_000)) {
    const env = { [variable]: `redis://127.0.0.1:${port}` }
    return { name, from: `a throw-away server on port ${port}`, env, stop }
  }
  await stop()
  return { name, variable, reason: `${program} did not start` }
}

/** Returns whether a Redis that requires no password listens there. */
function answersPing(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port, timeout: 1_000 })
    const answer = (isRedis: boolean) => {
      socket.destroy()
      resolve(isRedis)
    }
    socket.once('connect', () => socket.write('PING\r\n'))
    socket.once('data', (data) => answer(data.toString().startsWith('+PONG')))
    socket.once('error', () => answer(false))
    socket.once('timeout', () => answer(false))
  })
}
