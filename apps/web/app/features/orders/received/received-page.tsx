import type { Order } from '@sankalp/contract/orders'
import { type ReactNode, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { refusalFacts } from '../../../lib/api/api.ts'
import { errorWords } from '../../../lib/api/words.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { PageHead } from '../../../lib/page/page-head.tsx'
import { showToast } from '../../../lib/toast.ts'
import { AskForPush } from '../../../shared/notices/ask-for-push.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { EmptyState, FailedState } from '../../../ui/states.tsx'
import { isWaitingForPayment, useFollowOrders, useOrder } from '../api/get-orders.ts'
import { Received } from './received.tsx'
import { Unpaid, WaitingForPayment } from './waiting-for-payment.tsx'

/** /orderReceived?id=: the order that was just placed, also after a refresh and on return from a payment. */
export function ReceivedPage() {
  const { t } = useTranslation(['orders', 'shell'])
  const language = useLanguage()
  const [search] = useSearchParams()
  const orderId = search.get('id') ?? ''
  const { data: order, error, refetch } = useOrder(orderId)
  useFollowOrders()

  const isMissing =
    orderId === '' || refusalFacts(error, 'NOT_FOUND') !== null || refusalFacts(error, 'INVALID_INPUT') !== null
  const missing = t('received.missing')
  useEffect(() => {
    if (isMissing) showToast('error', missing, 'no-order')
  }, [isMissing, missing])

  return (
    <div className="page-width max-w-2xl! py-6 sm:py-10">
      <PageHead title={t('received.title')} description={t('received.description')} hidden />
      {!order && <h1 className="sr-only">{t('received.title')}</h1>}
      {order ? (
        <div className="grid gap-6">
          {bodyOf(order)}
          {!isWaitingForPayment(order) && order.status !== 'cancelled' && <AskForPush />}
        </div>
      ) : isMissing ? (
        <EmptyState
          picture="orders"
          title={missing}
          actions={<LinkButton href="/getmyOrders">{t('title')}</LinkButton>}
        />
      ) : error ? (
        <FailedState title={t('received.failed')} retryLabel={t('shell:tryAgain')} onRetry={() => void refetch()}>
          {errorWords(error, language, '')}
        </FailedState>
      ) : (
        <ReceivedSkeleton text={t('received.loading')} />
      )}
    </div>
  )
}

function bodyOf(order: Order): ReactNode {
  if (isWaitingForPayment(order)) return <WaitingForPayment order={order} />
  return order.status === 'cancelled' && order.cancelledBy === 'unpaid' ? (
    <Unpaid order={order} />
  ) : (
    <Received order={order} />
  )
}

function ReceivedSkeleton({ text }: { text: string }) {
  return (
    <div className="grid justify-items-center gap-4 py-6">
      <output className="sr-only">{text}</output>
      <Skeleton className="size-24 rounded-full" />
      <Skeleton className="h-10 w-56" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-12 w-full" />
    </div>
  )
}
