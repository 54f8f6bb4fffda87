import { code as rules } from '@sankalp/contract'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { useNavigate } from 'react-router'
import { refusalFacts } from '../../lib/api/api.ts'
import { errorWords } from '../../lib/api/words.ts'
import { useLanguage } from '../../lib/locale/use-language.ts'
import { saveSession } from '../../lib/session/session.ts'
import { showToast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { FormMessage, Notice } from '../../ui/notice.tsx'
import { CodeField, readCode } from './code-field.tsx'
import { type PendingSignIn, clearPending, formatClock, secondsLeft } from './pending-sign-in.ts'
import { ResendCode } from './resend-code.tsx'
import { useClock } from './use-clock.ts'
import { useWebOtp } from './use-web-otp.ts'
import { nextPath, verifyOtp } from './verify-otp.ts'

type OtpFormProps = { pending: PendingSignIn; target: string; onSignedIn: () => void }

export function OtpForm({ pending, target, onSignedIn }: OtpFormProps) {
  const { t } = useTranslation('auth')
  const language = useLanguage()
  const navigate = useNavigate()
  const now = useClock()
  const [digits, setDigits] = useState('')
  const [error, setError] = useState<unknown>(null)
  const [isVerifying, setIsVerifying] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const validSeconds = secondsLeft(pending.expiresAt, now)
  const isSpent = validSeconds === 0 || isUsedUp(error)

  // Also after a wrong code, when the emptied field waits for the next try. Wait a frame, so that the shell first puts
  // the focus of a new page on its heading.
  useEffect(() => {
    if (isVerifying || isSpent) return
    const frame = requestAnimationFrame(() => input.current?.focus({ preventScroll: true }))
    return () => cancelAnimationFrame(frame)
  }, [isVerifying, isSpent])

  const verify = async (otp: string) => {
    if (isVerifying || otp.length !== rules.digits) return
    setIsVerifying(true)
    setError(null)
    try {
      const signedIn = await verifyOtp(pending, otp)
      const next = nextPath(signedIn, target)
      onSignedIn()
      saveSession(signedIn)
      clearPending()
      if (next.isIncomplete) showToast('info', t('completeProfile'))
      await navigate(next.path, { replace: true })
    } catch (failure) {
      setDigits('')
      setError(failure)
      setIsVerifying(false)
    }
  }
  useWebOtp((text) => {
    const otp = readCode(text)
    setDigits(otp)
    void verify(otp)
  }, !isSpent)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void verify(digits)
  }

  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      {pending.demoCode && (
        <Notice title={t('otp.demoTitle')}>
          <span className="tabular text-lg">{t('otp.demoCode', { code: pending.demoCode })}</span>
        </Notice>
      )}
      <div className="mx-auto grid w-full max-w-[16.5rem] gap-2">
        <CodeField
          ref={input}
          label={t('otp.label')}
          value={digits}
          onChange={setDigits}
          disabled={isVerifying || isSpent}
        />
        <p className="tabular text-sm text-ink-soft">
          {validSeconds > 0 ? t('otp.validFor', { clock: formatClock(validSeconds) }) : t('otp.expired')}
        </p>
      </div>
      <FormMessage text={Boolean(error) && t('error', { message: errorWords(error, language, t('verifyFailed')) })} />
      <Button
        type="submit"
        busy={isVerifying && t('otp.verifying')}
        disabled={digits.length !== rules.digits || isSpent}
      >
        {t('otp.verify')}
      </Button>
      <ResendCode
        pending={pending}
        now={now}
        onSent={() => {
          setDigits('')
          setError(null)
        }}
        onFailed={setError}
      />
    </form>
  )
}

/** Returns whether this code can no longer succeed, whatever is typed. */
function isUsedUp(error: unknown): boolean {
  const wrong = refusalFacts(error, 'CODE_WRONG')
  if (wrong) return wrong.triesLeft === 0
  return refusalFacts(error, 'CODE_EXPIRED') !== null || refusalFacts(error, 'CODE_TRIES_USED_UP') !== null
}
