import type { FieldProblem } from '@sankalp/contract'
import { type FormEvent, type FormHTMLAttributes, createContext, use } from 'react'
import { FormProvider, type UseFormReturn, useFormContext, useFormState } from 'react-hook-form'
import type { TextValues } from './rules-resolver.ts'

type ProblemText<V extends TextValues> = (field: keyof V & string, problem: FieldProblem) => string

const ProblemTextContext = createContext<ProblemText<TextValues>>((_, problem) => problem)

type FormProps<V extends TextValues> = Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit'> & {
  form: UseFormReturn<V>
  /** Returns the error message for a field in the language of the page. */
  problemText: ProblemText<V>
  onSubmit: () => Promise<void>
  ref?: React.Ref<HTMLFormElement>
}

/** A form of react-hook-form. The fields of `fields.tsx` need only their names. */
export function Form<V extends TextValues>({ form, problemText, onSubmit, ...props }: FormProps<V>) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void onSubmit()
  }
  return (
    <FormProvider {...form}>
      <ProblemTextContext value={problemText}>
        {/* Use POST: without JavaScript a form must not put what was typed into the address. */}
        <form method="post" noValidate {...props} onSubmit={submit} />
      </ProblemTextContext>
    </FormProvider>
  )
}

/** Returns the error message of a field: its own words, or those of its problem. */
export function useFieldError(name: string): string | undefined {
  const { control } = useFormContext()
  const { errors } = useFormState({ control, name })
  const problemText = use(ProblemTextContext)
  const error = errors[name]
  if (typeof error?.message === 'string' && error.message !== '') return error.message
  const problem = error?.type as FieldProblem | undefined
  return problem && problemText(name, problem)
}
