import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { openRedis } from '@sankalp/server/src/platform/redis.ts'
import { findFreePort } from '@sankalp/server/test/server-process.ts'
import { withFolder } from '../proofs/ground.ts'

export type OwnRedis = { url: string; pid(): number; kill(): Promise<void>; start(): Promise<void> }

/**
 * Runs a separate Redis that can be killed and restarted. It has no persistence, since the product stores nothing
 * lasting in it.
 */
export function withRedis<Result>(work: (redis: OwnRedis) => Promise<Result>): Promise<Result> {
  return withFolder(async (folder) => {
    const port = await findFreePort()
    const url = `redis://127.0.0.1:${port}`
    const settings = [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      'no',
      '--dir',
      folder,
    ]
    let child: ChildProcess

    async function start(): Promise<void> {
      child = spawn('redis-server', settings, { stdio: 'ignore' })
      const failed = new Promise<never>((_resolve, reject) => child.once('error', reject))
      while (!(await Promise.race([answers(url), failed]))) await wait(50)
    }
    async function kill(): Promise<void> {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGKILL')
      await ended
    }
    await start()
    try {
      return await work({ url, start, kill, pid: () => child.pid! })
    } finally {
      await kill()
    }
  })
}

async function answers(url: string): Promise<boolean> {
  const client = await openRedis(url, () => undefined).catch(() => null)
  client?.destroy()
  return client !== null
}
