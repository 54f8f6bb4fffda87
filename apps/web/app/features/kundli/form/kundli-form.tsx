import { type FormEvent, Suspense, lazy, useRef, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'
import { errorWords } from '../../../lib/api/words.ts'
import { toBirthPlace } from '../../../shared/birth/birth-place.ts'
import type { BirthField } from '../../../shared/birth/birth-problems.ts'
import { ClockNote } from '../../../shared/birth/fields/clock-note.tsx'
import { MomentFields } from '../../../shared/birth/fields/moment-fields.tsx'
import { firstKundliYear } from '../../../shared/birth/birth-years.ts'
import { useEarlyPress } from '../../../lib/lazy-form/early-press.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { usePageFacts } from '../../../lib/page/page-facts.ts'
import { useSession } from '../../../lib/session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { holdPointer } from '../../../ui/hold-pointer.ts'
import { FormMessage } from '../../../ui/notice.tsx'
import type { PlaceFieldHandle } from '../../../shared/places/place-field.tsx'
import { BirthplaceField } from './birthplace-field.tsx'
import { PersonFields } from './form-fields.tsx'
import { formId } from './form-draft.ts'
import { RecentList } from './recent-list.tsx'
import { useIsLive } from '../../../lib/use-is-live.ts'
import { type KundliFormState, useKundliForm } from './use-kundli-form.ts'

const loadOwn = () => import('./own-charts.tsx')
const PrashnaEntry = lazy(() => import('../prashna/prashna-entry.tsx'))
const OwnDetails = lazy(async () => ({ default: (await loadOwn()).OwnDetails }))
const OwnCharts = lazy(async () => ({ default: (await loadOwn()).OwnCharts }))

/** The Kundli form, with the user's recent and saved charts. */
export function KundliForm() {
  const form = useKundliForm()
  const isLive = useIsLive()
  const { signedIn } = useSession()
  return (
    <div className="grid gap-10">
      {isLive && <PrefetchPageLinks page="/kundli-details" />}
      <div className="grid gap-4">
        {signedIn && (
          <Suspense fallback={<div className="min-h-12" />}>
            <OwnDetails onDraft={form.change} />
          </Suspense>
        )}
        <BirthForm form={form} />
      </div>
      {signedIn && (
        <Suspense fallback={null}>
          <OwnCharts />
        </Suspense>
      )}
      <RecentList />
      <div className="min-h-12">
        {isLive && (
          <Suspense fallback={null}>
            <PrashnaEntry />
          </Suspense>
        )}
      </div>
    </div>
  )
}

function BirthForm({ form }: { form: KundliFormState }) {
  const { t } = useTranslation('kundli')
  const language = useLanguage()
  const [isSettling, setIsSettling] = useState(false)
  const placeField = useRef<PlaceFieldHandle>(null)
  const { year } = usePageFacts()
  const { element, draft, isBusy } = form
  const fields = { onChange: form.change, problems: form.problems, disabled: isBusy }
  const fault = useFault(form)
  useEarlyPress(element)

  /** Resolve a place still being looked up, or a point not yet accepted, and show it before anything is sent. */
  const settle = async () => {
    if (draft.place) return draft
    setIsSettling(true)
    const picked = await placeField.current?.settle().finally(() => setIsSettling(false))
    return picked ? { ...draft, placeText: picked.label[language], place: toBirthPlace(picked, language) } : draft
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSettling) return
    const outcome = await form.submit(await settle())
    if (outcome && 'wrongField' in outcome) focusField(element.current, outcome.wrongField)
  }

  return (
    <form
      id={formId}
      ref={element}
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid gap-6"
    >
      <p className="text-ink-soft">{t('form.allRequired')}</p>
      <PersonFields form={form} />
      <MomentFields
        {...fields}
        values={draft}
        year={year}
        firstYear={firstKundliYear({ year })}
        unknownNote={t('form.timeUnknownNote')}
      />
      <BirthplaceField form={form} ref={placeField} />
      <ClockNote {...fields} birth={draft} />
      <FormMessage text={fault} />
      <noscript>
        <p className="font-semibold text-sindoor">{t('form.noScript')}</p>
      </noscript>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          busy={isBusy ? t('form.busy') : isSettling && t('form.settling')}
          onPointerDown={holdPointer}
          className="max-sm:w-full"
        >
          {t('form.submit')}
        </Button>
        {(draft.name || draft.placeText || draft.year) && (
          <Button kind="quiet" onClick={form.reset} className="max-sm:w-full">
            {t('form.clear')}
          </Button>
        )}
      </div>
    </form>
  )
}

/** Returns the result of the last attempt in one sentence; the fields show the details. */
function useFault({ error, problems }: KundliFormState): string | null {
  const { t } = useTranslation('kundli')
  const language = useLanguage()
  if (Object.keys(problems).length > 0) return t('form.check')
  if (!error) return null
  return `${t('form.failed')} ${errorWords(error, language, '')} ${t('form.kept')}`.replace(/ +/g, ' ')
}

function focusField(form: HTMLFormElement | null, name: BirthField): void {
  // Wait for the next paint, in which the messages appear and move the field.
  requestAnimationFrame(() => {
    const control = form?.elements.namedItem(name)
    const first = control instanceof RadioNodeList ? control[0] : control
    if (!(first instanceof HTMLElement)) return
    first.focus({ preventScroll: true })
    first.scrollIntoView({ block: 'center' })
  })
}
