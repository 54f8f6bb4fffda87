import { type Profile, type User, updateUsers } from '@sankalp/contract/users'
import { useState } from 'react'
import { callApi, refusalFacts } from '../../lib/api.ts'
import { toLatinDigits } from '../../lib/latin-digits.ts'
import { clearDraft, readDraft, saveDraft } from './profile-draft.ts'
import {
  type ProfileProblems,
  type ProfileValues,
  findProblems,
  firstProblem,
  hasChanged,
  localDate,
  problemsFromServer,
  valuesOf,
} from './profile-values.ts'
import { saveUserDetails } from './user-details.ts'

type Progress = 'idle' | 'saving' | 'trying again'

type Outcome = { isSaved: true } | { isSaved: false; wrongField?: keyof Profile }

/** The state of the Edit Profile form. Nothing but a success, or the user, ever clears what was typed. */
export function useProfileForm(user: User) {
  const [saved, setSaved] = useState(() => valuesOf(user))
  const [values, setValues] = useState(() => readDraft(user._id) ?? saved)
  const [isRestored, setIsRestored] = useState(() => hasChanged(values, saved))
  const [problems, setProblems] = useState<ProfileProblems>({})
  const [isSaved, setIsSaved] = useState(false)
  const [wasSent, setWasSent] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const [progress, setProgress] = useState<Progress>('idle')

  const take = (next: ProfileValues) => {
    setValues(next)
    if (hasChanged(next, saved)) saveDraft(user._id, next)
    else clearDraft()
    // From the first attempt on, a mended field loses its message at once.
    if (wasSent) setProblems(findProblems(next, localDate(new Date())))
  }

  const change = (field: keyof Profile, value: string) =>
    take({ ...values, [field]: field === 'pincode' ? toLatinDigits(value) : value })

  const discard = () => {
    setValues(saved)
    clearDraft()
    setIsRestored(false)
    setProblems({})
    setWasSent(false)
    setError(null)
  }

  const save = async (): Promise<Outcome> => {
    if (progress !== 'idle') return { isSaved: false }
    const found = findProblems(values, localDate(new Date()))
    setProblems(found)
    setWasSent(true)
    setError(null)
    const wrongField = firstProblem(found)
    if (wrongField) return { isSaved: false, wrongField }
    setProgress('saving')
    try {
      const { user: stored } = await callApi(updateUsers, {
        body: { ...(values as Profile), userId: user._id },
        onTryingAgain: () => setProgress('trying again'),
      })
      clearDraft()
      saveUserDetails(stored)
      setSaved(valuesOf(stored))
      setValues(valuesOf(stored))
      setIsRestored(false)
      setWasSent(false)
      setIsSaved(true)
      return { isSaved: true }
    } catch (failure) {
      const named = problemsFromServer(refusalFacts(failure, 'INVALID_INPUT')?.fields ?? [])
      setProblems(named)
      setError(failure)
      return { isSaved: false, wrongField: firstProblem(named) }
    } finally {
      setProgress('idle')
    }
  }

  return { values, problems, error, progress, isSaved, isChanged: hasChanged(values, saved), isRestored, change, discard, save }
}

export type ProfileFormState = ReturnType<typeof useProfileForm>
