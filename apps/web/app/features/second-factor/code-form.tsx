import { fieldText } from '@sankalp/content/field-text'
import { cleanFactorCode, factorCodeRule, isAppCode } from '@sankalp/contract/second-factor-rules'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { errorWords } from '../../lib/api/words.ts'
import { FormTextField } from '../../lib/form/fields.tsx'
import { focusField } from '../../lib/form/focus-field.ts'
import { Form } from '../../lib/form/form.tsx'
import { rulesResolver } from '../../lib/form/rules-resolver.ts'
import { useOneAtATime } from '../../lib/form/use-one-at-a-time.ts'
import { toLatinDigits } from '../../lib/latin-digits.ts'
import { useLanguage } from '../../lib/locale/use-language.ts'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { FormMessage } from '../../ui/notice.tsx'

type Props = {
  label: string
  submitText: string
  /** Sends the code. An error that it throws shows below the field, and the field is cleared. */
  onCode: (code: string) => Promise<void>
  takesRecovery?: boolean
  isFocused?: boolean
  isGrave?: boolean
}

/** Asks for one code from the app or, where allowed, one of the printed recovery codes. */
export function CodeForm({
  label,
  submitText,
  onCode,
  takesRecovery = false,
  isFocused = false,
  isGrave = false,
}: Props) {
  const { t } = useTranslation('second-factor')
  const language = useLanguage()
  const element = useRef<HTMLFormElement>(null)
  const [error, setError] = useState<unknown>(null)
  const form = useForm({
    defaultValues: { code: '' },
    resolver: rulesResolver<{ code: string }>({
      code: (typed) => factorCodeRule(typed) ?? (takesRecovery || isAppCode(cleanFactorCode(typed)) ? null : 'invalid'),
    }),
    shouldFocusError: false,
  })
  const { isSubmitting } = form.formState
  useEffect(() => {
    if (isFocused) focusField(element.current, 'code')
  }, [isFocused])
  const submit = useOneAtATime(() =>
    form.handleSubmit(
      async ({ code }) => {
        setError(null)
        try {
          await onCode(cleanFactorCode(code))
        } catch (failure) {
          setError(failure)
          form.reset()
          focusField(element.current, 'code')
        }
      },
      () => focusField(element.current, 'code'),
    )(),
  )
  return (
    <Form
      ref={element}
      form={form}
      problemText={(_, problem) =>
        problem === 'invalid' ? t(takesRecovery ? 'codeProblem' : 'appCodeProblem') : fieldText(problem, language)
      }
      onSubmit={submit}
      className="grid gap-4"
    >
      <FormTextField
        name="code"
        label={label}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        inputMode={takesRecovery ? 'text' : 'numeric'}
        maxLength={40}
        normalize={toLatinDigits}
      />
      <FormMessage text={error !== null && errorWords(error, language, t('failed'))} />
      <Button
        type="submit"
        kind={isGrave ? 'danger' : 'primary'}
        busy={isSubmitting && t('busy')}
        className="justify-self-start"
      >
        {submitText}
      </Button>
    </Form>
  )
}
