import { randomUUID } from 'node:crypto'
import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sendOtp, verifyOtp } from '@sankalp/contract/auth'
import { sendMessage } from '@sankalp/contract/contact'
import { code as codeRules } from '@sankalp/contract'
import type { ServerProcess } from '@sankalp/server/test/server-process.ts'
import { type TestClient, randomPhone } from '@sankalp/server/test/test-client.ts'
import { behindProxy, findTrouble, withFolder, withServer } from './ground.ts'
import { readPages, show } from './honest.ts'
import type { Proof, Report } from './proof.ts'

const dayMs = 24 * 3600_000
/** How the server's clock is moved and corrected. */
const moves = [
  { title: 'a day forward', aheadMs: dayMs },
  { title: 'right again, a day back', aheadMs: 0 },
  { title: 'a day back', aheadMs: -dayMs },
  { title: 'right again, a day forward', aheadMs: 0 },
  { title: 'forty days forward', aheadMs: 40 * dayMs },
  { title: 'right again, forty days back', aheadMs: 0 },
]
const measureMs = 4000
/** A page of the previous day may still be on its way; the rest allows for a slow machine. */
const pageWithinMs = 3000
/**
 * A check for a clock set back runs every minute; after that, jobs are enqueued twice a minute and fetched four times.
 */
const jobsWithinMs = 240_000
const letterWindowSeconds = 600

type Clock = { set(aheadMs: number): void; today(): string }

export const clockProof: Proof = {
  number: 34,
  name: 'clock',
  title: 'the server’s clock is set forward and back, with honest visitors beside it',
  run: (report) =>
    withFolder((folder) => {
      const clock = createClock(join(folder, 'ahead-ms'))
      const moved = {
        NODE_OPTIONS: `--import=${new URL('./moved-clock.preload.ts', import.meta.url).href}`,
        MOVED_CLOCK_FILE: join(folder, 'ahead-ms'),
      }
      return withServer({ ...behindProxy, ...moved }, async (server) => {
        await readPages(server.url, 2 * measureMs)
        report.figure('normal', show(await readPages(server.url, measureMs)))
        for (const move of moves) await proveMove(report, server, clock, move)
        await proveLimits(report, server, clock)
        report.check(
          'the server logged no failure and still runs',
          findTrouble(server.log).length === 0 && server.child.exitCode === null,
          findTrouble(server.log)[0],
        )
      })
    }),
}

function createClock(file: string): Clock {
  let ahead = 0
  const set = (aheadMs: number) => {
    ahead = aheadMs
    // Replace the file atomically: a half-written file contains no number.
    writeFileSync(`${file}.new`, String(aheadMs))
    renameSync(`${file}.new`, file)
  }
  set(0)
  return { set, today: () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(Date.now() + ahead) }
}

async function proveMove(
  report: Report,
  server: ServerProcess,
  clock: Clock,
  { title, aheadMs }: (typeof moves)[number],
): Promise<void> {
  clock.set(aheadMs)
  const movedAt = performance.now()
  const reading = readPages(server.url, measureMs)
  let shown = ''
  let seconds = 0
  do {
    shown = await readDate(server)
    seconds = (performance.now() - movedAt) / 1000
    if (shown === clock.today()) break
    await wait(50)
  } while (performance.now() - movedAt < pageWithinMs)
  report.check(
    `${title}: the day’s page is of that day`,
    shown === clock.today(),
    `${shown} after ${seconds.toFixed(1)} s`,
  )
  const speed = await reading
  report.figure('  honest', show(speed))
  report.check('  and every honest page arrived', speed.failed === 0, speed.failed)
}

/** Returns the date of the day's page. */
async function readDate(server: ServerProcess): Promise<string> {
  const { body } = await server.newClient().fetch<{ text: string }>('/panchang/delhi')
  return /\d{4}-\d\d-\d\d/.exec(body.text)?.[0] ?? 'no date'
}

/** Checks limits used up and actions begun just before the clock is set back by a day. */
async function proveLimits(report: Report, server: ServerProcess, clock: Clock): Promise<void> {
  const writer = server.newClient()
  const write = async () => {
    const { status, body } = await writer.call(sendMessage, {
      body: {
        id: randomUUID(),
        name: 'Asha',
        reply_to: 'asha@example.com',
        topic: 'other',
        message: 'A letter among very many others.',
      },
    })
    return { status, seconds: waitOf(body) }
  }
  let refused = await write()
  for (let letters = 1; letters <= 6 && refused.status !== 429; letters++) refused = await write()
  const [phone, other] = [randomPhone(), randomPhone()]
  const asker = server.newClient()
  const sent = await ask(asker, phone)
  const kept = await ask(server.newClient(), other)
  const jobsBefore = await countJobs(server)

  clock.set(-dayMs)
  const setAt = performance.now()
  const reading = readPages(server.url, measureMs)
  await wait(200)
  const again = await write()
  report.check(
    'a limit of ten minutes still lasts ten minutes',
    refused.status === 429 && again.status === 429 && again.seconds <= letterWindowSeconds,
    `${again.seconds} s`,
  )
  const early = await ask(asker, phone)
  report.check(
    'the next code waits half a minute',
    sent.status === 200 && early.status === 429 && early.seconds <= codeRules.resendAfterSeconds,
    `${early.seconds} s`,
  )
  const old = await asker.call(verifyOtp, { body: { phone_number: other, otp: kept.otp } })
  report.check(
    'a code of five minutes is not good for a day',
    old.body.code === 'CODE_EXPIRED',
    old.body.code ?? old.status,
  )
  report.figure('honest', show(await reading))

  let answer = early
  while (answer.status !== 200 && performance.now() - setAt < (codeRules.resendAfterSeconds + 15) * 1000) {
    await wait(1000)
    answer = await ask(asker, phone)
  }
  report.check(
    'and comes then, though it is asked for again and again',
    answer.status === 200,
    `${((performance.now() - setAt) / 1000).toFixed(0)} s`,
  )
  const signedIn = await asker.call(verifyOtp, { body: { phone_number: phone, otp: answer.otp } })
  report.check('whoever types it is signed in', signedIn.status === 200, signedIn.status)

  while ((await countJobs(server)) < jobsBefore + 2 && performance.now() - setAt < jobsWithinMs) await wait(1000)
  report.check(
    'what comes each minute still comes',
    (await countJobs(server)) >= jobsBefore + 2,
    `two of it within ${((performance.now() - setAt) / 1000).toFixed(0)} s`,
  )
}

async function ask(client: TestClient, phone: string): Promise<{ status: number; seconds: number; otp: string }> {
  const { status, body } = await client.call(sendOtp, { body: { phone_number: phone } })
  return { status, seconds: waitOf(body), otp: body.otp ?? '' }
}

function waitOf({ facts }: { facts?: unknown }): number {
  return (facts as { retryAfterSeconds?: number } | undefined)?.retryAfterSeconds ?? Number.POSITIVE_INFINITY
}

/** Counts the runs of a job that is due every minute. */
async function countJobs(server: ServerProcess): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text()
  return Number(/^job_seconds_count\{queue="bookings\.expire-holds",outcome="done"\} (\d+)/m.exec(text)?.[1] ?? 0)
}
