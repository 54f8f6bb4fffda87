import { fieldText } from '@sankalp/content/field-text'
import { code as signInCode } from '@sankalp/contract/constants'
import { lineRule } from '@sankalp/contract/field-rules'
import { useMutation } from '@tanstack/react-query'
import { Suspense, lazy, useRef, useState } from 'react'
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
import { useSession } from '../../lib/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { FormMessage, Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { beginFactor, confirmFactor, sendOwnCode } from './api/second-factor.ts'
import { CodeForm } from './code-form.tsx'

type Drawn = { secret: string; uri: string }

/** Load the QR renderer only when there is a code to draw. */
const QrPicture = lazy(async () => ({ default: (await import('./qr-picture.tsx')).QrPicture }))

/** Sets the factor up in two steps: a new code sent to the number, then the first code of the app. */
export function SetUp({ onRecoveryCodes }: { onRecoveryCodes: (codes: string[]) => void }) {
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  return drawn ? <Scan drawn={drawn} onRecoveryCodes={onRecoveryCodes} /> : <Prove onDrawn={setDrawn} />
}

function Prove({ onDrawn }: { onDrawn: (drawn: Drawn) => void }) {
  const { t } = useTranslation('second-factor')
  const language = useLanguage()
  const { userId } = useSession()
  const element = useRef<HTMLFormElement>(null)
  const sent = useMutation({
    mutationFn: () => sendOwnCode(userId!),
    onSuccess: () => focusField(element.current, 'otp'),
  })
  const begun = useMutation({ mutationFn: beginFactor })
  const form = useForm({
    defaultValues: { otp: '' },
    resolver: rulesResolver<{ otp: string }>({
      otp: lineRule(signInCode.digits, (value) => /^\d{4}$/.test(value), 'code'),
    }),
    shouldFocusError: false,
  })
  const submit = useOneAtATime(() =>
    form.handleSubmit(
      async ({ otp }) => {
        try {
          onDrawn(await begun.mutateAsync(otp.trim()))
        } catch {
          // Said below.
          form.reset()
          focusField(element.current, 'otp')
        }
      },
      () => focusField(element.current, 'otp'),
    )(),
  )
  const error = begun.error ?? sent.error
  return (
    <section className="grid max-w-prose gap-4">
      <Heading level={2}>{t('prove.title')}</Heading>
      <p>{t('prove.text')}</p>
      <Button
        kind={sent.data === undefined ? 'primary' : 'quiet'}
        busy={sent.isPending && t('busy')}
        disabled={userId === null}
        className="justify-self-start"
        onClick={() => sent.mutate()}
      >
        {t('prove.send')}
      </Button>
      {sent.data && <Notice>{t('prove.demo', { code: sent.data })}</Notice>}
      {sent.data !== undefined && (
        <Form
          ref={element}
          form={form}
          problemText={(_, problem) => fieldText(problem, language)}
          onSubmit={submit}
          className="grid gap-4"
        >
          <FormTextField
            name="otp"
            label={t('prove.label')}
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={signInCode.digits}
            normalize={toLatinDigits}
            className="max-w-40"
          />
          <Button type="submit" busy={begun.isPending && t('busy')} className="justify-self-start">
            {t('prove.next')}
          </Button>
        </Form>
      )}
      <FormMessage text={error !== null && errorWords(error, language, t('failed'))} />
    </section>
  )
}

function Scan({
  drawn: { secret, uri },
  onRecoveryCodes,
}: {
  drawn: Drawn
  onRecoveryCodes: (codes: string[]) => void
}) {
  const { t } = useTranslation('second-factor')
  return (
    <section className="grid gap-4">
      <Heading level={2}>{t('scan.title')}</Heading>
      <p className="max-w-prose">{t('scan.text')}</p>
      <div className="grid items-start gap-6 sm:grid-cols-[15rem_minmax(0,1fr)]">
        <Suspense fallback={<Skeleton className="aspect-square w-full max-w-60" />}>
          <QrPicture text={uri} label={t('scan.picture')} />
        </Suspense>
        <div className="grid max-w-prose gap-5">
          <div>
            <p className="text-ink-soft">{t('scan.byHand')}</p>
            <p className="tabular text-lg font-semibold wrap-anywhere select-all">
              {secret.replace(/.{4}(?=.)/g, '$& ')}
            </p>
            <a href={uri} className="inline-flex min-h-12 items-center underline underline-offset-4">
              {t('scan.sameDevice')}
            </a>
          </div>
          <CodeForm
            label={t('appCode')}
            submitText={t('scan.turnOn')}
            onCode={async (code) => onRecoveryCodes((await confirmFactor(code)).recoveryCodes)}
          />
        </div>
      </div>
    </section>
  )
}
