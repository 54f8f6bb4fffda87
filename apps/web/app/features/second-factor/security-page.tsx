import type { SecondFactor } from '@sankalp/contract/second-factor'
import { useState } from 'react'
import { errorWords } from '../../lib/api/words.ts'
import { useLanguage } from '../../lib/locale/use-language.ts'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { PageHead } from '../../lib/page/page-head.tsx'
import { showToast } from '../../lib/toast.ts'
import { Fact, Facts } from '../../ui/facts.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { FailedState } from '../../ui/states.tsx'
import { renewCodes, switchOff, useReloadFactor, useSecondFactor } from './api/second-factor.ts'
import { CodeForm } from './code-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUp } from './set-up.tsx'
import { inIndia } from '../../shared/almanac/in-india.ts'

/** Renders /admin/security and /acharya/security: the second factor of the signed-in user. */
export function SecurityPage() {
  const { t } = useTranslation(['second-factor', 'shell'])
  const language = useLanguage()
  const { data, error, refetch } = useSecondFactor()
  const reload = useReloadFactor()
  const [codes, setCodes] = useState<string[] | null>(null)
  const kept = () => {
    setCodes(null)
    void reload()
  }
  return (
    <div className="grid content-start gap-6">
      <PageHead title={t('title')} description={t('description')} hidden />
      <Heading level={1}>{t('title')}</Heading>
      <p className="max-w-prose text-ink-soft">{t('about')}</p>
      {codes && <RecoveryCodes codes={codes} onKept={kept} />}
      {!codes &&
        !data &&
        (error ? (
          <FailedState title={t('loadFailed')} retryLabel={t('shell:tryAgain')} onRetry={() => void refetch()}>
            {errorWords(error, language, '')}
          </FailedState>
        ) : (
          <Skeleton className="h-64" />
        ))}
      {!codes &&
        data &&
        (data.isOn ? (
          <On factor={data} onRecoveryCodes={setCodes} />
        ) : (
          <Off isRequired={data.isRequired} onRecoveryCodes={setCodes} />
        ))}
    </div>
  )
}

function Off({ isRequired, onRecoveryCodes }: { isRequired: boolean; onRecoveryCodes: (codes: string[]) => void }) {
  const { t } = useTranslation('second-factor')
  return (
    <>
      {isRequired ? <Notice kind="warning">{t('required')}</Notice> : <p className="max-w-prose">{t('optional')}</p>}
      <SetUp onRecoveryCodes={onRecoveryCodes} />
    </>
  )
}

function On({ factor, onRecoveryCodes }: { factor: SecondFactor; onRecoveryCodes: (codes: string[]) => void }) {
  const { t } = useTranslation('second-factor')
  const language = useLanguage()
  const reload = useReloadFactor()
  const since = inIndia(factor.since!, language, { dateStyle: 'long' })
  const off = async (code: string) => {
    await switchOff(code)
    showToast('success', t('on.isOff'))
    await reload()
  }
  return (
    <>
      <Notice kind="success">{t('on.state')}</Notice>
      <Facts>
        <Fact label={t('on.since')} value={since} />
        <Fact label={t('on.left')} value={factor.recoveryCodesLeft} />
      </Facts>
      <div className="grid gap-8 border-t border-rule pt-6 md:grid-cols-2">
        <section className="grid content-start gap-3">
          <Heading level={2} className="text-2xl">
            {t('on.renewTitle')}
          </Heading>
          <p className="text-ink-soft">{t('on.renewText')}</p>
          <CodeForm
            label={t('code')}
            submitText={t('on.renew')}
            takesRecovery
            onCode={async (code) => onRecoveryCodes((await renewCodes(code)).recoveryCodes)}
          />
        </section>
        <section className="grid content-start gap-3">
          <Heading level={2} className="text-2xl">
            {t('on.offTitle')}
          </Heading>
          <p className="text-ink-soft">{t('on.offText')}</p>
          <CodeForm label={t('code')} submitText={t('on.off')} takesRecovery isGrave onCode={off} />
        </section>
      </div>
    </>
  )
}
