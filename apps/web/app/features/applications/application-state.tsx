import { isOpenApplication } from '@sankalp/contract/application-rules'
import type { Application } from '@sankalp/contract/applications'
import { errorWords } from '../../lib/api/words.ts'
import { useLanguage } from '../../lib/locale/use-language.ts'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Heading } from '../../ui/heading.tsx'
import { FormMessage } from '../../ui/notice.tsx'
import { useWithdraw } from './api/application.ts'
import { Documents } from './documents.tsx'
import { inIndia } from '../../shared/almanac/in-india.ts'

/** Shows the state of an application, and the actions still available. */
export function ApplicationState({ application, onWrite }: { application: Application; onWrite: (() => void) | null }) {
  const { t } = useTranslation('applications')
  const language = useLanguage()
  const { mutate, isPending, error } = useWithdraw()
  const { state, appliedAt, reason, documents } = application
  const isOpen = isOpenApplication(state)
  const day = inIndia(appliedAt, language, { day: 'numeric', month: 'long', year: 'numeric' })
  return (
    <Card className="grid gap-5">
      <div className="grid gap-2" role="status">
        <Heading level={2} className="text-2xl">
          {t('state.title')}
        </Heading>
        <p className="font-heading text-xl text-peacock">{t(`state.names.${state}`)}</p>
        <p className="text-sm text-ink-soft">{t('state.applied', { day })}</p>
        <p className="max-w-prose">{t(`state.${state}`)}</p>
        {reason && (
          <p className="max-w-prose border-l-2 border-marigold pl-4 wrap-anywhere">{t('state.reason', { reason })}</p>
        )}
      </div>
      {isOpen && <Documents documents={documents} />}
      <FormMessage text={Boolean(error) && t('state.failed', { why: errorWords(error, language, '') }).trim()} />
      <div className="flex flex-wrap gap-3">
        {state === 'accepted' && <LinkButton href="/acharya">{t('state.console')}</LinkButton>}
        {onWrite && (
          <Button kind="quiet" onClick={onWrite}>
            {t(isOpen ? 'form.change' : 'form.again')}
          </Button>
        )}
        {isOpen && (
          <Button kind="quiet" busy={isPending && t('state.withdrawing')} onClick={() => mutate()}>
            {t('state.withdraw')}
          </Button>
        )}
      </div>
    </Card>
  )
}
