import { useRef, useState } from 'react'
import type { FieldErrors, UseFormReturn } from 'react-hook-form'
import type { TextValues } from './rules-resolver.ts'
import { useOneAtATime } from './use-one-at-a-time.ts'

type Saving<V extends TextValues> = {
  /** Sends the values. Gives those that are saved now, as the form is to show them; null if they could not be saved. */
  save: (values: V) => Promise<V | null>
  onInvalid: (errors: FieldErrors<V>) => void
}

/**
 * Saves a form once for one set of values, however often its button is pressed: a press while it is being sent does
 * nothing, and neither does one that comes after the answer when nothing has been changed since. A double click is both.
 */
export function useSaveOnce<V extends TextValues>(form: UseFormReturn<V>, { save, onInvalid }: Saving<V>) {
  const [hasSaved, setHasSaved] = useState(false)
  // Read between two clicks, when the next render may not have come yet.
  const saved = useRef<string | null>(null)

  const submit = useOneAtATime(async () => {
    if (saved.current === asText(form.getValues())) return
    await form.handleSubmit(async (values) => {
      const now = await save(values)
      if (!now) return
      form.reset(now)
      saved.current = asText(now)
      setHasSaved(true)
    }, onInvalid)()
  })

  return {
    submit,
    /** Whether all that stands in the form has been saved by it. */
    isSaved: hasSaved && !form.formState.isDirty,
  }
}

function asText(values: TextValues): string {
  return JSON.stringify(Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
