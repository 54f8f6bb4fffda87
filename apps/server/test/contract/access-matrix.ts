import type { Access, Endpoint } from '@sankalp/contract/endpoint'
import { type CallerName, type Callers, type Ground, callerNames, gatherCallers } from './callers.ts'
import { changedTables } from './mark-of-everything.ts'
import { awaitsItsHour, prepareRequest } from './prepare.ts'

export type MatrixGround = Ground & {
  /** A mark of everything that is stored: two are equal when nothing was changed between them. */
  markOfEverything(): Promise<string>
  /** Where jobs of the server write meanwhile: lets some time pass before a refused call is made again, to see whether it was the call. */
  letJobsWork?(): Promise<unknown>
}
export type MatrixResult = { calls: number; problems: string[] }

/** Calls one endpoint as everybody, always about the owner, and tells each answer that is not as the contract says. */
export async function checkEndpointAccess(endpoint: Endpoint, ground: MatrixGround): Promise<MatrixResult> {
  const callers = await gatherCallers(ground)
  const problems: string[] = []
  const tell = (caller: string, text: string) => problems.push(`${endpoint.name} as ${caller}: ${text}`)
  // The owner last: what succeeds may end the account or the session.
  const order = [...callerNames.filter((name) => name !== 'owner'), 'owner' as const]
  let calls = 0
  for (const name of order) {
    const caller = callers[name]
    // Asked for by the owner's side, so that a refusal is due to the caller alone; what is about nobody, by the caller's own.
    const isTheirs = !endpoint.own && !endpoint.ownThings && expectStatus(endpoint, name) === 200
    const request = await prepareRequest(endpoint, isTheirs ? caller : callers.owner)
    // What anybody may call is refused to nobody for who they are.
    const before = endpoint.access === 'anyone' ? null : await ground.markOfEverything()
    const { status, body } = await caller.call(endpoint, request)
    calls += 1
    const expected = expectStatus(endpoint, name)
    if (expected && status !== expected) tell(name, `answered ${status} ${body.code ?? ''}, not ${expected}`)
    if (status >= 500) tell(name, `answered ${status}`)
    if (before !== null && status >= 400) {
      const changed = await changedEachTime(changedTables(before, await ground.markOfEverything()), () => caller.call(endpoint, request), ground)
      if (changed.length > 0) tell(name, `was refused and yet changed what is stored in ${changed.join(', ')}`)
    }
  }
  const own = await checkOwnRoles(endpoint, callers)
  return { calls: calls + own.calls, problems: [...problems, ...own.problems] }
}

/** Of the tables that were seen to change at a refused call, those that change whenever it is made: the others were written by jobs. */
async function changedEachTime(seen: string[], callAgain: () => Promise<unknown>, ground: MatrixGround): Promise<string[]> {
  if (!ground.letJobsWork) return seen
  let changed = seen
  for (let again = 0; changed.length > 0 && again < 10; again++) {
    await ground.letJobsWork()
    const before = await ground.markOfEverything()
    await callAgain()
    const now = changedTables(before, await ground.markOfEverything())
    changed = changed.filter((table) => now.includes(table))
  }
  return changed
}

/** Somebody of the right role, about themselves: succeeds, else every refusal above could be for another reason. */
async function checkOwnRoles(endpoint: Endpoint, callers: Callers): Promise<MatrixResult> {
  const problems: string[] = []
  const names = (['an acharya', 'an operator'] as const).filter((name) => endpoint.access === 'signed-in' || isOfRole(endpoint.access, name))
  for (const name of names) {
    const caller = callers[name]
    const { status, body } = await caller.call(endpoint, await prepareRequest(endpoint, caller))
    if (status >= 300 && status !== successOf(endpoint)) problems.push(`${endpoint.name} as ${name} about themselves: answered ${status} ${body.code ?? ''}`)
  }
  return { calls: names.length, problems }
}

/** The status that the contract asks for; null where it depends on more than who is calling. */
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
