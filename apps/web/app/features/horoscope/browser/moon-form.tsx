import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { birthGenders } from '../../../shared/birth/birth.ts'
import { firstBirthProblem, withoutChanged } from '../../../shared/birth/birth-problems.ts'
import { civilToday } from '../../../shared/birth/civil-day.ts'
import { MomentFields } from '../../../shared/birth/fields/moment-fields.tsx'
import { focusField } from '../../../lib/form/focus-field.ts'
import { useEarlyPress } from '../../../lib/lazy-form/early-press.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { usePageFacts } from '../../../lib/page/page-facts.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import type { PickedPlace } from '../../../shared/places/picked-place.ts'
import { PlaceField, type PlaceFieldHandle } from '../../../shared/places/place-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { holdPointer } from '../../../ui/hold-pointer.ts'
import { FormMessage } from '../../../ui/notice.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { type MoonAsked, type MoonProblems, readMoonForm } from './moon-form-values.ts'
import { MoonResult } from './moon-result.tsx'
import type { MoonSign } from './moon-sign-engine.ts'

type Outcome = { asked: MoonAsked; moon: MoonSign }

/** Asks for a birth and shows the Moon sign. The browser's own fields hold the input until it is needed. */
export function MoonForm() {
  const { t } = useTranslation('horoscope')
  const element = useRef<HTMLFormElement>(null)
  const placeField = useRef<PlaceFieldHandle>(null)
  const form = useMoonForm(element, placeField)
  const { problems, isBusy } = form
  useEarlyPress(element)
  const { year } = usePageFacts()
  const errorOf = (field: 'name' | 'place' | 'email') => problems[field] && t(`form.problem.${field}`)
  return (
    <>
      <form ref={element} method="post" noValidate onSubmit={form.submit} className="grid gap-4 sm:grid-cols-2">
        <TextField
          id="moon-name"
          name="name"
          label={t('form.name')}
          autoComplete="name"
          maxLength={80}
          error={errorOf('name')}
        />
        <SelectField
          id="moon-gender"
          name="gender"
          label={t('form.gender')}
          defaultValue=""
          options={[
            { value: '', text: '' },
            ...birthGenders.map((value) => ({ value, text: t(`form.genders.${value}`) })),
          ]}
        />
        <MomentFields year={year} problems={problems} onChange={form.forgetProblems} />
        <PlaceField
          ref={placeField}
          id="moon-place"
          name="place"
          label={t('form.place')}
          value={form.place}
          onChange={form.setPlace}
          error={errorOf('place')}
          required
        />
        <TextField
          id="moon-email"
          name="email"
          type="email"
          label={t('form.email')}
          hint={t('form.emailHint')}
          autoComplete="email"
          error={errorOf('email')}
        />
        <div className="grid gap-3 sm:col-span-2">
          <noscript>
            <p className="font-semibold text-sindoor">{t('form.noScript')}</p>
          </noscript>
          <FormMessage text={form.isUnreachable && t('form.unreachable')} />
          <Button
            type="submit"
            busy={isBusy && t('form.busy')}
            onPointerDown={holdPointer}
            className="justify-self-start max-sm:w-full"
          >
            {t('form.submit')}
          </Button>
        </div>
      </form>
      {form.outcome && <MoonResult {...form.outcome} />}
    </>
  )
}

function readNow(form: FormData, place: PickedPlace | null, label: string) {
  return readMoonForm(form, place, label, civilToday(new Date()))
}

function useMoonForm(element: RefObject<HTMLFormElement | null>, placeField: RefObject<PlaceFieldHandle | null>) {
  const language = useLanguage()
  const [place, setPlace] = useState<PickedPlace | null>(null)
  const [problems, setProblems] = useState<MoonProblems>({})
  const [isBusy, setIsBusy] = useState(false)
  const [isUnreachable, setIsUnreachable] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  async function find(form: FormData) {
    const settled = place ?? (await placeField.current?.settle()) ?? null
    if (settled) setPlace(settled)
    const asked = readNow(form, settled, settled?.label[language] ?? '')
    if ('problems' in asked) {
      setProblems(asked.problems)
      focusFirst(asked.problems)
      return
    }
    setProblems({})
    const { findMoonSign } = await import('./moon-sign-engine.ts')
    setOutcome({ asked, moon: await findMoonSign(asked.birth) })
  }

  function focusFirst(found: MoonProblems) {
    const first = firstBirthProblem(found) ?? 'email'
    if (first === 'place') placeField.current?.focus()
    else focusField(element.current, first)
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // Read the form before anything is disabled, because disabled fields are left out.
    const form = new FormData(event.currentTarget)
    setIsBusy(true)
    setIsUnreachable(false)
    setOutcome(null)
    try {
      await find(form)
    } catch (error) {
      // The engine or its tables failed to load. Any other error is a bug of ours and is reported.
      reportError(error)
      setIsUnreachable(true)
    } finally {
      setIsBusy(false)
    }
  }

  return {
    place,
    setPlace: (picked: PickedPlace | null) => setPlace(picked),
    problems,
    forgetProblems: (change: object) => setProblems((found) => withoutChanged(found, change)),
    isBusy,
    isUnreachable,
    outcome,
    submit: (event: FormEvent<HTMLFormElement>) => void submit(event),
  }
}
