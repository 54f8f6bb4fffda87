import type { Language } from '@sankalp/contract/language'
import { errorWords } from '../../lib/api/words.ts'
import { civilToday } from '../../shared/birth/civil-day.ts'
import { readSettings } from '../../shared/birth/chart-preferences.ts'
import { pageLanguage } from '../../lib/session/language.ts'
import type { MatchState } from './match-state.ts'
import { findMatchProblems, toPartnerBirth } from './partner-rules.ts'
import { type MatchProblems, type MatchValues, hasProblems } from './partner-values.ts'
import { saveRecentMatch } from './recent-matches.ts'
import { sendMatch } from './send-match.ts'

export type Submitted =
  | { kind: 'done'; state: MatchState }
  | { kind: 'wrong'; problems: MatchProblems }
  /** Fields that are valid here but not on the server. */
  | { kind: 'refused'; problems: MatchProblems }
  /** The form is valid but the request failed; `why` returns the reason in a language. */
  | { kind: 'failed'; why: (language: Language) => string }

/** Checks the values, calls the server and stores the search. The page decides where to go next. */
export async function submitMatch(values: MatchValues): Promise<Submitted> {
  const problems = problemsNow(values)
  if (hasProblems(problems)) return { kind: 'wrong', problems }
  const language = pageLanguage()
  const couple = {
    groom: toPartnerBirth('groom', values.groom, language),
    bride: toPartnerBirth('bride', values.bride, language),
  }
  const sent = await sendMatch({ couple, settings: readSettings() })
  if ('state' in sent) {
    saveRecentMatch(couple)
    return { kind: 'done', state: sent.state }
  }
  if (hasProblems(sent.problems)) return { kind: 'refused', problems: sent.problems }
  return { kind: 'failed', why: (shown) => errorWords(sent.error, shown, '') }
}

export function problemsNow(values: MatchValues): MatchProblems {
  return findMatchProblems(values, civilToday(new Date()))
}

export { prefetchMatch } from './read-match.ts'
