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

/** The state of the Kundli form. Nothing but a success, or the visitor, ever clears what was typed. */
export function useKundliForm() {
  const [draft, setDraft] = useState(emptyBirth)
  // A place is found some time after it was typed: the other fields may have changed meanwhile.
  const latest = useRef(draft)
  const [problems, setProblems] = useState<BirthProblems>({})
  const [wasSent, setWasSent] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const [isBusy, setIsBusy] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  usePrefetch(draft, isBusy)

  // What was typed while this script was on its way still stands in the fields when React has just taken them over,
  // and only then: the next drawing would empty them.
  useLayoutEffect(() => {
    latest.current = { ...(readDraft() ?? emptyBirth), ...readTypedFields() }
    setDraft(latest.current)
  }, [])

  const take = (next: TypedBirth) => {
    latest.current = next
    setDraft(next)
    saveDraft(next)
    // From the first attempt on, a mended field loses its message at once.
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

  /** `settled` is the draft with a place that was still being looked up when the button was pressed. */
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
      // The chart first: what is kept for another time can wait until it is on its way to the screen.
      await navigate('/kundli-details', { state: keepPrivate(chart) })
      addSearch(chart.birth)
      clearDraft()
      // Still busy: the form goes as it is when the chart's page takes its place.
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

/** As long as a hand takes from the last field to the button. */
const quietMs = 300

/**
 * The chart's page, its words, the engine and the tables of that year come while the form is being filled; once it is
 * full, the device reads what the server will not answer.
 */
function usePrefetch(draft: TypedBirth, isBusy: boolean): void {
  const texts = useTexts()
  const language = useLanguage()
  const year = Number(draft.year)
  useEffect(() => prefetchChart(texts, language), [texts, language])
  useEffect(() => prefetchSky(year > 1000 ? year : undefined), [year])
  useEffect(() => {
    // Pressed sooner than that, the answer must not wait for it: the page reads the chart once it is drawn.
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
