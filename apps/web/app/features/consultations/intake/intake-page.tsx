import { type FormEvent, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { usePageFacts } from '../../../lib/page/page-facts.ts'
import { PageHead } from '../../../lib/page/page-head.tsx'
import { useIsLive } from '../../../lib/use-is-live.ts'
import { safeRedirect } from '../../../lib/session/redirect.ts'
import { birthGenders, fromBirthInput } from '../../../shared/birth/birth.ts'
import { toBirthPlace, toPickedPlace } from '../../../shared/birth/birth-place.ts'
import { firstBirthYear } from '../../../shared/birth/birth-years.ts'
import { MomentFields } from '../../../shared/birth/fields/moment-fields.tsx'
import { typedFrom } from '../../../shared/birth/typed-birth.ts'
import { PlaceField, type PlaceFieldHandle } from '../../../shared/places/place-field.tsx'
import { Button, LinkButton, chipClasses } from '../../../ui/button.tsx'
import { RadioGroup } from '../../../ui/choice-fields.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { FormMessage } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextAreaField, TextField } from '../../../ui/text-field.tsx'
import { keepIntake } from '../request/intake-store.ts'
import { useSavedCharts } from './api/saved-charts.ts'
import { useOwnBirth } from './api/own-birth.ts'
import { type IntakeDraft, emptyIntake, longestQuestion, readIntakeDraft, toIntake } from './intake-draft.ts'
import { type Filling, type IntakeFormState, useIntakeForm } from './use-intake-form.ts'

/** /ChatwithastroForm: the details to send with a request. `?back=` is the request dialog to which the page returns. */
export function IntakePage() {
  const { t } = useTranslation('find-acharya')
  const isLive = useIsLive()
  return (
    <div className="page-width grid max-w-2xl! gap-6 py-6 sm:py-10">
      <PageHead title={t('intake.title')} description={t('intake.description')} hidden />
      <div className="grid gap-2">
        <Heading level={1}>{t('intake.title')}</Heading>
        <p className="text-ink-soft">{t('intake.lead')}</p>
      </div>
      {/* Only the browser knows what was typed before. */}
      {isLive ? <Intake /> : <IntakeSkeleton />}
    </div>
  )
}

function IntakeSkeleton() {
  return (
    <div className="grid gap-6">
      {[1, 2, 3, 4].map((at) => (
        <Skeleton key={at} className="h-18 w-full" />
      ))}
    </div>
  )
}

/** Restores what was typed in this tab; the first time, fills the form from the profile. */
function Intake() {
  const { t } = useTranslation('find-acharya')
  const [stored] = useState(readIntakeDraft)
  const own = useOwnBirth(stored === null)
  if (!stored && own.isPending) {
    return (
      <>
        <output className="text-ink-soft">{t('intake.filling')}</output>
        <IntakeSkeleton />
      </>
    )
  }
  const filling = stored || own.data ? 'done' : own.error ? 'failed' : 'incomplete'
  return <IntakeBody initial={stored ?? { ...emptyIntake, ...own.data }} filling={filling} />
}

function IntakeBody({ initial, filling }: { initial: IntakeDraft; filling: Filling }) {
  const { t } = useTranslation('find-acharya')
  const [search] = useSearchParams()
  const form = useIntakeForm(initial, filling)
  const back = safeRedirect(search.get('back'), '/chatwithastrologer')
  const talk = search.get('talk')
  return (
    <>
      <FillFrom form={form} />
      <IntakeForm
        form={form}
        back={back}
        submitText={t(talk === 'audio' || talk === 'video' ? 'intake.startTalk' : 'intake.start')}
      />
    </>
  )
}

function FillFrom({ form }: { form: IntakeFormState }) {
  const { t } = useTranslation('find-acharya')
  const { data: charts = [] } = useSavedCharts()
  return (
    <div className="grid gap-2">
      <div role="group" aria-label={t('intake.from')} className="flex flex-wrap gap-2">
        <button type="button" onClick={() => void form.fillFromProfile()} className={chipClasses()}>
          {t('intake.profile')}
        </button>
        {charts.map((chart) => (
          <button
            key={chart._id}
            type="button"
            onClick={() => form.fill(typedFrom(fromBirthInput(chart)))}
            className={chipClasses('wrap-anywhere')}
          >
            {chart.name}
          </button>
        ))}
      </div>
      <FormMessage kind="info" text={form.filling === 'busy' && t('intake.filling')} />
      <FormMessage kind="info" text={form.filling === 'incomplete' && t('intake.incomplete')} />
      <FormMessage kind="warning" text={form.filling === 'failed' && t('intake.fillFailed')} />
    </div>
  )
}

type IntakeFormProps = { form: IntakeFormState; back: string; submitText: string }

function IntakeForm({ form, back, submitText }: IntakeFormProps) {
  const { t } = useTranslation('find-acharya')
  const language = useLanguage()
  const navigate = useNavigate()
  const { year } = usePageFacts()
  const element = useRef<HTMLFormElement>(null)
  const placeField = useRef<PlaceFieldHandle>(null)
  const [isSettling, setIsSettling] = useState(false)
  const { draft, problems, change, read } = form
  const problemText = (field: 'name' | 'gender' | 'place') => {
    const problem = problems[field]
    if (!problem) return undefined
    return problem === 'name' || problem === 'tooLong' || problem === 'placeNotFound'
      ? t(`intake.problems.${problem}`)
      : t(`intake.problems.required.${field}`)
  }
  /** Wait for a place that is still being looked up before the draft is stored. */
  const settle = async () => {
    if (draft.place) return draft
    setIsSettling(true)
    const picked = await placeField.current?.settle().finally(() => setIsSettling(false))
    const place = picked && toBirthPlace(picked, language)
    if (place) change({ place, placeText: place.label })
    return place ? { ...draft, place, placeText: place.label } : draft
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSettling) return
    const answer = read(await settle())
    if ('wrongField' in answer) {
      element.current?.querySelector<HTMLElement>(`[name="${answer.wrongField}"]`)?.focus()
      return
    }
    keepIntake(toIntake(answer.birth, draft.question))
    void navigate(back)
  }
  return (
    <form ref={element} method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-6">
      <TextField
        id="intake-name"
        name="name"
        label={t('intake.name')}
        value={draft.name}
        onChange={({ target }) => change({ name: target.value })}
        error={problemText('name')}
        autoComplete="name"
        maxLength={90}
        required
      />
      <RadioGroup
        name="gender"
        label={t('intake.gender')}
        options={birthGenders.map((value) => ({ value, text: t(`intake.genders.${value}`) }))}
        value={draft.gender}
        onChange={(gender) => change({ gender })}
        error={problemText('gender')}
        required
      />
      <PlaceField
        ref={placeField}
        id="intake-place"
        name="place"
        label={t('intake.place')}
        error={problemText('place')}
        value={draft.place && toPickedPlace(draft.place)}
        text={draft.placeText}
        onChange={(picked, text) => change({ placeText: text, place: picked && toBirthPlace(picked, language) })}
        required
      />
      <MomentFields
        values={draft}
        onChange={change}
        problems={problems}
        year={year}
        firstYear={firstBirthYear}
        unknownNote={t('intake.timeUnknown')}
      />
      <TextAreaField
        id="intake-question"
        name="question"
        label={t('intake.question')}
        hint={t('intake.questionHint')}
        value={draft.question}
        onChange={({ target }) => change({ question: target.value })}
        rows={2}
        maxLength={longestQuestion}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSettling && t('intake.filling')} className="max-sm:w-full">
          {submitText}
        </Button>
        <LinkButton kind="quiet" href={back} className="max-sm:w-full">
          {t('intake.without')}
        </LinkButton>
      </div>
    </form>
  )
}
