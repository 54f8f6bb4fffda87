import type { FieldProblem } from '@sankalp/contract'
import { type FormEvent, type FormHTMLAttributes, createContext, use } from 'react'
import { FormProvider, type UseFormReturn, useFormContext, useFormState } from 'react-hook-form'
import type { TextValues } from './rules-resolver.ts'

type ProblemText<V extends TextValues> = (field: keyof V & string, problem: FieldProblem) => string

const ProblemTextContext = createContext<ProblemText<TextValues>>((_, problem) => problem)

type FormProps<V extends TextValues> = Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit'> & {
  form: UseFormReturn<V>
  /** Words for what is wrong with a field, in the language of the page. */
  problemText: ProblemText<V>
  onSubmit: () => Promise<void>
  ref?: React.Ref<HTMLFormElement>
}

/** A form of react-hook-form. The fields of `fields.tsx` stand in it by their names alone. */
export function Form<V extends TextValues>({ form, problemText, onSubmit, ...props }: FormProps<V>) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void onSubmit()
  }
  return (
    <FormProvider {...form}>
      <ProblemTextContext value={problemText}>
        {/* By post: without its script a form must not put what was typed into an address. */}
        <form method="post" noValidate {...props} onSubmit={submit} />
      </ProblemTextContext>
    </FormProvider>
  )
}

/** What is wrong with a field, in words. */
export function useFieldError(name: string): string | undefined {
  const { control } = useFormContext()
  const { errors } = useFormState({ control, name })
  const problemText = use(ProblemTextContext)
  const problem = errors[name]?.type as FieldProblem | undefined
  return problem && problemText(name, problem)
}
