import type { Acharya } from '@sankalp/contract/acharyas'
import type { TalkKind } from '@sankalp/contract/consultations'
import { useLocation } from 'react-router'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { wholeRupeesText } from '../../../shared/money/rupees.ts'
import { AcharyaPicture } from '../../../ui/acharya-picture.tsx'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { useAcharya } from './api/get-acharya.ts'
import { useFreeOthers } from './api/get-free-others.ts'
import { ShownDialog } from './shown-dialog.tsx'
import { rateOf, talkNameOf } from './talks.ts'
import type { Outcome } from './use-request.ts'

type OutcomeDialogProps = {
  outcome: Outcome
  onAgain: () => void
  /** Another acharya is asked for the same kind of talk. */
  onOther: (acharyaId: string) => void
  onClose: () => void
}

/** To the user it makes no difference whether the request reached no device or was not answered. */
const words = {
  refused: { title: 'over.refusedTitle', text: 'over.refused' },
  timedOut: { title: 'over.missedTitle', text: 'over.missed' },
  missed: { title: 'over.missedTitle', text: 'over.missed' },
  unpaid: { title: 'over.unpaidTitle', text: 'over.unpaid' },
} as const

/** Why there is no talk, in the language of the reader, and who is free instead. */
export function OutcomeDialog({ outcome, onAgain, onOther, onClose }: OutcomeDialogProps) {
  const { t } = useTranslation(['find-acharya', 'shell'])
  const { pathname, search } = useLocation()
  const { reason, declineReason, note, acharyaId } = outcome
  const { data: acharya } = useAcharya(acharyaId)
  const others = useFreeOthers(acharyaId)
  const name = acharya?.name ?? ''
  const { title, text } = words[reason]
  const isUnpaid = reason === 'unpaid'
  const price = acharya ? `price=${rateOf(acharya, talkNameOf(outcome.talk))}&` : ''
  const hasOthers = !isUnpaid && others.length > 0
  return (
    <ShownDialog
      id="request-is-over"
      title={t(title, { name })}
      closeLabel={t('shell:close')}
      onClose={onClose}
      actions={
        <>
          {isUnpaid ? (
            <LinkButton href={`/mywallet?${price}back=${encodeURIComponent(pathname + search)}`}>
              {t('confirm.recharge')}
            </LinkButton>
          ) : (
            <Button kind="quiet" onClick={onAgain}>
              {t('over.again')}
            </Button>
          )}
          <Button kind={isUnpaid ? 'quiet' : 'primary'} onClick={onClose}>
            {t(hasOthers ? 'over.othersFree' : 'over.others')}
          </Button>
        </>
      }
    >
      <div role="alert" className="grid gap-3">
        <p>{t(text, { name })}</p>
        {(declineReason || note) && (
          <p className="border-l-2 border-marigold pl-4 wrap-anywhere">
            {t('over.note', {
              name,
              note: [declineReason && t(`over.reasons.${declineReason}`), note].filter(Boolean).join(' '),
            })}
          </p>
        )}
      </div>
      {hasOthers && <Others others={others} talk={outcome.talk} onOther={onOther} />}
    </ShownDialog>
  )
}

type OthersProps = { others: readonly Acharya[]; talk: TalkKind; onOther: (acharyaId: string) => void }

function Others({ others, talk, onOther }: OthersProps) {
  const { t } = useTranslation('find-acharya')
  const language = useLanguage()
  const perMinute = (acharya: Acharya) => wholeRupeesText(rateOf(acharya, talkNameOf(talk)), language)
  return (
    <section aria-label={t('over.freeNow')} className="mt-4 grid gap-1">
      <h3 className="text-lg">{t('over.freeNow')}</h3>
      <ul>
        {others.map((acharya) => (
          <li key={acharya._id}>
            <button
              type="button"
              onClick={() => onOther(acharya._id)}
              className="flex min-h-14 w-full items-center gap-3 border-t border-rule py-2 text-left hover:bg-paper-sunk"
            >
              <AcharyaPicture acharya={acharya} size={40} />
              <span className="min-w-0 grow font-semibold wrap-anywhere">{acharya.name}</span>
              <span className="tabular shrink-0 text-sm">{t('card.perMinute', { amount: perMinute(acharya) })}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
