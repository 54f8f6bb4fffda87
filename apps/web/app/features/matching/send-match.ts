import type { matchMaking as endpoint } from '@sankalp/contract/matching'
import { ApiError, callApi, refusalFacts } from '../../lib/api.ts'
import { type Birth, toBirthInput } from '../../lib/birth/birth.ts'
import { readZoneClock } from '../../lib/birth/zone-clock.ts'
import { currentSession } from '../../lib/session-store.ts'
import { SkyUnreachable } from '../../lib/sky/sky-unreachable.ts'
import type { Couple, MatchCase } from './couple.ts'
import type { MatchState } from './match-state.ts'
import { problemsFromServer } from './partner-rules.ts'
import { type MatchProblems, hasProblems } from './partner-values.ts'
import { readMatch } from './read-match.ts'

// Written out, not imported: the schemas are heavy, and the compiler checks these all the same.
const route = { method: 'POST', path: '/api/user/matchMaking' } as const

type Sent = { state: MatchState } | { problems: MatchProblems; error: unknown }

/** Asks the server as S1 says. When it cannot be reached the report is made here, if the engine can be had. */
export async function sendMatch(match: MatchCase): Promise<Sent> {
  try {
    const { data } = await callApi<typeof endpoint>(route, { body: bodyOf(match) })
    return { state: { ...match, result: data, isMadeHere: false } }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const problems = problemsFromServer(refusalFacts(error, 'INVALID_INPUT')?.fields ?? [])
    if (hasProblems(problems) || !isAway(error)) return { problems, error }
    return makeHere(match, error)
  }
}

async function makeHere(match: MatchCase, error: ApiError): Promise<Sent> {
  try {
    await readMatch(match)
    return { state: { ...match, result: null, isMadeHere: true } }
  } catch (cause) {
    // Neither the server nor the engine: the first failure is the one the reader can do something about.
    if (!(cause instanceof SkyUnreachable)) throw cause
    return { problems: { groom: {}, bride: {} }, error }
  }
}

/** No answer, a server in trouble, or one that asks us to come back later. */
function isAway(error: ApiError): boolean {
  return error.status === 0 || error.status === 429 || error.status >= 500
}

export function bodyOf({ couple, settings }: MatchCase) {
  return { ...coupleFields(couple), ...settings, ...userOf(), m_gender: 'male', f_gender: 'female' } as const
}

function userOf(): { userId?: string } {
  const userId = currentSession()?.userId
  return userId ? { userId } : {}
}

/** The fields of both as S1 names them: m_day, f_day and so on. */
export function coupleFields({ groom, bride }: Couple) {
  return { ...fieldsOf('m_', groom), ...fieldsOf('f_', bride) }
}

type Timed = ReturnType<typeof toBirthInput> & { hour: number; min: number; name: string; place: string }
type Prefixed<P extends string> = { [Key in keyof Timed as `${P}${Key}`]: Timed[Key] }

function fieldsOf<P extends 'm_' | 'f_'>(prefix: P, birth: Birth): Prefixed<P> {
  const fields = { ...toBirthInput(birth), tzone: offsetOf(birth), name: birth.name, place: birth.place }
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [prefix + key, value])) as Prefixed<P>
}

/** S1 sends the offset with every birth; a zone this browser does not know is left to the server. */
function offsetOf({ tzone, zone, ...moment }: Birth): number | undefined {
  return tzone ?? (zone === null ? undefined : readZoneClock(zone, moment)?.offsets[0])
}
