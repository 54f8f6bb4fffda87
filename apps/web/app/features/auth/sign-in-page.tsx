import { useTranslation } from '../../lib/locale/use-translation.ts'
import { PageHead } from '../../lib/page/page-head.tsx'
import { Loading } from '../../ui/spinner.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { LazySignInForm } from './lazy-sign-in-form.tsx'
import { useEntrance, useRedirectTarget, withRedirect } from './use-entrance.ts'

/** /login and /signup: the same flow; the second one asks for the name first. */
export function SignInPage({ kind }: { kind: 'login' | 'signup' }) {
  const { t } = useTranslation('auth')
  const target = useRedirectTarget()
  const isEntering = useEntrance(target)
  const otherPath = kind === 'login' ? '/signup' : '/login'
  const other = (
    <p>
      {t(`${kind}.other`)}{' '}
      <a href={withRedirect(otherPath, target)} className="inline-block py-3 font-semibold text-sindoor underline">
        {t(`${kind}.otherLink`)}
      </a>
    </p>
  )
  return (
    <>
      <PageHead title={t(`${kind}.title`)} description={t(`${kind}.description`)} />
      <AuthFrame title={t(`${kind}.title`)} prompt={t(`${kind}.prompt`)} below={!isEntering && other}>
        {isEntering ? <Loading text={t('checking')} /> : <LazySignInForm kind={kind} />}
      </AuthFrame>
    </>
  )
}
