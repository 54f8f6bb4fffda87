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

/** The result of filling the form from the profile. */
export type Filling = 'done' | 'busy' | 'failed' | 'incomplete'

/** Holds the state of the intake. Only the user can clear what was typed. */
export function useIntakeForm(initial: IntakeDraft, initialFilling: Filling) {
  const queryClient = useQueryClient()
  const { userId } = useSession()
  const language = useLanguage()
  const [draft, setDraft] = useState(initial)
  // A place is found some time after it was typed, when the other fields may have changed.
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
    // Retain the question, because it does not depend on the birth.
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
      // The form shows the failure, and can be filled in by typing.
      setFilling('failed')
    }
  }

  /**
   * Returns the birth, or the first field to correct. Problems of the place's time zone are ignored: only its name is
   * sent to the acharya.
   */
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
