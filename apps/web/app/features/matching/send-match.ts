import { matchMaking } from '@sankalp/contract/matching.calls'
import { ApiError, callApi, isOutage, refusalFacts } from '../../lib/api/api.ts'
import { type Birth, toRequestBirth } from '../../shared/birth/birth.ts'
import { currentSession } from '../../lib/session/store.ts'
import { SkyUnreachable } from '../../shared/sky/sky-unreachable.ts'
import type { Couple, MatchCase } from './couple.ts'
import type { MatchState } from './match-state.ts'
import { problemsFromServer } from './partner-rules.ts'
import { type MatchProblems, hasProblems } from './partner-values.ts'
import { readMatch } from './read-match.ts'

type Sent = { state: MatchState } | { problems: MatchProblems; error: unknown }

/**
 * Sends the match to the server. If it cannot be reached, the report is made here, provided that the engine can be
 * loaded.
 */
export async function sendMatch(match: MatchCase): Promise<Sent> {
  try {
    const { data } = await callApi(matchMaking, { body: bodyOf(match) })
    return { state: { ...match, result: data, isMadeHere: false } }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const problems = problemsFromServer(refusalFacts(error, 'INVALID_INPUT')?.fields ?? [])
    if (hasProblems(problems) || !isOutage(error)) return { problems, error }
    return makeHere(match, error)
  }
}

async function makeHere(match: MatchCase, error: ApiError): Promise<Sent> {
  try {
    await readMatch(match)
    return { state: { ...match, result: null, isMadeHere: true } }
  } catch (cause) {
    // Neither the server nor the engine is available: throw the first failure, about which the reader can do something.
    if (!(cause instanceof SkyUnreachable)) throw cause
    return { problems: { groom: {}, bride: {} }, error }
  }
}

export function bodyOf({ couple, settings }: MatchCase) {
  return { ...coupleFields(couple), ...settings, ...userOf(), m_gender: 'male', f_gender: 'female' } as const
}

function userOf(): { userId?: string } {
  const userId = currentSession()?.userId
  return userId ? { userId } : {}
}

/** Returns the fields of both as they are sent: m_day, f_day and so on (docs/requirements C-12). */
export function coupleFields({ groom, bride }: Couple) {
  return { ...fieldsOf('m_', groom), ...fieldsOf('f_', bride) }
}

type PartnerBody = ReturnType<typeof toRequestBirth> & { name: string; place: string }
type Prefixed<P extends string> = { [Key in keyof PartnerBody as `${P}${Key}`]: PartnerBody[Key] }

function fieldsOf<P extends 'm_' | 'f_'>(prefix: P, birth: Birth): Prefixed<P> {
  const fields = { ...toRequestBirth(birth), name: birth.name, place: birth.place }
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [prefix + key, value])) as Prefixed<P>
}
