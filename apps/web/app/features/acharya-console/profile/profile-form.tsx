import { acharyaLanguageNames, acharyaSpecialityNames } from '@sankalp/content/acharyas-texts'
import { acharyaLanguages, acharyaSpecialities } from '@sankalp/contract/acharya-keys'
import type { AcharyaProfile } from '@sankalp/contract/acharya-profile'
import { acharyaAbout, ratePerMinute } from '@sankalp/contract/acharya-rules'
import { type FormEvent, useRef, useState } from 'react'
import { errorWords } from '../../../lib/api/words.ts'
import { useOneAtATime } from '../../../lib/form/use-one-at-a-time.ts'
import { toLatinDigits } from '../../../lib/latin-digits.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { showToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { FormMessage } from '../../../ui/notice.tsx'
import { TextAreaField, TextField } from '../../../ui/text-field.tsx'
import { useSetOwnEntry } from '../api/profile.ts'
import { ManyChoices } from '../../../ui/many-choices.tsx'
import { type ProfileDraft, changeOf, draftOf, problemsOf, rateKinds, toggled } from './profile-draft.ts'

/** Edits rates, languages, subjects and the text, which are saved together. Unsaved changes are visible only here. */
export function ProfileForm({ profile }: { profile: AcharyaProfile }) {
  const { t } = useTranslation('acharya-live')
  const language = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  // Null: unchanged.
  const [typed, setTyped] = useState<ProfileDraft | null>(null)
  const [isChecked, setIsChecked] = useState(false)
  const { mutateAsync, isPending, error } = useSetOwnEntry()
  const draft = typed ?? draftOf(profile)
  const problems = isChecked ? problemsOf(draft) : {}
  const change = (part: Partial<ProfileDraft>) => setTyped({ ...draft, ...part })

  const save = useOneAtATime(async () => {
    setIsChecked(true)
    if (Object.keys(problemsOf(draft)).length > 0) {
      // Wait for the next render, which shows the message beside the field.
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
      return
    }
    try {
      await mutateAsync(changeOf(draft))
      setTyped(null)
      showToast('success', t('profile.saved'))
    } catch {
      // The message below shows the reason; the typed text is retained.
    }
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid max-w-3xl gap-8">
      <fieldset className="grid gap-3">
        <legend className="font-heading text-2xl">{t('profile.ratesTitle')}</legend>
        <p className="max-w-prose text-ink-soft">{t('profile.ratesText', ratePerMinute)}</p>
        <div className="grid gap-4 sm:grid-cols-3">
          {rateKinds.map((kind) => (
            <TextField
              key={kind}
              label={t(`profile.rates.${kind}`)}
              inputMode="numeric"
              value={draft.rates[kind]}
              maxLength={4}
              error={problems[kind] && t('profile.rateProblem', ratePerMinute)}
              onChange={({ target }) => change({ rates: { ...draft.rates, [kind]: toLatinDigits(target.value) } })}
            />
          ))}
        </div>
      </fieldset>
      <ManyChoices
        label={t('profile.languages')}
        options={acharyaLanguages.map((key) => ({ key, text: acharyaLanguageNames[key][language] }))}
        chosen={draft.languages}
        error={problems.languages && t('profile.chooseOne')}
        onToggle={(key) => change({ languages: toggled(acharyaLanguages, draft.languages, key) })}
      />
      <ManyChoices
        label={t('profile.specialities')}
        options={acharyaSpecialities.map((key) => ({ key, text: acharyaSpecialityNames[key][language] }))}
        chosen={draft.specialities}
        error={problems.specialities && t('profile.chooseOne')}
        onToggle={(key) => change({ specialities: toggled(acharyaSpecialities, draft.specialities, key) })}
      />
      {(['hin', 'en'] as const).map((in_) => (
        <TextAreaField
          key={in_}
          label={t(in_ === 'hin' ? 'profile.aboutHin' : 'profile.aboutEn')}
          hint={t('profile.aboutHint', acharyaAbout)}
          lang={in_ === 'hin' ? 'hi' : 'en'}
          rows={6}
          value={draft.about[in_]}
          maxLength={acharyaAbout.max}
          error={problems[in_] && t('profile.aboutProblem', acharyaAbout)}
          onChange={({ target }) => change({ about: { ...draft.about, [in_]: target.value } })}
        />
      ))}
      <FormMessage text={Boolean(error) && t('profile.saveFailed', { why: errorWords(error, language, '') }).trim()} />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" disabled={!typed} busy={isPending && t('profile.saving')}>
          {t('profile.save')}
        </Button>
        <output className="text-ink-soft">{typed && t('profile.unsaved')}</output>
      </div>
    </form>
  )
}
