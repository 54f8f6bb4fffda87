import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ServerProcess, startServer } from '@sankalp/server/test/server-process.ts'
import { secret } from './ground.ts'
import { readPages, show } from './honest.ts'
import type { Proof, Report } from './proof.ts'

const diskMb = 220
const measureMs = 4000
const mostSignIns = 5000
const signedIn = 'signed in'

export const diskFullProof: Proof = {
  number: 24,
  name: 'disk-full',
  title: 'the disk of the embedded database fills up, and a database that has lost its mark',
  async run(report) {
    const disk = mkdtempSync(join(tmpdir(), 'sankalp-disk-'))
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMb}m`, 'tmpfs', disk])
    } catch {
      report.figure('not measured', 'a small disk can only be made by root')
      rmSync(disk, { recursive: true })
      return
    }
    try {
      await fill(report, disk)
    } finally {
      execFileSync('umount', ['-l', disk])
      rmSync(disk, { recursive: true, force: true })
    }
  },
}

async function fill(report: Report, disk: string): Promise<void> {
  const env = { SECRET: secret, DATA_DIR: disk, TRUSTED_PROXIES: '127.0.0.1' }
  const server = await startServer(env)
  const early = await server.newClient().signIn()
  const ballast = join(disk, 'ballast')
  await readPages(server.url, 2 * measureMs)
  report.figure('honest with room', show(await readPages(server.url, measureMs)))
  fillUp(ballast)
  // The existing files have room for some hundred: the disk is full only when the database must grow.
  let fitting = 0
  while (fitting < mostSignIns && (await trySignIn(server)) === signedIn) fitting += 1
  report.check('the database met the full disk', fitting < mostSignIns, `after ${fitting} sign-ins`)
  const reading = readPages(server.url, measureMs)
  const outcomes: Record<string, number> = {}
  for (let count = 0; count < 40; count++) {
    const outcome = await trySignIn(server)
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
  }
  report.figure('40 sign-ins on a full disk', JSON.stringify(outcomes))
  const speed = await reading
  report.figure('honest on a full disk', show(speed))
  report.check('every cached page arrived', speed.failed === 0, speed.failed)
  report.check(
    'none failed without saying so (500)',
    !Object.keys(outcomes).some((text) => text.includes('500')),
    JSON.stringify(outcomes),
  )
  server.child.kill('SIGKILL')
  const refusal = await startServer(env).then(
    async (again) => (await again.end(), ''),
    (error: Error) => error.message,
  )
  report.check('a start on a full disk says so', /is full/.test(refusal), refusal.split('\n').at(-1)?.slice(0, 120))
  unlinkSync(ballast)
  const again = await startServer(env)
  const { status } = await again
    .newClient()
    .call((await import('@sankalp/contract/auth')).sendOtp, { body: { phone_number: early.phone } })
  report.check('with room again it starts, and who had signed in is known', status === 200 || status === 429, status)
  again.child.kill('SIGKILL')
  unlinkSync(join(disk, 'database', 'PG_VERSION'))
  const damaged = await startServer(env).then(
    async (other) => (await other.end(), ''),
    (error: Error) => error.message,
  )
  report.check(
    'a database without its mark is refused and not made anew',
    /PG_VERSION is missing/.test(damaged),
    damaged.split('\n').at(-1)?.slice(0, 120),
  )
}

function trySignIn(server: ServerProcess): Promise<string> {
  return server
    .newClient()
    .signIn()
    .then(
      () => signedIn,
      (error: Error) => error.message,
    )
}

function fillUp(file: string): void {
  mkdirSync(join(file, '..'), { recursive: true })
  for (let mb = diskMb; mb > 0; mb -= 1) {
    try {
      writeFileSync(file, Buffer.alloc(1_000_000), { flag: 'a' })
    } catch {
      return
    }
  }
}
