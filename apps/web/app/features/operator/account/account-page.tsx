import type { OperatorAccount } from '@sankalp/contract/operator'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { PageHead } from '../../../lib/page/page-head.tsx'
import { Fact, Facts } from '../../../ui/facts.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ActionBar } from '../acting.tsx'
import { useAccount } from '../api/read.ts'
import { listActions } from '../list/actions.ts'
import { LoadFailed } from '../load-failed.tsx'
import { instantText, rupeesText, wordFor } from '../operator-words.ts'

/** /admin/account/…: what support may know about a user. */
export function AccountPage({ accountId }: { accountId: string }) {
  const { t } = useTranslation('operator')
  const { data, error, refetch } = useAccount(accountId)
  return (
    <div className="grid gap-6">
      <PageHead title={t('account.title')} description={t('description')} hidden />
      <Heading level={1}>{data?.name ?? t('account.title')}</Heading>
      {!data && (error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <Skeleton className="h-96" />)}
      {data && <Account account={data} />}
    </div>
  )
}

function Account({ account }: { account: OperatorAccount }) {
  const { t } = useTranslation('operator')
  const language = useLanguage()
  const { wallet, devices, transfers, consultations, bookings, orders } = account
  return (
    <>
      {account.blockedAt && (
        <p role="status" className="border-l-3 border-sindoor pl-4">
          {t('account.blocked', {
            when: instantText(account.blockedAt, language),
            reason: account.blockedReason ?? '',
          })}
        </p>
      )}
      <Facts>
        <Fact label={t('columns.phone')} value={account.phone ?? '–'} />
        <Fact label={t('columns.role')} value={wordFor(t, `states.${account.operatorStep ?? account.role}`)} />
        <Fact label={t('columns.joined')} value={instantText(account.joinedAt, language)} />
        <Fact label={t('account.paid')} value={rupeesText(wallet.paid, language)} />
        <Fact label={t('account.bonus')} value={rupeesText(wallet.bonus, language)} />
        <Fact label={t('account.reserved')} value={rupeesText(wallet.reserved, language)} />
      </Facts>
      <section className="grid gap-2">
        <Heading level={2}>{t('account.do')}</Heading>
        <ActionBar
          actions={listActions.users}
          row={{ id: account.accountId, role: account.role, blocked: account.blockedAt }}
          what={account.name ?? account.phone ?? account.accountId}
        />
      </section>
      <Section
        title={t('account.bookings')}
        lines={bookings.map((line) => ({
          id: line.bookingId,
          at: line.startsAt,
          what: `${line.pooja}, ${wordFor(t, `states.${line.state}`)}`,
          amount: rupeesText(line.price, language),
        }))}
      />
      <Section
        title={t('account.orders')}
        lines={orders.map((line) => ({
          id: line.orderId,
          at: line.at,
          what: `${line.number}, ${wordFor(t, `states.${line.state}`)}`,
          amount: rupeesText(line.total, language),
          href: `/admin/keep/order/${line.orderId}`,
        }))}
      />
      <Section
        title={t('account.ledger')}
        lines={transfers.map((line) => ({
          id: line.transferId,
          at: line.at,
          what: [wordFor(t, `states.${line.kind}`), line.reason].filter(Boolean).join(': '),
          amount: rupeesText(line.amount, language),
        }))}
      />
      <Section
        title={t('account.consultations')}
        lines={consultations.map((line) => ({
          id: line.requestId,
          at: line.at,
          what: `${wordFor(t, `states.${line.talk.replaceAll(' ', '')}`)}, ${wordFor(t, `states.${line.state}`)}`,
          amount: line.charge === null ? '–' : rupeesText(line.charge, language),
        }))}
      />
      <Section
        title={t('account.devices')}
        lines={devices.map((line) => ({
          id: line.since,
          at: line.lastUsedAt,
          what: t('account.since', { when: instantText(line.since, language) }),
          amount: '',
        }))}
      />
    </>
  )
}

type Line = { id: string; at: string; what: string; amount: string; href?: string }

function Section({ title, lines }: { title: string; lines: readonly Line[] }) {
  const { t } = useTranslation('operator')
  const language = useLanguage()
  return (
    <section className="grid gap-2">
      <Heading level={2}>{title}</Heading>
      {lines.length === 0 && <p className="text-ink-soft">{t('empty')}</p>}
      <ul>
        {lines.map(({ id, at, what, amount, href }) => (
          <li key={id} className="grid grid-cols-[1fr_auto] gap-x-4 border-t border-rule py-2">
            <span className="wrap-anywhere">
              {href ? (
                <a href={href} className="underline">
                  {what}
                </a>
              ) : (
                what
              )}
            </span>
            <span className="tabular text-right font-semibold">{amount}</span>
            <span className="tabular text-sm text-ink-soft">{instantText(at, language)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
