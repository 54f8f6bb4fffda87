import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useNavigate } from 'react-router'
import { civilToday, toDraft } from '../../../lib/birth/birth-rules.ts'
import { readSettings } from '../../../lib/birth/chart-preferences.ts'
import { readZoneClock } from '../../../lib/birth/zone-clock.ts'
import { release } from '../../../lib/early-press.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import type { PickedPlace } from '../../../lib/places/picked-place.ts'
import { PlaceField, type PlaceFieldHandle } from '../../../lib/places/place-field.tsx'
import { writeTab } from '../../../lib/storage.ts'
import { type QuickProblems, quickFields, readQuickBirth } from '../quick-birth.ts'
import { showProblems } from './show-problems.ts'

/** The drawn form comes alive: its place is searched for, and its button leads to the chart. */
export function QuickKundli({ root }: { root: HTMLElement }) {
  const [form] = useState(() => root.querySelector<HTMLFormElement>('#quick-kundli')!)
  const [slot] = useState(() => form.querySelector<HTMLElement>('[data-island]')!)
  const [text, setText] = useState(() => slot.querySelector('input')?.value ?? '')
  const [place, setPlace] = useState<PickedPlace | null>(null)
  const [isPlaceMissing, setIsPlaceMissing] = useState(false)
  const field = useRef<PlaceFieldHandle>(null)
  const isBusy = useRef(false)
  const language = useLanguage()
  const navigate = useNavigate()

  // What was typed into the plain field goes on in the one that searches, at the same spot.
  useLayoutEffect(() => {
    const plain = slot.querySelector('[data-static]')
    const hadFocus = plain?.contains(document.activeElement)
    plain?.remove()
    if (hadFocus) field.current?.focus()
  }, [slot])

  const submit = useEffectEvent(async (event: Event) => {
    event.preventDefault()
    if (isBusy.current) return
    // Read before anything is waited for: what is typed meanwhile belongs to the next attempt.
    const values = new FormData(form)
    isBusy.current = true
    const rest = waitOn(form)
    const settled = (place ?? (text.trim() === '' ? null : await field.current?.settle())) || null
    rest()
    isBusy.current = false
    if (settled) setPlace(settled)
    const read = readQuickBirth(values, { name: form.dataset.you!, place: settled, placeLabel: settled?.label[language] ?? '' }, civilToday(new Date()))
    const problems: QuickProblems = 'problems' in read ? read.problems : {}
    showProblems(form, problems)
    setIsPlaceMissing(problems.place !== undefined)
    if ('problems' in read) {
      const first = quickFields.find((name) => problems[name])
      if (first === 'place') field.current?.focus()
      else form.querySelector<HTMLElement>(`#quick-${first}`)?.focus()
      return
    }
    const { birth } = read
    if (birth.time && readZoneClock(settled!.zone, birth)?.fit !== 'once') {
      // An hour that came twice or never: the full form asks which clock was meant.
      writeTab('kundliDraft', JSON.stringify({ ...toDraft(birth), name: '', gender: '' }))
      await navigate('/kundli-form')
      return
    }
    await navigate('/kundli-details', { state: { birth, settings: readSettings(), kundali: null, isFromForm: false } })
  })

  useEffect(() => {
    const send = (event: Event) => void submit(event)
    form.addEventListener('submit', send)
    form.addEventListener('change', prefetch)
    // After the place that was typed has been drawn.
    const timer = setTimeout(() => release(form))
    return () => {
      clearTimeout(timer)
      form.removeEventListener('submit', send)
      form.removeEventListener('change', prefetch)
    }
  }, [form])

  return createPortal(
    <PlaceField
      ref={field}
      id="quick-place"
      name="place"
      label={slot.dataset.label}
      // Beside the other fields it would stand lower than they do.
      hint=""
      error={isPlaceMissing && slot.dataset.problem}
      value={place}
      text={text}
      onChange={(picked, written) => {
        setPlace(picked)
        setText(written)
        setIsPlaceMissing(false)
      }}
      townsOnly
      required
    />,
    slot,
  )
}

/** The engine and the tables of the year come while the rest is being typed. */
function prefetch({ target }: Event) {
  const { name, value } = target as HTMLInputElement
  const year = name === 'date' ? Number(value.slice(0, 4)) : NaN
  if (year > 1000) void import('../../../lib/sky/read-chart.ts').then(({ prefetchSky }) => prefetchSky(year))
}

const buttonOf = (form: HTMLFormElement) => form.querySelector<HTMLButtonElement>('[data-busy]')!

/** Says on the button what it waits for, and gives back how to take that away. */
function waitOn(form: HTMLFormElement): () => void {
  const button = buttonOf(form)
  const words = button.textContent
  button.textContent = button.dataset.busy!
  button.setAttribute('aria-busy', 'true')
  return () => {
    button.textContent = words
    button.removeAttribute('aria-busy')
  }
}
