import { useLocation } from 'react-router'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { useAcharya } from './api/get-acharya.ts'
import { ShownDialog } from './shown-dialog.tsx'
import type { Outcome } from './use-request.ts'

type OutcomeDialogProps = { outcome: Outcome; onAgain: () => void; onClose: () => void }

/** It rang nowhere, or nobody answered: to whoever waited that is the same. */
const words = {
  refused: { title: 'over.refusedTitle', text: 'over.refused' },
  timedOut: { title: 'over.missedTitle', text: 'over.missed' },
  missed: { title: 'over.missedTitle', text: 'over.missed' },
  unpaid: { title: 'over.unpaidTitle', text: 'over.unpaid' },
} as const

export function OutcomeDialog({ outcome: { reason, note, acharyaId }, onAgain, onClose }: OutcomeDialogProps) {
  const { t } = useTranslation(['find-acharya', 'shell'])
  const { pathname, search } = useLocation()
  const { data: acharya } = useAcharya(acharyaId)
  const name = acharya?.name ?? ''
  const { title, text } = words[reason]
  return (
    <ShownDialog
      id="request-is-over"
      title={t(title, { name })}
      closeLabel={t('shell:close')}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('over.others')}
          </Button>
          {reason === 'unpaid' ? (
            <LinkButton href={`/mywallet?back=${encodeURIComponent(pathname + search)}`}>
              {t('confirm.recharge')}
            </LinkButton>
          ) : (
            <Button onClick={onAgain}>{t('over.again')}</Button>
          )}
        </>
      }
    >
      <div role="alert" className="grid gap-3">
        <p>{t(text, { name })}</p>
        {note && <p className="border-l-2 border-marigold pl-4 wrap-anywhere">{t('over.note', { name, note })}</p>}
      </div>
    </ShownDialog>
  )
}
