import { useState } from 'react'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { refusalFacts } from '../../lib/api/api.ts'
import { Button } from '../../ui/button.tsx'
import { announceCode } from './announce-code.ts'
import { type PendingSignIn, formatClock, savePending, secondsLeft } from './pending-sign-in.ts'
import { sendOtp } from './send-otp.ts'

type ResendCodeProps = { pending: PendingSignIn; now: number; onSent: () => void; onFailed: (error: unknown) => void }

/** Offers a new code after thirty seconds. */
export function ResendCode({ pending, now, onSent, onFailed }: ResendCodeProps) {
  const { t } = useTranslation('auth')
  const [isSending, setIsSending] = useState(false)
  const waitSeconds = secondsLeft(pending.resendAt, now)

  const resend = async () => {
    setIsSending(true)
    try {
      announceCode(await sendOtp(pending), t)
      onSent()
    } catch (error) {
      const wait = refusalFacts(error, 'CODE_WAIT') ?? refusalFacts(error, 'CODE_SENDS_USED_UP')
      if (wait) savePending({ ...pending, resendAt: Date.now() + wait.retryAfterSeconds * 1000 })
      onFailed(error)
    } finally {
      setIsSending(false)
    }
  }

  return (
    <div className="grid justify-items-center gap-1 border-t border-rule pt-4 text-center">
      <p className="text-ink-soft">{t('otp.notArrived')}</p>
      {waitSeconds > 0 && !isSending ? (
        <p className="tabular flex min-h-12 items-center">{t('otp.resendIn', { clock: formatClock(waitSeconds) })}</p>
      ) : (
        <Button kind="quiet" busy={isSending && t('sending')} onClick={() => void resend()}>
          {t('otp.resend')}
        </Button>
      )}
    </div>
  )
}
