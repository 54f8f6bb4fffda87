import { type Profile, type User, isProfileComplete } from '@sankalp/contract/users'
import { type FormEvent, useRef } from 'react'
import { fieldText } from '@sankalp/content/error-text'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { errorWords } from '../../lib/api-words.ts'
import { useLanguage } from '../../lib/locale/use-language.ts'
import { showToast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { FormMessage, Notice } from '../../ui/notice.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { AddressFields, BirthFields, PersonFields } from './profile-fields.tsx'
import { type ProfileFormState, useProfileForm } from './use-profile-form.ts'

type ProfileFormProps = { user: User; onSaved: () => void }

export function ProfileForm({ user, onSaved }: ProfileFormProps) {
  const { t } = useTranslation('users')
  const form = useProfileForm(user)
  const element = useRef<HTMLFormElement>(null)
  const disabled = form.progress !== 'idle'

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const outcome = await form.save()
    if (outcome.isSaved) {
      showToast('success', t('saved'))
      onSaved()
    } else if (outcome.wrongField) {
      focusField(element.current, outcome.wrongField)
    }
  }

  return (
    <form ref={element} method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-8">
      {form.isRestored && (
        <Notice
          title={t('restored')}
          actions={
            <Button kind="quiet" onClick={form.discard}>
              {t('discard')}
            </Button>
          }
        />
      )}
      {!isProfileComplete(user) && !form.isSaved && <Notice title={t('complete')} />}
      <p className="text-ink-soft">{t('allRequired')}</p>
      <PersonFields form={form} user={user} disabled={disabled} />
      <BirthFields form={form} disabled={disabled} />
      <AddressFields form={form} disabled={disabled} />
      <SaveBar form={form} />
      <LeaveDialog isChanged={form.isChanged} />
    </form>
  )
}

/** Stays in reach of the thumb while the form is longer than the screen. */
function SaveBar({ form }: { form: ProfileFormState }) {
  const { t } = useTranslation('users')
  const message = useSaveMessage(form)
  const busy = { idle: null, saving: t('saving'), 'trying again': t('tryingAgain') }[form.progress]
  return (
    <div className="sticky bottom-0 z-10 -mx-1 grid gap-3 border-t border-rule bg-paper px-1 py-3">
      <FormMessage text={message} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" busy={busy} className="max-sm:w-full">
          {t('save')}
        </Button>
        {form.isChanged && form.progress === 'idle' && <p className="text-sm text-ink-soft">{t('unsaved')}</p>}
      </div>
    </div>
  )
}

/** S1's words for what went wrong, and behind them the reason. */
function useSaveMessage({ error, problems }: ProfileFormState): string | null {
  const { t } = useTranslation('users')
  const language = useLanguage()
  if (error) return t('failedBecause', { what: t('saveFailed'), why: errorWords(error, language, '') }).trim()
  const found = Object.values(problems)
  if (found.includes('required')) return fieldText('required', language)
  return found[0] ? fieldText(found[0], language) : null
}

function focusField(form: HTMLFormElement | null, name: keyof Profile): void {
  // Fields are disabled while saving and enabled again with the next paint.
  requestAnimationFrame(() => {
    const control = form?.elements.namedItem(name)
    const first = control instanceof RadioNodeList ? control[0] : control
    if (!(first instanceof HTMLElement)) return
    first.focus({ preventScroll: true })
    // In the middle: at an edge the top bar or the save bar would cover its label or its message.
    first.scrollIntoView({ block: 'center' })
  })
}
