import type { Access, Endpoint } from '@sankalp/contract/endpoint'
import { type CallerName, type Callers, type Ground, callerNames, gatherCallers } from './callers.ts'
import { changedTables } from './mark-of-everything.ts'
import { awaitsItsHour, prepareRequest } from './prepare.ts'

export type MatrixGround = Ground & {
  /** Returns a fingerprint of all stored data. Two are equal when nothing was changed between them. */
  markOfEverything: () => Promise<string>
  /**
   * Returns the number of the next writing transaction, where only calls write. Two are equal when nothing was written
   * between them.
   */
  nextTransaction?: () => Promise<string>
  /**
   * Where jobs of the server write too: waits before a refused call is repeated, to find out whether the call made the
   * change.
   */
  letJobsWork?: () => Promise<unknown>
}
export type MatrixResult = { calls: number; problems: string[] }

type Watched<T> = { answer: T; changed: string[] }
/** Makes a call and returns the tables that it changed. */
type Watch = <T>(call: () => Promise<T>) => Promise<Watched<T>>

/**
 * Calls one endpoint as every kind of caller, always about the owner, and reports each answer that differs from the
 * contract. Comparing all tables takes longer than most calls, so it is done, in a second run, only where a refused
 * call began to write.
 */
export async function checkEndpointAccess(endpoint: Endpoint, ground: MatrixGround): Promise<MatrixResult> {
  const { nextTransaction } = ground
  const quick = nextTransaction && (await callAsEverybody(endpoint, ground, watchTransactions(nextTransaction)))
  // A wrong answer counts, even if a second run might be correct.
  if (quick && (quick.changes.length === 0 || quick.problems.length > 0)) return quick
  const whole = await callAsEverybody(endpoint, ground, watchTables(ground))
  return { calls: whole.calls, problems: [...whole.problems, ...whole.changes] }
}

async function callAsEverybody(
  endpoint: Endpoint,
  ground: MatrixGround,
  watch: Watch,
): Promise<MatrixResult & { changes: string[] }> {
  const callers = await gatherCallers(ground)
  const problems: string[] = []
  const changes: string[] = []
  const told = (caller: string, text: string) => `${endpoint.name} as ${caller}: ${text}`
  // The owner last: a successful call may end the account or the session.
  const order = [...callerNames.filter((name) => name !== 'owner'), 'owner' as const]
  let calls = 0
  for (const name of order) {
    const caller = callers[name]
    const expected = expectStatus(endpoint, name)
    // Use the owner's request, so that a refusal is due to the caller alone. For an endpoint without an owner, use the
    // caller's own request.
    const isTheirs = !endpoint.own && !endpoint.ownThings && expected === 200
    const request = await prepareRequest(endpoint, isTheirs ? caller : callers.owner)
    const call = () => caller.call(endpoint, request)
    // Ignore writes of public endpoints, which refuse no caller, and of calls that should succeed.
    const mayWrite = endpoint.access === 'anyone' || expected === 200
    const { answer, changed } = mayWrite ? { answer: await call(), changed: [] } : await watch(call)
    const { status, body } = answer
    calls += 1
    if (expected && status !== expected)
      problems.push(told(name, `answered ${status} ${body.code ?? ''}, not ${expected}`))
    if (status >= 500) problems.push(told(name, `answered ${status}`))
    if (changed.length > 0)
      changes.push(told(name, `was to be refused and yet changed what is stored in ${changed.join(', ')}`))
  }
  const own = await checkOwnRoles(endpoint, callers)
  return { calls: calls + own.calls, problems: [...problems, ...own.problems], changes }
}

function watchTransactions(nextTransaction: () => Promise<string>): Watch {
  return async (call) => {
    const before = await nextTransaction()
    const answer = await call()
    return { answer, changed: before === (await nextTransaction()) ? [] : ['some table'] }
  }
}

/**
 * Returns the tables that change every time the call is made. Where jobs run, other tables may change at the same time.
 */
function watchTables({ markOfEverything, letJobsWork }: MatrixGround): Watch {
  const times = letJobsWork ? 10 : 0
  return async (call) => {
    let before = await markOfEverything()
    const answer = await call()
    let changed = changedTables(before, await markOfEverything())
    for (let again = 0; changed.length > 0 && again < times; again++) {
      await letJobsWork?.()
      before = await markOfEverything()
      await call()
      const now = changedTables(before, await markOfEverything())
      changed = changed.filter((table) => now.includes(table))
    }
    return { answer, changed }
  }
}

/**
 * Checks that a caller with the right role succeeds on their own data. Otherwise the refusals above could have another
 * reason.
 */
async function checkOwnRoles(endpoint: Endpoint, callers: Callers): Promise<MatrixResult> {
  const problems: string[] = []
  const names = (['an acharya', 'an operator'] as const).filter(
    (name) => endpoint.access === 'signed-in' || isOfRole(endpoint.access, name),
  )
  for (const name of names) {
    const caller = callers[name]
    const { status, body } = await caller.call(endpoint, await prepareRequest(endpoint, caller))
    if (status >= 300 && status !== successOf(endpoint))
      problems.push(`${endpoint.name} as ${name} about themselves: answered ${status} ${body.code ?? ''}`)
  }
  return { calls: names.length, problems }
}

/** Returns the status that the contract requires, or null where it depends on more than the caller. */
function expectStatus(endpoint: Endpoint, caller: CallerName): number | null {
  const { access, own, ownThings } = endpoint
  if (access === 'anyone') return caller === 'owner' ? 200 : null
  if (caller === 'nobody' || caller === 'an expired token' || caller === 'a forged token') return 401
  if (access !== 'signed-in' && !isOfRole(access, caller)) return 403
  return caller !== 'owner' && (own ?? ownThings) ? 404 : successOf(endpoint)
}

function successOf({ name }: Endpoint): number {
  return awaitsItsHour[name] ?? 200
}

function isOfRole(access: Access, caller: CallerName): boolean {
  if (access === 'staff') return caller === 'an acharya' || caller === 'an operator'
  return (access === 'acharya' && caller === 'an acharya') || (access === 'admin' && caller === 'an operator')
}
