import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { refusalFacts } from '../../../lib/api/api.ts'
import { keepPrivate } from '../../../lib/private-state.ts'
import type { Birth } from '../../../shared/birth/birth.ts'
import {
  type BirthField,
  type BirthProblems,
  firstBirthProblem,
  problemsFromServer,
} from '../../../shared/birth/birth-problems.ts'
import { civilToday } from '../../../shared/birth/civil-day.ts'
import { firstKundliYear } from '../../../shared/birth/birth-years.ts'
import { readBirth } from '../../../shared/birth/read-birth.ts'
import { type TypedBirth, emptyBirth, typedFrom } from '../../../shared/birth/typed-birth.ts'
import { readSettings } from '../../../shared/birth/chart-preferences.ts'
import { useLanguage, useTexts } from '../../../lib/locale/use-language.ts'
import { prefetchSky } from '../../../shared/sky/read-chart.ts'
import { prefetchChart } from '../details/prefetch-chart.ts'
import { prepareReading } from '../details/use-reading.ts'
import { clearDraft, readDraft, readTypedFields, saveDraft } from './form-draft.ts'
import { type GeneratedChart, generateChart } from './generate-kundli.ts'
import { addSearch } from './recent-searches.ts'

type Outcome = { wrongField: BirthField } | { chart: GeneratedChart } | { failure: unknown }

/** Holds the state of the Kundli form. Only a success or the user clears what was typed. */
export function useKundliForm() {
  const [draft, setDraft] = useState(emptyBirth)
  // A place is found some time after it was typed, when the other fields may have changed.
  const latest = useRef(draft)
  const [problems, setProblems] = useState<BirthProblems>({})
  const [wasSent, setWasSent] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const [isBusy, setIsBusy] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  usePrefetch(draft, isBusy)

  // Read what was typed before the script loaded right after hydration: the next render would empty the fields.
  useLayoutEffect(() => {
    latest.current = { ...(readDraft() ?? emptyBirth), ...readTypedFields() }
    setDraft(latest.current)
  }, [])

  const take = (next: TypedBirth) => {
    latest.current = next
    setDraft(next)
    saveDraft(next)
    // After the first attempt, a corrected field loses its message at once.
    if (wasSent) setProblems(findProblems(next))
  }
  const change = (part: Partial<TypedBirth>) => take({ ...latest.current, ...part })
  const fill = (birth: Birth) => {
    take(typedFrom(birth))
    setProblems({})
    setWasSent(false)
  }
  const reset = () => {
    clearDraft()
    latest.current = emptyBirth
    setDraft(emptyBirth)
    setProblems({})
    setWasSent(false)
    setError(null)
  }

  /** `settled` is the draft with the place that was still being looked up when the button was pressed. */
  const submit = async (settled: TypedBirth = draft): Promise<Outcome | null> => {
    if (isBusy) return null
    const read = readDraftBirth(settled)
    const found = 'problems' in read ? read.problems : {}
    setProblems(found)
    setWasSent(true)
    setError(null)
    const wrongField = firstBirthProblem(found)
    if (wrongField || 'problems' in read) return wrongField ? { wrongField } : null
    setIsBusy(true)
    try {
      const chart = await generateChart(read.birth, readSettings())
      // Open the chart first: what is stored for later can wait.
      await navigate('/kundli-details', { state: keepPrivate(chart) })
      addSearch(chart.birth)
      clearDraft()
      // Stay busy until the chart's page replaces the form.
      return { chart }
    } catch (failure) {
      setIsBusy(false)
      const named = problemsFromServer(refusalFacts(failure, 'INVALID_INPUT')?.fields ?? [])
      setProblems(named)
      setError(failure)
      const first = firstBirthProblem(named)
      return first ? { wrongField: first } : { failure }
    }
  }

  return { element, draft, problems, error, isBusy, change, fill, reset, submit }
}
export type KundliFormState = ReturnType<typeof useKundliForm>

/** About the time from the last field to the button. */
const quietMs = 300

/**
 * Loads the chart's page, its texts, the engine and the tables of the year while the form is filled in. Once it is
 * complete, the device calculates the parts that the server does not return.
 */
function usePrefetch(draft: TypedBirth, isBusy: boolean): void {
  const texts = useTexts()
  const language = useLanguage()
  const year = Number(draft.year)
  useEffect(() => prefetchChart(texts, language), [texts, language])
  useEffect(() => prefetchSky(year > 1000 ? year : undefined), [year])
  useEffect(() => {
    // If the button was pressed earlier, do not delay the answer: the page reads the chart once it is rendered.
    if (isBusy) return
    const timer = setTimeout(() => {
      const read = readDraftBirth(draft)
      if ('birth' in read) prepareReading(read.birth, readSettings())
    }, quietMs)
    return () => clearTimeout(timer)
  }, [draft, isBusy])
}

function readDraftBirth(draft: TypedBirth) {
  const today = civilToday(new Date())
  return readBirth(draft, { today, firstYear: firstKundliYear(today) })
}

function findProblems(draft: TypedBirth): BirthProblems {
  const read = readDraftBirth(draft)
  return 'problems' in read ? read.problems : {}
}
