import { fieldText } from '@sankalp/content/field-text'
import type { FieldProblem } from '@sankalp/contract'
import { isProfileComplete } from '@sankalp/contract/profile-rules'
import type { User } from '@sankalp/contract/users'
import { Suspense, lazy, useRef } from 'react'
import { errorWords } from '../../../lib/api/words.ts'
import { Form } from '../../../lib/form/form.tsx'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { showToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { FormMessage, Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { LeaveProfile } from './leave-profile.tsx'
import { AddressFields, PersonFields } from './profile-fields.tsx'
import { useProfileForm } from './use-profile-form.ts'

// Loaded separately: the place field and the lists of a birth are as large as the rest of the form, which is above
// them.
const BirthFields = lazy(() => import('./birth-fields.tsx'))

type ProfileFormProps = { user: User; onSaved: () => void }

export function ProfileForm({ user, onSaved }: ProfileFormProps) {
  const { t } = useTranslation('users')
  const language = useLanguage()
  const element = useRef<HTMLFormElement>(null)
  const profile = useProfileForm({
    user,
    element,
    onSaved: () => {
      showToast('success', t('saved'))
      onSaved()
    },
  })
  const { form, submit, discard, isRestored, isPending } = profile
  // For an empty field, the contract's text is about the whole form.
  const problemText = (_: string, problem: FieldProblem) =>
    problem === 'required' ? t('missing') : fieldText(problem, language)
  return (
    <Form ref={element} form={form} problemText={problemText} onSubmit={submit} className="grid gap-8">
      {isRestored && (
        <Notice
          title={t('restored')}
          actions={
            <Button kind="quiet" onClick={discard}>
              {t('discard')}
            </Button>
          }
        />
      )}
      {!isProfileComplete(user) && <Notice title={t('complete')} />}
      <p className="text-ink-soft">{t('allRequired')}</p>
      <fieldset disabled={isPending} className="grid gap-8">
        <PersonFields user={user} />
        <Suspense fallback={<Skeleton className="h-96" />}>
          <BirthFields />
        </Suspense>
        <AddressFields />
      </fieldset>
      <SaveBar profile={profile} />
      <LeaveProfile isChanged={form.formState.isDirty} />
    </Form>
  )
}

type SaveBarProps = { profile: ReturnType<typeof useProfileForm> }

/** Stays in reach of the thumb while the form is longer than the screen. */
function SaveBar({ profile }: SaveBarProps) {
  const { t } = useTranslation('users')
  const { form, isPending, isTryingAgain, isSaved } = profile
  const message = useSaveMessage(profile)
  const note = isSaved ? t('allSaved') : form.formState.isDirty && !isPending ? t('unsaved') : null
  return (
    <div className="sticky bottom-0 z-10 -mx-1 grid gap-3 border-t border-rule bg-paper px-1 py-3">
      <FormMessage text={message} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" busy={isPending && t(isTryingAgain ? 'tryingAgain' : 'saving')} className="max-sm:w-full">
          {t('save')}
        </Button>
        {note && <p className="text-sm text-ink-soft">{note}</p>}
      </div>
    </div>
  )
}

/** Returns the specification's error message, followed by the reason. */
function useSaveMessage({ error, form }: SaveBarProps['profile']): string | null {
  const { t } = useTranslation('users')
  const language = useLanguage()
  if (error) return t('failedBecause', { what: t('saveFailed'), why: errorWords(error, language, '') }).trim()
  const problems = Object.values(form.formState.errors).map(({ type }) => type as FieldProblem)
  const first = problems.includes('required') ? 'required' : problems[0]
  return first ? fieldText(first, language) : null
}
