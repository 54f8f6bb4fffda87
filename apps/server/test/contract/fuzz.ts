import type { Role } from '@sankalp/contract'
import type { Endpoint } from '@sankalp/contract/endpoint'
import type { TestClient } from '../test-client.ts'
import type { FuzzCase } from './fuzz-cases.ts'
import { judgeAnswer } from './judge-answer.ts'
import { endsItsCaller, prepareRequest } from './prepare.ts'
import type { Random } from './random.ts'
import { sendRaw, writeRequest } from './raw-http.ts'

export type FuzzResult = {
  requests: number
  slowestMs: number
  slowest: string
  byStatus: Record<string, number>
  problems: string[]
}

type Ground = {
  url: string
  newClient(): TestClient
  /**
   * Sets a role, so that endpoints for acharyas and operators are tested with one. Without it those calls are refused
   * because of the caller.
   */
  setRole?(userId: string, role: Role): Promise<void>
}

/**
 * A request without an answer by then counts as hung. The limit is far above any normal time, even on a busy machine,
 * where documents are made one after the other; other tests measure the speed.
 */
const neverMs = 60_000
/** Stop after this many hangs instead of sending sixteen thousand requests. */
const enoughHangs = 3
const atOnce = 8

/** Sends every case and reports each wrong answer. */
export async function runFuzz(cases: readonly FuzzCase[], ground: Ground): Promise<FuzzResult> {
  const result: FuzzResult = { requests: 0, slowestMs: 0, slowest: '', byStatus: {}, problems: [] }
  const queue = cases.entries()
  const callers = createCallers(ground)
  async function work(): Promise<void> {
    for (const [index, each] of queue) {
      if ((result.byStatus.hung ?? 0) >= enoughHangs) return
      await tryCase(each, index)
    }
  }
  async function tryCase(each: FuzzCase, index: number): Promise<void> {
    const { endpoint, place, name, aboutCaller = false, mayClose = false } = each
    const caller = await callers.next(endpoint)
    const language = index % 2 === 0 ? 'en' : 'hin'
    const request = each.spoil(await prepareRequest(endpoint, caller))
    const has = (header: string) => request.headers.some(([each]) => each.toLowerCase() === header)
    if (!has('authorization') && endpoint.access !== 'anyone')
      request.headers.push(['Authorization', `Bearer ${caller.token}`])
    if (!has('x-forwarded-for')) request.headers.push(['X-Forwarded-For', ground.newClient().address])
    request.headers.push(['Accept-Language', language === 'hin' ? 'hi-IN' : 'en-IN'])
    const answer = await sendRaw(ground.url, writeRequest(request), neverMs)
    const problem = judgeAnswer(endpoint, answer, {
      language,
      aboutCaller,
      mayClose,
      mayBeAnotherCall: place.startsWith('params.'),
    })
    if (problem) result.problems.push(`${endpoint.name} with ${name} in ${place}: ${problem}`)
    const status = answer.kind === 'answer' ? String(answer.status) : answer.kind
    result.requests += 1
    if (answer.ms > result.slowestMs)
      Object.assign(result, { slowestMs: answer.ms, slowest: `${endpoint.name} with ${name} in ${place}` })
    result.byStatus[status] = (result.byStatus[status] ?? 0) + 1
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return result
}

/** Provides a signed-in caller for each request, and a new one before the rate limit is reached. */
function createCallers(ground: Ground) {
  const current = new Map<string, { caller: Promise<TestClient>; callsLeft: number }>()
  const stranger = ground.newClient()
  async function newCaller({ access }: Endpoint): Promise<TestClient> {
    const caller = await ground.newClient().signIn()
    if (access === 'acharya' || access === 'staff') await ground.setRole?.(caller.userId, 'ROLE_ACHARYA')
    if (access === 'admin') await ground.setRole?.(caller.userId, 'ROLE_ADMIN')
    return caller
  }
  return {
    next(endpoint: Endpoint): Promise<TestClient> {
      if (endpoint.access === 'anyone') {
        // A hint may request a code with this client: use a new address, so that it is not rate limited.
        stranger.address = ground.newClient().address
        return Promise.resolve(stranger)
      }
      let entry = current.get(endpoint.name)
      if (!entry || entry.callsLeft === 0) {
        entry = {
          caller: newCaller(endpoint),
          callsLeft: endsItsCaller.includes(endpoint.name) ? 1 : endpoint.limit.max,
        }
        current.set(endpoint.name, entry)
      }
      entry.callsLeft -= 1
      return entry.caller
    },
  }
}

/**
 * Chooses at least one case of every field and kind, then others at random, up to `max` in all. Endpoints that return a
 * document get only one of each, because making a PDF takes a hundred times longer than any other answer.
 */
export function chooseCases(cases: readonly FuzzCase[], max: number, random: Random): FuzzCase[] {
  const groups = [...Map.groupBy(cases, ({ endpoint, place }) => `${endpoint.name} ${place}`).values()]
  const isDear = ([first]: FuzzCase[]) => first!.endpoint.fileType !== undefined
  const dear = groups.filter(isDear).length
  const perGroup = Math.max(1, Math.floor((max - dear) / (groups.length - dear)))
  return groups.flatMap((group) => {
    const left = [...group]
    const chosen: FuzzCase[] = []
    const wanted = isDear(group) ? 1 : perGroup
    while (chosen.length < wanted && left.length > 0) chosen.push(...left.splice(random.below(left.length), 1))
    return chosen
  })
}
