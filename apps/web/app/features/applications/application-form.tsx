import { acharyaLanguageNames, acharyaSpecialityNames, acharyaTypeNames } from '@sankalp/content/acharyas-texts'
import { acharyaLanguages, acharyaSpecialities, acharyaTypes } from '@sankalp/contract/acharya-keys'
import { applicationText, firstPractisingYear } from '@sankalp/contract/application-rules'
import type { ApplicationForm } from '@sankalp/contract/applications'
import { genders } from '@sankalp/contract/constants'
import { type FormEvent, useRef, useState } from 'react'
import { errorWords } from '../../lib/api/words.ts'
import { useOneAtATime } from '../../lib/form/use-one-at-a-time.ts'
import { toLatinDigits } from '../../lib/latin-digits.ts'
import { useLanguage } from '../../lib/locale/use-language.ts'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { usePageFacts } from '../../lib/page/page-facts.ts'
import { showToast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { RadioGroup } from '../../ui/choice-fields.tsx'
import { Heading } from '../../ui/heading.tsx'
import { ManyChoices } from '../../ui/many-choices.tsx'
import { FormMessage } from '../../ui/notice.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextAreaField, TextField } from '../../ui/text-field.tsx'
import { useSubmit } from './api/application.ts'
import { type Draft, draftOf, emptyDraft, formOf, problemsOf } from './application-draft.ts'

/** Edits the application. Documents are added once it has been sent, so that none is lost with an unsent form. */
export function ApplicationFormPart({ before, onSent }: { before: ApplicationForm | null; onSent: () => void }) {
  const { t } = useTranslation('applications')
  const language = useLanguage()
  const { year } = usePageFacts()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState<Draft>(() => (before ? draftOf(before) : emptyDraft))
  const [isChecked, setIsChecked] = useState(false)
  const { mutateAsync, isPending, error } = useSubmit()
  const problems = isChecked ? problemsOf(draft, year) : {}
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  const toggle = <Key extends string>(all: readonly Key[], chosen: readonly Key[], key: Key) =>
    all.filter((one) => (one === key ? !chosen.includes(one) : chosen.includes(one)))

  const send = useOneAtATime(async () => {
    setIsChecked(true)
    if (Object.keys(problemsOf(draft, year)).length > 0) {
      // Wait for the next render, which shows the message beside the field.
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>('[aria-invalid=true], fieldset[aria-describedby] input')?.focus(),
      )
      return
    }
    try {
      await mutateAsync(formOf(draft))
      showToast('success', t('form.sent'))
      onSent()
    } catch {
      // The message below shows the reason; the typed text is retained.
    }
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }

  return (
    <Card>
      <form ref={form} method="post" noValidate onSubmit={submit} aria-labelledby="application" className="grid gap-6">
        <Heading level={2} id="application" className="text-2xl">
          {t('form.title')}
        </Heading>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t('form.name')}
            autoComplete="name"
            value={draft.name}
            maxLength={applicationText.name}
            error={problems.name && t('problems.name')}
            onChange={({ target }) => change({ name: target.value })}
          />
          <TextField
            label={t('form.nameHindi')}
            lang="hi"
            value={draft.nameHindi}
            maxLength={applicationText.name}
            error={problems.nameHindi && t('problems.name')}
            onChange={({ target }) => change({ nameHindi: target.value })}
          />
        </div>
        <RadioGroup
          label={t('form.gender')}
          name="gender"
          value={draft.gender}
          options={genders.map((value) => ({ value, text: t(`form.genders.${value}`) }))}
          error={problems.gender && t('problems.gender')}
          onChange={(gender) => change({ gender })}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label={t('form.type')}
            value={draft.type}
            options={[
              { value: '', text: '' },
              ...acharyaTypes.map((value) => ({ value, text: acharyaTypeNames[value][language] })),
            ]}
            error={problems.type && t('problems.type')}
            onChange={({ target }) => change({ type: target.value })}
          />
          <TextField
            label={t('form.since')}
            inputMode="numeric"
            value={draft.since}
            maxLength={4}
            error={problems.since && t('problems.since', { min: firstPractisingYear, max: year })}
            onChange={({ target }) => change({ since: toLatinDigits(target.value) })}
          />
        </div>
        <ManyChoices
          label={t('form.languages')}
          options={acharyaLanguages.map((key) => ({ key, text: acharyaLanguageNames[key][language] }))}
          chosen={draft.languages}
          error={problems.languages && t('problems.many')}
          onToggle={(key) => change({ languages: toggle(acharyaLanguages, draft.languages, key) })}
        />
        <ManyChoices
          label={t('form.specialities')}
          options={acharyaSpecialities.map((key) => ({ key, text: acharyaSpecialityNames[key][language] }))}
          chosen={draft.specialities}
          error={problems.specialities && t('problems.many')}
          onToggle={(key) => change({ specialities: toggle(acharyaSpecialities, draft.specialities, key) })}
        />
        <TextAreaField
          label={t('form.about')}
          hint={t('form.aboutHint', { min: applicationText.aboutMin, max: applicationText.about })}
          rows={6}
          value={draft.about}
          maxLength={applicationText.about}
          error={problems.about && t('problems.about', { min: applicationText.aboutMin, max: applicationText.about })}
          onChange={({ target }) => change({ about: target.value })}
        />
        <FormMessage text={Boolean(error) && t('form.failed', { why: errorWords(error, language, '') }).trim()} />
        <Button type="submit" className="justify-self-start" busy={isPending && t('form.sending')}>
          {t('form.send')}
        </Button>
      </form>
    </Card>
  )
}
