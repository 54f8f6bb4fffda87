import { type OperatorListName, operatorLists } from '@sankalp/contract/operator-lists'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { PageHead } from '../../../lib/page/page-head.tsx'
import { Button, LinkButton, buttonClasses } from '../../../ui/button.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { useActDialog } from '../acting.tsx'
import { useList, useToday } from '../api/read.ts'
import { LoadFailed } from '../load-failed.tsx'
import { ListControls } from './list-controls.tsx'
import { ListTable } from './list-table.tsx'
import { MakePayouts } from './make-payouts.tsx'
import { useAskedList } from './use-asked-list.ts'

function NewThing({ href, text }: { href: string; text: string }) {
  return (
    <a href={href} className={buttonClasses('quiet', 'justify-self-start')}>
      {text}
    </a>
  )
}

/** Says that no other operator can confirm what this one proposes. */
function Alone() {
  const { t } = useTranslation('operator')
  return (
    <div role="note" className="grid gap-1 border-l-3 border-marigold pl-4">
      <p className="font-semibold">{t('alone.title')}</p>
      <p className="text-ink-soft">{t('alone.about')}</p>
    </div>
  )
}

/** Says that orders move without an operator, so that one does not wonder who has packed them. */
function MovedByDemo() {
  const { t } = useTranslation('operator')
  const { data } = useToday()
  return data?.movesOrdersItself ? <p role="note">{t('movedByDemo')}</p> : null
}

/** /admin/list/…: one of the contract's lists. The address holds search, filter and order. */
export function ListPage({ list }: { list: OperatorListName }) {
  const { t } = useTranslation('operator')
  const [asked, change] = useAskedList(operatorLists[list])
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage, isPlaceholderData } = useList(
    list,
    asked,
  )
  const { act, dialog } = useActDialog()
  const rows = data?.pages.flatMap(({ items }) => items)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PageHead title={t(`nav.${list}`)} description={t('description')} hidden />
      <Heading level={1}>{t(`nav.${list}`)}</Heading>
      {(list === 'proposals' || list === 'batches') && <MakePayouts />}
      {data?.pages[0]?.isAlone && <Alone />}
      {list === 'orders' && <MovedByDemo />}
      {list === 'orders' && (
        <LinkButton kind="quiet" href="/admin/packing" className="justify-self-start">
          {t('packing.all')}
        </LinkButton>
      )}
      {list === 'coupons' && <NewThing href="/admin/new/coupon" text={t('coupon.new')} />}
      {list === 'dakshina' && <NewThing href="/admin/new/dakshina" text={t('dakshina.new')} />}
      {list === 'products' && <NewThing href="/admin/new/product" text={t('product.new')} />}
      <ListControls key={list} list={list} asked={asked} onChange={change} />
      {!rows && (error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <Skeleton className="h-96" />)}
      {rows?.length === 0 && <EmptyState picture="search" title={t('empty')} />}
      {rows && rows.length > 0 && (
        <div aria-busy={isPlaceholderData || undefined}>
          <ListTable list={list} rows={rows} onAct={act} />
        </div>
      )}
      {hasNextPage && (
        <Button
          kind="quiet"
          className="justify-self-center"
          busy={isFetchingNextPage && t('busy')}
          onClick={() => void fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
      {dialog}
    </div>
  )
}
