import { type ChangeEvent, type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { focusField } from '../../lib/form/focus-field.ts'
import { useOneAtATime } from '../../lib/form/use-one-at-a-time.ts'
import { useEarlyPress } from '../../lib/lazy-form/early-press.ts'
import { useLanguage } from '../../lib/locale/use-language.ts'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { usePageFacts } from '../../lib/page/page-facts.ts'
import { type BirthProblems, firstBirthProblem, withoutChanged } from '../../shared/birth/birth-problems.ts'
import { civilToday } from '../../shared/birth/civil-day.ts'
import { MomentFields } from '../../shared/birth/fields/moment-fields.tsx'
import type { PickedPlace } from '../../shared/places/picked-place.ts'
import { PlaceField, type PlaceFieldHandle } from '../../shared/places/place-field.tsx'
import { Button } from '../../ui/button.tsx'
import { openChart } from './open-chart.ts'
import { readQuickBirth } from './quick-birth.ts'

/**
 * Asks for date, time and place of a chart. The browser controls date and time, so that a list that is open when the
 * script loads stays open.
 */
export function QuickKundliForm() {
  const navigate = useNavigate()
  const { year } = usePageFacts()
  const { t } = useTranslation('home')
  const language = useLanguage()
  const element = useRef<HTMLFormElement>(null)
  const placeField = useRef<PlaceFieldHandle>(null)
  const [place, setPlace] = useState<PickedPlace | null>(null)
  const [text, setText] = useState('')
  const [problems, setProblems] = useState<BirthProblems>({})
  const [isBusy, setIsBusy] = useState(false)
  useEarlyPress(element)

  // Read what was typed before the script loaded, before a held press is replayed.
  useLayoutEffect(() => {
    const field = element.current?.elements.namedItem('place') as HTMLInputElement
    if (field.value) setText(field.value)
  }, [])

  const submit = useOneAtATime(async () => {
    // Read the form before the first await: what is typed meanwhile belongs to the next attempt.
    const values = new FormData(element.current!)
    setIsBusy(true)
    const settled = place ?? (text.trim() === '' ? null : ((await placeField.current?.settle()) ?? null))
    setIsBusy(false)
    if (settled) setPlace(settled)
    const read = readQuickBirth(
      values,
      { name: t('kundli.you'), place: settled, placeLabel: settled?.label[language] ?? '' },
      civilToday(new Date()),
    )
    if ('birth' in read) return openChart(read.birth, navigate)
    setProblems(read.problems)
    const first = firstBirthProblem(read.problems)
    if (first === 'place') placeField.current?.focus()
    else if (first) focusField(element.current, first)
  })
  const forgetProblems = (change: object) => setProblems((found) => withoutChanged(found, change))
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }

  return (
    // Uses POST, and has no button without a script, because a birth must not appear in an address.
    <form
      ref={element}
      id="quick-kundli"
      method="post"
      noValidate
      onSubmit={onSubmit}
      onChange={prefetch}
      className="grid gap-x-6 gap-y-4 sm:grid-cols-2"
    >
      <MomentFields year={year} problems={problems} onChange={forgetProblems} />
      <PlaceField
        ref={placeField}
        id="quick-place"
        name="place"
        label={t('kundli.place')}
        error={problems.place && t('kundli.problem.place')}
        value={place}
        text={text}
        onChange={(picked, written) => {
          setPlace(picked)
          setText(written)
          forgetProblems({ place: picked })
        }}
        townsOnly
        required
        className="sm:col-span-2"
      />
      <div className="grid gap-3 sm:col-span-2">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button type="submit" busy={isBusy && t('kundli.busy')} className="max-sm:w-full noscript:hidden">
            {t('kundli.submit')}
          </Button>
          <a
            href="/kundli-form"
            className="inline-flex min-h-12 items-center font-semibold text-sindoor underline underline-offset-4 hover:text-sindoor-strong"
          >
            {t('kundli.full')}
          </a>
        </div>
        <p className="hidden noscript:block">{t('kundli.noScript')}</p>
      </div>
    </form>
  )
}

/** Loads the engine and the tables of the year while the user types the rest. */
function prefetch({ target }: ChangeEvent<HTMLFormElement>) {
  const { name, value } = target as unknown as HTMLInputElement
  const year = name === 'year' ? Number(value) : NaN
  if (year > 1000) void import('../../shared/sky/read-chart.ts').then(({ prefetchSky }) => prefetchSky(year))
}
