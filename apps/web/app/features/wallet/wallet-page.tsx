import { Suspense, lazy } from 'react'
import { useSearchParams } from 'react-router'
import { retryImport } from '../../lib/lazy-form/retry-import.ts'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { PageHead } from '../../lib/page/page-head.tsx'
import { safeRedirect } from '../../lib/session/redirect.ts'
import { Heading } from '../../ui/heading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useWallet } from './api/get-wallet.ts'
import { Balance } from './balance.tsx'
import { useShownPayments } from './payments/use-shown-payments.ts'
import { RechargeSection } from './recharge/recharge-section.tsx'
import { usePay } from './recharge/use-pay.ts'
import { wishOfPayment } from './recharge/wish.ts'

/** Loaded on demand: on most visits there is no payment to show. */
const Payments = lazy(() => retryImport(() => import('./payments/payments.tsx')))
/** Below the first screen of a phone: loaded while the user can already use the upper part. */
const HistorySection = lazy(() => retryImport(() => import('./history/history-section.tsx')))
const LimitSection = lazy(() => retryImport(() => import('./limit/limit-section.tsx')))

/** Renders /mywallet: the balance, pending payments, recharge, the history and the daily limit. */
export function WalletPage() {
  const { t } = useTranslation('wallet')
  const [search, setSearch] = useSearchParams()
  const { data: wallet, error, refetch } = useWallet()
  const back = safeRedirect(search.get('back'), '')
  const payments = useShownPayments(search.get('payment') ?? '')
  const paying = usePay({ open: payments, back })

  /** The user has dismissed the payment that the address names: do not show it again after a refresh. */
  const forgetAddressed = (paymentId: string) => {
    if (search.get('payment') !== paymentId) return
    search.delete('payment')
    setSearch(search, { replace: true, preventScrollReset: true })
  }

  return (
    <div className="page-width grid gap-8 py-6 sm:py-10">
      <PageHead title={t('title')} description={t('description')} hidden />
      <Heading level={1}>{t('title')}</Heading>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="grid min-w-0 content-start gap-8">
          <Balance wallet={wallet} error={error} onRetry={() => void refetch()} />
          {/* Render the live region before its text, or a screen reader would not announce the text. */}
          <section aria-label={t('pending.section')} aria-live="polite" className="empty:hidden">
            {payments.length > 0 && (
              <Suspense fallback={null}>
                <Payments
                  payments={payments}
                  heldBackId={paying.heldBackId}
                  back={back}
                  onRetry={(payment) => paying.pay(wishOfPayment(payment))}
                  onPutAway={({ paymentId }) => forgetAddressed(paymentId)}
                />
              </Suspense>
            )}
          </section>
          <RechargeSection
            paying={paying}
            firstAmount={search.get('amount') ?? ''}
            missing={wallet ? missingFor(search.get('price'), wallet.available) : 0}
          />
          <Suspense fallback={<Skeleton className="h-96 w-full" />}>
            <HistorySection />
          </Suspense>
        </div>
        <Suspense fallback={<Skeleton className="h-40 w-full" />}>
          {wallet && <LimitSection daily={wallet.daily} />}
        </Suspense>
      </div>
    </div>
  )
}

/** Returns what an available balance lacks for the price of the thing that led here, both in rupees. */
function missingFor(price: string | null, available: number): number {
  const paise = Math.round(Number(price) * 100) - Math.round(available * 100)
  return Number.isFinite(paise) && paise > 0 ? paise / 100 : 0
}
