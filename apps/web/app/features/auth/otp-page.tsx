import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { useNavigate } from 'react-router'
import { PageHead } from '../../lib/page/page-head.tsx'
import { Loading } from '../../ui/spinner.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { OtpForm } from './otp-form.tsx'
import { readPending, subscribePending } from './pending-sign-in.ts'
import { maskPhone } from './phone-input.ts'
import { useEntrance, useRedirectTarget, withRedirect } from './use-entrance.ts'

/** /otp: asks for the code sent to the number of this tab. Without a pending number there is nothing to verify. */
export function OtpPage() {
  const { t } = useTranslation(['auth', 'shell'])
  const target = useRedirectTarget()
  const [isDone, setIsDone] = useState(false)
  const isEntering = useEntrance(target, !isDone)
  // The server cannot read the tab's storage: undefined until the browser has read it.
  const pending = useSyncExternalStore(subscribePending, readPending, () => undefined)
  const navigate = useNavigate()
  const loginPath = withRedirect(pending?.name ? '/signup' : '/login', target)
  const isLost = pending === null && !isEntering && !isDone

  useEffect(() => {
    if (isLost) void navigate(loginPath, { replace: true })
  }, [isLost, loginPath, navigate])

  return (
    <>
      <PageHead title={t('otp.title')} description={t('otp.description')} hidden />
      <AuthFrame title={t('otp.title')} prompt={t('otp.text')}>
        {pending && (
          <p className="tabular -mt-2 flex flex-wrap items-center justify-center gap-x-3 text-center">
            <span>{t('otp.number', { phone: maskPhone(pending) })}</span>
            <a href={loginPath} className="inline-block py-3 font-semibold text-sindoor underline">
              {t('otp.change')}
            </a>
          </p>
        )}
        {pending ? (
          <OtpForm pending={pending} target={target} onSignedIn={() => setIsDone(true)} />
        ) : (
          <Loading text={t('shell:loading')} />
        )}
      </AuthFrame>
    </>
  )
}
