import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type APIRequestContext, type Page, request } from '@playwright/test'
import type { Consultation } from '@sankalp/contract/live/consultations'
import { connectLive, send } from '@sankalp/server/test/live-client.ts'
import { freshAddress } from './person.ts'
import { type Account, sessionState, verifyByApi } from './sign-in-by-api.ts'

type State = Awaited<ReturnType<APIRequestContext['storageState']>>
type Known = { account: Account; state: State; at: number }

/** A token lasts half an hour; an older one than this is not shared. */
const handedOnMs = 12 * 60_000

/** Demo acharyas whom the server does not play. */
const freeAcharyas = ['9000000016', '9000000018', '9000000020', '9000000021', '9000000013', '9000000014']

/**
 * Returns a session of a demo account. A number gets five codes a day and one per half minute, so all journeys of a run
 * share one sign-in per account: none of them may end it.
 */
export async function demoSession(baseURL: string, phone: string): Promise<Known> {
  return alone(`sign-in-${phone}`, async () => {
    const file = inRun(`session-${phone}.json`)
    const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Known) : null
    if (known && Date.now() - known.at < handedOnMs) return known
    const own = await request.newContext({ baseURL, extraHTTPHeaders: { 'X-Forwarded-For': freshAddress() } })
    const account = await verifyByApi(own, phone)
    const made: Known = {
      account,
      state: sessionState((await own.storageState()).cookies, new URL(baseURL).origin, account),
      at: Date.now(),
    }
    await own.dispose()
    writeFileSync(file, JSON.stringify(made))
    return made
  })
}

/** Signs the browser in as a demo account, in the browser's language. */
export async function signInAsDemo(page: Page, phone: string): Promise<Account> {
  const context = page.context()
  const { origin } = new URL((await context.request.get('/readyz')).url())
  const { account, state } = await demoSession(origin, phone)
  const language = (await context.storageState()).cookies.filter(({ name }) => name === 'language')
  await context.setStorageState({
    ...state,
    cookies: [...state.cookies.filter(({ name }) => name !== 'language'), ...language],
  })
  return account
}

/** Ends a consultation that a journey has left open, so that the acharya is free for the next one. */
export async function freeAcharya(baseURL: string, phone: string): Promise<void> {
  if (!existsSync(inRun(`session-${phone}.json`))) return
  const { token } = (await demoSession(baseURL, phone)).account
  const answer = await fetch(`${baseURL}/api/consultation/running`, { headers: { authorization: `Bearer ${token}` } })
  const { consultation } = (await answer.json()) as { consultation: Consultation | null }
  if (!consultation) return
  const console = await connectLive(baseURL, token)
  const isAsked = consultation.state === 'requested' || consultation.state === 'ringing'
  await (isAsked
    ? send(console, 'chat:request:reject', { requestId: consultation.requestId })
    : send(console, 'chat:end', { to: consultation.user.userId, endTimestamp: Date.now() }))
  console.disconnect()
}

/**
 * Reserves an acharya for one journey at a time, across all workers: they have one consultation at a time and one set
 * of hours.
 */
export async function borrowAcharya(
  among: readonly string[] = freeAcharyas,
): Promise<{ phone: string; giveBack: () => void }> {
  for (;;) {
    for (const phone of among) {
      const lock = inRun(`acharya-${phone}.lock`)
      if (await makeFolder(lock)) return { phone, giveBack: () => rmSync(lock, { recursive: true, force: true }) }
    }
    await aMoment()
  }
}

async function alone<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const lock = inRun(`${name}.lock`)
  while (!(await makeFolder(lock))) await aMoment()
  try {
    return await work()
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

/** Only one of several attempts succeeds. */
const makeFolder = (path: string) =>
  mkdir(path).then(
    () => true,
    () => false,
  )
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 100))
const inRun = (name: string) => join(process.env.E2E_DATA_DIR!, name)
