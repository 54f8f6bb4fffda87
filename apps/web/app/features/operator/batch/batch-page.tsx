import type { Language } from '@sankalp/contract/language'
import { indiaDay } from '@sankalp/contract/india-time'
import type { BatchPayout, PayoutBatch } from '@sankalp/contract/payout-batches'
import { getPayoutBatch } from '@sankalp/contract/payout-batches.calls'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../../lib/api/api.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { type Translate, useTranslation } from '../../../lib/locale/use-translation.ts'
import { PageHead } from '../../../lib/page/page-head.tsx'
import { Button } from '../../../ui/button.tsx'
import { Fact, Facts } from '../../../ui/facts.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { operatorKeys } from '../api/operator-keys.ts'
import { ActDialog } from '../list/act-dialog.tsx'
import type { Action, Row } from '../list/actions.ts'
import { BankFile } from '../list/bank-file.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { dayText, instantText, rupeesText, wordFor } from '../operator-words.ts'
import { isAtBank, offeredFor, offeredForPayout } from './batch-actions.ts'

type Act = (action: Action, row: Row, what: string) => void

/** /admin/keep/batch/…: the payouts of a week, from the proposal to the bank's reference. */
export function BatchPage({ batchId }: { batchId: string }) {
  const { t } = useTranslation('operator')
  const { data, error, refetch } = useQuery({
    queryKey: operatorKeys.batch(batchId),
    queryFn: ({ signal }) => callApi(getPayoutBatch, { params: { batchId }, signal }),
  })
  const language = useLanguage()
  const title = data
    ? t('batch.title', { day: dayText(indiaDay(new Date(data.batch.proposedAt)), language) })
    : t('nav.batches')
  const [doing, setDoing] = useState<{ action: Action; row: Row; what: string } | null>(null)
  return (
    <div className="grid gap-6">
      <PageHead title={title} description={t('description')} hidden />
      <Heading level={1}>{title}</Heading>
      {!data && (error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <Skeleton className="h-96" />)}
      {data && <Batch batch={data.batch} onAct={(action, row, what) => setDoing({ action, row, what })} />}
      {doing && <ActDialog key={`${doing.row.id} ${doing.action.name}`} {...doing} onClose={() => setDoing(null)} />}
    </div>
  )
}

function Batch({ batch, onAct }: { batch: PayoutBatch; onAct: Act }) {
  const { t } = useTranslation('operator')
  const language = useLanguage()
  const { batchId, totals, payouts } = batch
  const isConfirmed = batch.decision === 'confirmed'
  const what = `${batch.name} · ${rupeesText(totals.net, language)}`
  return (
    <>
      <p className="text-ink-soft">
        {t('batch.proposed', { who: batch.proposedBy, when: instantText(batch.proposedAt, language) })}{' '}
        {batch.decision
          ? t(isConfirmed ? 'batch.confirmed' : 'batch.declined', {
              who: batch.decidedBy ?? '',
              when: instantText(batch.decidedAt ?? batch.proposedAt, language),
            })
          : waitText(t, batch, language)}
      </p>
      <Facts>
        <Fact label={t('columns.payouts')} value={payouts.length} />
        <Fact label={t('columns.tds')} value={rupeesText(totals.tds, language)} />
        <Fact label={t('batch.bonusTotal')} value={rupeesText(totals.bonus, language)} />
        <Fact label={t('payouts.net')} value={rupeesText(totals.net, language)} />
      </Facts>
      <div className="flex flex-wrap items-center gap-3">
        {offeredFor(batch).map((action) => (
          <Button
            key={action.name}
            kind={action.isGrave ? 'danger' : 'primary'}
            onClick={() => onAct(action, { id: batchId }, what)}
          >
            {wordFor(t, `actions.${action.name}`)}
          </Button>
        ))}
        {isConfirmed && payouts.some((payout) => payout.state === 'confirmed') && (
          <BankFile
            batchId={batchId}
            name={batch.name}
            isAllMarked={payouts.every((payout) => payout.state !== 'confirmed' || isAtBank(payout))}
          />
        )}
      </div>
      <ul className="grid gap-3">
        {payouts.map((payout) => (
          <Payout key={payout.payoutId} payout={payout} onAct={onAct} />
        ))}
      </ul>
    </>
  )
}

function waitText(t: Translate<'operator'>, { waits, aloneFrom }: PayoutBatch, language: Language): string {
  if (waits === 'waitsForTime') return t('batch.waitsForTime', { when: instantText(aloneFrom!, language) })
  return t(waits === 'waitsForYou' ? 'batch.waitsForYou' : 'batch.waits')
}

function Payout({ payout, onAct }: { payout: BatchPayout; onAct: Act }) {
  const { t } = useTranslation('operator')
  const language = useLanguage()
  const { payoutId, name, net, tds, bonus, state, bankState, account, bankReference } = payout
  const isOpen = state === 'waiting' || state === 'confirmed'
  const isHeld = isOpen && (bankState === 'noAccount' || bankState === 'accountWaits')
  return (
    <li className="grid gap-1 rounded-md border border-rule bg-paper-raised p-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-x-6 sm:p-4">
      <a href={`/admin/payout/${payoutId}`} className="font-semibold wrap-anywhere underline">
        {name ?? t('unnamed')}
      </a>
      <span className="tabular font-semibold sm:text-right">{rupeesText(net, language)}</span>
      <span className="text-sm text-ink-soft wrap-anywhere">
        {account ? `${account.holder} · ••••\u00a0${account.lastFour} · ${account.ifsc}` : t('states.noAccount')}
        {isOpen && account && (
          <span className={isHeld ? 'block font-semibold text-sindoor' : 'block'}>
            {wordFor(t, `states.${bankState}`)}{' '}
            {bankState === 'accountWaits' &&
              t('payouts.payableFrom', { when: instantText(account.payableFrom, language) })}
          </span>
        )}
      </span>
      <span className="tabular text-sm text-ink-soft sm:text-right">
        {t('batch.tds', { tds: rupeesText(tds, language) })}
        {bonus > 0 && <span className="block">{t('batch.bonus', { amount: rupeesText(bonus, language) })}</span>}
        <span className="block">
          {state === 'paid' ? t('payouts.paid', { reference: bankReference ?? '' }) : wordFor(t, `states.${state}`)}
        </span>
      </span>
      <span className="flex flex-wrap gap-2 empty:hidden sm:col-span-2 sm:justify-end">
        {offeredForPayout(payout).map((action) => (
          <Button
            key={action.name}
            kind={action.isGrave ? 'danger' : 'quiet'}
            className="px-3"
            onClick={() => onAct(action, { id: payoutId }, `${name ?? t('unnamed')} · ${rupeesText(net, language)}`)}
          >
            {wordFor(t, `actions.${action.name}`)}
          </Button>
        ))}
      </span>
    </li>
  )
}
