import type { ConsultationSide } from '@sankalp/contract/consultation-life'
import type { ConsultationDetails } from '@sankalp/contract/consultations'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { rupeesText } from '../../../shared/money/rupees.ts'
import { Card } from '../../../ui/card.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { useHistory } from '../api/get-history.ts'
import { clockOfMs } from '../room/meter-now.ts'
import { dayAndClock, exactClock } from './time-words.ts'

type BillProps = { details: ConsultationDetails; side: ConsultationSide }

/** Shows when the consultation began and ended, when it was paused, and what it cost. */
export function Bill({ details, side }: BillProps) {
  const { t } = useTranslation('consultations')
  const language = useLanguage()
  const { consultation, pauses, talkedSeconds, chargedSeconds, balanceAfter } = details
  const { acceptedAt, startedAt, endedAt, perMinute, meter, transferId } = consultation
  if (acceptedAt === null || endedAt === null) return null
  const isUser = side === 'user'
  return (
    <Card>
      <section aria-labelledby="bill" className="grid gap-4">
        <Heading level={2} id="bill">
          {t(isUser ? 'bill.title' : 'bill.titleAcharya')}
        </Heading>
        <dl className="grid gap-x-8 sm:grid-cols-2">
          <Line label={t('bill.start')}>{dayAndClock(startedAt ?? acceptedAt, language)}</Line>
          <Line label={t('bill.end')}>{dayAndClock(endedAt, language)}</Line>
          <Line label={t('bill.talked')}>{clockOfMs(talkedSeconds * 1000)}</Line>
          <Line label={t('bill.pauses')}>
            {pauses.length === 0
              ? t('bill.noPauses')
              : pauses.map(({ from, to }) => (
                  <span key={from} className="block">
                    {exactClock(from, language)} – {exactClock(to, language)}
                  </span>
                ))}
          </Line>
          <Line label={t('bill.charged')}>{clockOfMs(chargedSeconds * 1000)}</Line>
          <Line label={t('bill.rate')}>{t('bill.perMinute', { amount: rupeesText(perMinute, language) })}</Line>
          <Line label={t('bill.charge')} isLarge>
            {rupeesText(meter.charge, language)}
          </Line>
          {isUser ? (
            balanceAfter !== null && <Line label={t('bill.balance')}>{rupeesText(balanceAfter, language)}</Line>
          ) : (
            <Earned consultationId={consultation.requestId} />
          )}
        </dl>
        {isUser && meter.charge === 0 && <p className="text-ink-soft">{t('bill.free')}</p>}
        {isUser && transferId && (
          <LinkButton kind="quiet" href={`/mywallet/receipt/${transferId}`} className="justify-self-start">
            {t('bill.receipt')}
          </LinkButton>
        )}
      </section>
    </Card>
  )
}

/** Reads the amount from the acharya's list of consultations, whose first page contains the newest ones. */
function Earned({ consultationId }: { consultationId: string }) {
  const { t } = useTranslation('consultations')
  const language = useLanguage()
  const { data } = useHistory('acharya')
  const line = data?.pages.flatMap(({ items }) => items).find((item) => item.consultationId === consultationId)
  if (!line || line.earned === null) return null
  return (
    <Line label={t('bill.earned')} isLarge>
      <span className="text-peacock">{rupeesText(line.earned, language)}</span>
    </Line>
  )
}

function Line({ label, children, isLarge }: { label: string; children: ReactNode; isLarge?: boolean }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-t border-rule py-2">
      <dt className="text-ink-soft">{label}</dt>
      <dd className={isLarge ? 'tabular text-right font-heading text-2xl' : 'tabular text-right'}>{children}</dd>
    </div>
  )
}
