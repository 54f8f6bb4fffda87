import type { Language } from '@sankalp/contract/language'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { focusField } from '../../lib/form/focus-field.ts'
import { withoutChanged } from '../../shared/birth/birth-problems.ts'
import type { PlaceFieldHandle } from '../../shared/places/place-field.tsx'
import type { Couple } from './couple.ts'
import { loadSubmit, useFillFromReport, useRestoredValues, usePrefetch } from './form-effects.ts'
import { clearDraft } from './match-draft.ts'
import {
  type MatchProblems,
  type MatchValues,
  type Partner,
  type PartnerValues,
  emptyMatch,
  firstProblemName,
  noProblems,
  partners,
  swapPartners,
  valuesOfBirth,
} from './partner-values.ts'

type Rules = Awaited<ReturnType<typeof loadSubmit>>

/** Holds the state of the matching form. Only a success or the user clears what was typed. */
export function useMatchForm() {
  const navigate = useNavigate()
  const [values, setValues] = useState(emptyMatch)
  const [rules, setRules] = useState<Rules | null>(null)
  const [fromServer, setFromServer] = useState<MatchProblems>(noProblems)
  const [failure, setFailure] = useState<((language: Language) => string) | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const wrongField = useRef<string | null>(null)
  const places = useRef<Partial<Record<Partner, PlaceFieldHandle | null>>>({})
  useRestoredValues(values, setValues)
  useFillFromReport(setValues)
  usePrefetch(values)

  useEffect(() => {
    // Fields are disabled while the request runs, so only now can one of them get the focus.
    if (isBusy || !wrongField.current) return
    focusField(element.current, wrongField.current)
    wrongField.current = null
  }, [isBusy])

  // After the first attempt, a corrected field loses its message at once.
  const problems = useMemo(
    () => (rules ? merge(rules.problemsNow(values), fromServer) : noProblems),
    [rules, values, fromServer],
  )

  const change = (partner: Partner, patch: Partial<PartnerValues>) => {
    // A place is found some time after it was typed, when the other fields may have changed.
    setValues((now) => ({ ...now, [partner]: { ...now[partner], ...patch } }))
    setFromServer((now) => ({ ...now, [partner]: withoutChanged(now[partner], patch) }))
  }

  const fill = (next: MatchValues) => {
    setValues(next)
    setFromServer(noProblems)
    setRules(null)
    setFailure(null)
  }

  /** Returns the values with the places that were still being looked up when the button was pressed. */
  const settle = async (): Promise<MatchValues> => {
    const placeOf = async (partner: Partner) =>
      values[partner].place ?? (await places.current[partner]?.settle()) ?? null
    const [groom, bride] = await Promise.all(partners.map(placeOf))
    return {
      groom: { ...values.groom, place: groom ?? null },
      bride: { ...values.bride, place: bride ?? null },
    }
  }

  const submit = async () => {
    if (isBusy) return
    setIsBusy(true)
    setFailure(null)
    let isLeaving = false
    try {
      const loaded = await loadSubmit().catch(() => null)
      if (!loaded) {
        // A script failed to load because the network is gone; the user can only try again.
        setFailure(() => () => '')
        return
      }
      const outcome = await loaded.submitMatch(await settle())
      if (outcome.kind === 'done') {
        const { packMatchState } = await import('./match-state.ts')
        // Retain the draft, so that a user who comes back finds what was typed.
        await navigate('/kundli-match-details', { state: packMatchState(outcome.state) })
        isLeaving = true
        return
      }
      setRules(loaded)
      if (outcome.kind === 'failed') setFailure(() => outcome.why)
      else {
        if (outcome.kind === 'refused') setFromServer(outcome.problems)
        wrongField.current = firstProblemName(outcome.problems)
      }
    } finally {
      // After a success, stay busy until the report's page replaces the form.
      if (!isLeaving) setIsBusy(false)
    }
  }

  return {
    element,
    values,
    problems,
    failure,
    /** Passed to each place field, so that a running search can be awaited. */
    holdPlace: (partner: Partner, field: PlaceFieldHandle | null) => {
      places.current[partner] = field
    },
    isBusy,
    change,
    swap: () => fill(swapPartners(values)),
    clear: () => {
      fill(emptyMatch)
      clearDraft()
    },
    fillCouple: ({ groom, bride }: Couple) => fill({ groom: valuesOfBirth(groom), bride: valuesOfBirth(bride) }),
    submit,
  }
}
export type MatchFormState = ReturnType<typeof useMatchForm>

function merge(own: MatchProblems, server: MatchProblems): MatchProblems {
  return { groom: { ...server.groom, ...own.groom }, bride: { ...server.bride, ...own.bride } }
}
