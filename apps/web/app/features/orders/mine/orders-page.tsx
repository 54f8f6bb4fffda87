import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import { errorWords } from '../../../lib/api/words.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { PageHead } from '../../../lib/page/page-head.tsx'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { EmptyState, FailedState } from '../../../ui/states.tsx'
import { useFollowOrders, useMyOrders, useOrder } from '../api/get-orders.ts'
import { OrderEntry, orderElementId } from './order-entry.tsx'

/**
 * /getmyOrders: all orders, newest first, each a row that opens. `?id=` names the open one, and loads it even if it is
 * an old one.
 */
export function OrdersPage() {
  const { t } = useTranslation(['orders', 'shell'])
  const language = useLanguage()
  const [search, setSearch] = useSearchParams()
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useMyOrders()
  useFollowOrders()
  const openId = search.get('id') ?? ''
  const listed = data?.pages.flatMap((page) => page.data)
  const isListed = !listed || listed.some(({ _id }) => _id === openId)
  const { data: named } = useOrder(isListed ? '' : openId)
  const orders = listed && named ? [named, ...listed] : listed

  // Scroll to the order that the address names.
  const isThere = orders?.some(({ _id }) => _id === openId) ?? false
  const show = useEffectEvent(() =>
    document.getElementById(orderElementId(openId))?.scrollIntoView({ block: 'nearest' }),
  )
  useEffect(() => {
    if (isThere) show()
  }, [isThere])

  const toggle = (orderId: string, isOpen: boolean) => {
    if (isOpen === (orderId === openId)) return
    setSearch(isOpen ? { id: orderId } : {}, { replace: true, preventScrollReset: true })
  }
  return (
    <div className="page-width grid max-w-3xl! gap-6 py-6 sm:py-10">
      <PageHead title={t('title')} description={t('description')} hidden />
      <Heading level={1}>{t('title')}</Heading>
      {orders ? (
        orders.length === 0 ? (
          <EmptyState picture="orders" title={t('none')} actions={<LinkButton href="/shop">{t('toShop')}</LinkButton>}>
            {t('noneText')}
          </EmptyState>
        ) : (
          <ul className="grid gap-4">
            {orders.map((order) => (
              <li key={order._id}>
                <OrderEntry
                  order={order}
                  isOpen={order._id === openId}
                  onToggle={(isOpen) => toggle(order._id, isOpen)}
                />
              </li>
            ))}
          </ul>
        )
      ) : error ? (
        <FailedState title={t('failed')} retryLabel={t('shell:tryAgain')} onRetry={() => void refetch()}>
          {errorWords(error, language, '')}
        </FailedState>
      ) : (
        <ListSkeleton text={t('loading')} />
      )}
      {hasNextPage && (
        <Button
          kind="quiet"
          className="justify-self-center"
          busy={isFetchingNextPage && t('loadingMore')}
          onClick={() => void fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </div>
  )
}

function ListSkeleton({ text }: { text: string }) {
  return (
    <div className="grid gap-4">
      <output className="sr-only">{text}</output>
      <Skeleton className="h-24 w-full rounded-lg" />
      <Skeleton className="h-24 w-full rounded-lg" />
      <Skeleton className="h-24 w-full rounded-lg" />
    </div>
  )
}
