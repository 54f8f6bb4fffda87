import type { User } from '@sankalp/contract/users'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { focusField } from '../../../lib/form/focus-field.ts'
import { showServerProblems } from '../../../lib/form/server-problems.ts'
import { useSaveOnce } from '../../../lib/form/use-save-once.ts'
import { useSaveUser } from '../api/save-user.ts'
import { clearDraft, readDraft, saveDraft } from '../profile-draft.ts'
import {
  type ProfileValues,
  checkProfile,
  fieldOfServer,
  formFields,
  hasChanged,
  toProfile,
  valuesOf,
} from '../profile-values.ts'

type ProfileFormProps = { user: User; element: RefObject<HTMLFormElement | null>; onSaved: () => void }

/** Provides the Edit Profile form. Only a success or the user clears what was typed. */
export function useProfileForm({ user, element, onSaved }: ProfileFormProps) {
  const [draft, setDraft] = useState(() => draftOf(user))
  const form = useForm<ProfileValues>({
    defaultValues: valuesOf(user),
    resolver: checkProfile,
    shouldFocusError: false,
  })
  const { mutateAsync, reset: resetMutation, ...saving } = useSaveUser(user._id)

  const restore = useEffectEvent(() => {
    if (draft) form.reset(draft, { keepDefaultValues: true })
  })
  useEffect(() => restore(), [])

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, defaultValues }) => {
          if (hasChanged(values, defaultValues as ProfileValues)) saveDraft(user._id, values)
          else clearDraft()
        },
      }),
    [form, user._id],
  )

  const focusFirst = (names: readonly string[]) => {
    const first = formFields.find((field) => names.includes(field))
    if (first) focusField(element.current, first)
  }

  const { submit, isSaved } = useSaveOnce(form, {
    onInvalid: (errors) => {
      resetMutation()
      focusFirst(Object.keys(errors))
    },
    save: async (values) => {
      try {
        const stored = await mutateAsync(toProfile(values))
        clearDraft()
        setDraft(null)
        onSaved()
        return valuesOf(stored)
      } catch (error) {
        const wrong = showServerProblems(form, error, formFields, fieldOfServer)
        if (wrong) focusFirst([wrong])
        return null
      }
    },
  })

  const discard = () => {
    form.reset()
    clearDraft()
    setDraft(null)
    resetMutation()
  }

  return { form, submit, discard, isSaved, isRestored: draft !== null, ...saving }
}

/** Returns what was typed before a refresh, if it differs from the saved profile. */
function draftOf(user: User): ProfileValues | null {
  const saved = valuesOf(user)
  const draft = readDraft(user._id, saved)
  return draft && hasChanged(draft, saved) ? draft : null
}
