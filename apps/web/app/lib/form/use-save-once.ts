import { useRef, useState } from 'react'
import type { FieldErrors, UseFormReturn } from 'react-hook-form'
import type { TextValues } from './rules-resolver.ts'
import { useOneAtATime } from './use-one-at-a-time.ts'

type Saving<V extends TextValues> = {
  /** Sends the values. Returns the saved values as the form is to show them; null if they could not be saved. */
  save: (values: V) => Promise<V | null>
  onInvalid: (errors: FieldErrors<V>) => void
}

/**
 * Saves a form once for one set of values, however often its button is pressed. Ignores a press while the form is being
 * sent, and one after the reply if nothing has changed since. A double click can cause either.
 */
export function useSaveOnce<V extends TextValues>(form: UseFormReturn<V>, { save, onInvalid }: Saving<V>) {
  const [hasSaved, setHasSaved] = useState(false)
  // Read between two clicks, possibly before the next render.
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
    /** True if all values in the form have been saved by it. */
    isSaved: hasSaved && !form.formState.isDirty,
  }
}

function asText(values: TextValues): string {
  return JSON.stringify(Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
