import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useSession } from '../../../lib/session/session.ts'
import type { Birth } from '../../../shared/birth/birth.ts'
import {
  type BirthField,
  type BirthProblems,
  firstBirthProblem,
  withoutChanged,
} from '../../../shared/birth/birth-problems.ts'
import { firstBirthYear } from '../../../shared/birth/birth-years.ts'
import { civilToday } from '../../../shared/birth/civil-day.ts'
import { findBirthProblems, toBirth } from '../../../shared/birth/read-birth.ts'
import type { TypedBirth } from '../../../shared/birth/typed-birth.ts'
import { fetchOwnBirthAgain } from './api/own-birth.ts'
import { type IntakeDraft, saveIntakeDraft } from './intake-draft.ts'

/** What became of filling the form from the profile. */
export type Filling = 'done' | 'busy' | 'failed' | 'incomplete'

/** The state of the intake. Nothing but the visitor ever clears what was typed. */
export function useIntakeForm(initial: IntakeDraft, initialFilling: Filling) {
  const queryClient = useQueryClient()
  const { userId } = useSession()
  const language = useLanguage()
  const [draft, setDraft] = useState(initial)
  // A place is found some time after it was typed: the other fields may have changed meanwhile.
  const latest = useRef(draft)
  const [problems, setProblems] = useState<BirthProblems>({})
  const [filling, setFilling] = useState(initialFilling)

  function take(next: IntakeDraft): void {
    latest.current = next
    setDraft(next)
    saveIntakeDraft(next)
  }
  function change(part: Partial<IntakeDraft>): void {
    take({ ...latest.current, ...part })
    setProblems((now) => withoutChanged(now, part))
  }
  function fill(birth: TypedBirth): void {
    // What they want to ask is theirs, whoever's birth it is about.
    take({ ...birth, question: latest.current.question })
    setProblems({})
  }
  async function fillFromProfile(): Promise<void> {
    if (!userId || filling === 'busy') return
    setFilling('busy')
    try {
      const own = await fetchOwnBirthAgain(queryClient, userId, language)
      setFilling(own ? 'done' : 'incomplete')
      if (own) fill(own)
    } catch {
      // The form says so, and can be filled by hand.
      setFilling('failed')
    }
  }

  /** The birth, or the field to mend first. The clock of the place is the acharya's to think of: only its name goes there. */
  function read(settled: IntakeDraft): { birth: Birth } | { wrongField: BirthField } {
    const { tzone: _, ...found } = findBirthProblems(settled, {
      today: civilToday(new Date()),
      firstYear: firstBirthYear,
    })
    setProblems(found)
    const wrongField = firstBirthProblem(found)
    return wrongField ? { wrongField } : { birth: toBirth(settled) }
  }

  return { draft, problems, filling, change, fill, fillFromProfile, read }
}
export type IntakeFormState = ReturnType<typeof useIntakeForm>
