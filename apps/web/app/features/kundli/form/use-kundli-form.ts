import type { FieldIssue } from '@sankalp/contract'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { refusalFacts } from '../../../lib/api.ts'
import type { Birth } from '../../../lib/birth/birth.ts'
import {
  type BirthDraft,
  type BirthField,
  type BirthProblems,
  birthFieldNames,
  civilToday,
  emptyDraft,
  findBirthProblems,
  firstBirthProblem,
  toBirth,
  toDraft,
} from '../../../lib/birth/birth-rules.ts'
import { readSettings } from '../../../lib/birth/chart-preferences.ts'
import { readZoneClock } from '../../../lib/birth/zone-clock.ts'
import { useLanguage, useTexts } from '../../../lib/locale/use-language.ts'
import { prefetchSky } from '../../../lib/sky/read-chart.ts'
import { prefetchChart } from '../details/prefetch-chart.ts'
import { prepareReading } from '../details/use-reading.ts'
import { clearDraft, readDraft, readTypedFields, saveDraft } from './form-draft.ts'
import { type GeneratedChart, generateChart } from './generate-kundali.ts'
import { addSearch } from './recent-searches.ts'

type Outcome = { wrongField: BirthField } | { chart: GeneratedChart } | { failure: unknown }

/** The state of the Kundli form. Nothing but a success, or the visitor, ever clears what was typed. */
export function useKundliForm() {
  const [draft, setDraft] = useState(emptyDraft)
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
    latest.current = { ...(readDraft() ?? emptyDraft), ...readTypedFields() }
    setDraft(latest.current)
  }, [])

  const take = (next: BirthDraft) => {
    latest.current = next
    setDraft(next)
    saveDraft(next)
    // From the first attempt on, a mended field loses its message at once.
    if (wasSent) setProblems(findProblems(next))
  }
  const change = (part: Partial<BirthDraft>) => take({ ...latest.current, ...part })
  const fill = (birth: Birth) => {
    take(toDraft(birth))
    setProblems({})
    setWasSent(false)
  }
  const reset = () => {
    clearDraft()
    latest.current = emptyDraft
    setDraft(emptyDraft)
    setProblems({})
    setWasSent(false)
    setError(null)
  }

  /** `settled` is the draft with a place that was still being looked up when the button was pressed. */
  const submit = async (settled: BirthDraft = draft): Promise<Outcome | null> => {
    if (isBusy) return null
    const found = findProblems(settled)
    setProblems(found)
    setWasSent(true)
    setError(null)
    const wrongField = firstBirthProblem(found)
    if (wrongField) return { wrongField }
    setIsBusy(true)
    try {
      const chart = await generateChart(toBirth(settled), readSettings())
      // The chart first: what is kept for another time can wait until it is on its way to the screen.
      await navigate('/kundli-details', { state: chart })
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
function usePrefetch(draft: BirthDraft, isBusy: boolean): void {
  const texts = useTexts()
  const language = useLanguage()
  const year = Number(draft.year)
  useEffect(() => prefetchChart(texts, language), [texts, language])
  useEffect(() => prefetchSky(year > 1000 ? year : undefined), [year])
  useEffect(() => {
    // Pressed sooner than that, the answer must not wait for it: the page reads the chart once it is drawn.
    if (isBusy) return
    const timer = setTimeout(() => {
      if (Object.keys(findProblems(draft)).length > 0) return
      prepareReading(toBirth(draft), readSettings())
    }, quietMs)
    return () => clearTimeout(timer)
  }, [draft, isBusy])
}

function findProblems(draft: BirthDraft): BirthProblems {
  const problems = findBirthProblems(draft, civilToday(new Date()))
  // An hour that came twice or never: the visitor says which clock was meant before a chart is made of it.
  if (Object.keys(problems).length === 0 && draft.tzone.trim() === '' && clockOf(draft)?.fit !== 'once') {
    return { tzone: 'required' }
  }
  return problems
}

/** How the clock of the place stood, once date, time and place are known. */
export function clockOf(draft: BirthDraft) {
  const { place } = draft
  const today = civilToday(new Date())
  const missing = findBirthProblems({ ...draft, name: 'x', gender: 'other', tzone: '' }, today)
  if (!place || Object.keys(missing).length > 0) return null
  return readZoneClock(place.zone, toBirth({ ...draft, tzone: '' }))
}

const fieldsOfServer: Record<string, BirthField> = {
  day: 'day',
  month: 'month',
  year: 'year',
  hour: 'hour',
  min: 'minute',
  lat: 'place',
  lon: 'place',
  zone: 'tzone',
  tzone: 'tzone',
}

/** The server's word about single fields, at the fields of the form. */
export function problemsFromServer(fields: readonly FieldIssue[]): BirthProblems {
  const problems: BirthProblems = {}
  for (const { field, problem } of fields) {
    const name = fieldsOfServer[field.split('.').pop() ?? '']
    if (!name || !birthFieldNames.includes(name)) continue
    if (problem === 'required') problems[name] ??= 'required'
    else if (problem === 'date') problems[name] ??= 'dayNotInMonth'
    else problems[name] ??= name === 'tzone' ? 'zone' : name === 'place' ? 'placeNotFound' : 'range'
  }
  return problems
}
