import { getAllProduct } from '@sankalp/contract/shop.calls'
import { useInfiniteQuery } from '@tanstack/react-query'
import { callApi } from '../../../lib/api/api.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { QueryProvider } from '../../../lib/query/provider.tsx'
import { LongListDialog } from '../../../ui/long-list-dialog.tsx'
import { ProductCard } from '../product-card.tsx'
import type { ShopWish } from '../shop-address.ts'
import { useWords } from '../words.ts'
import { listQuery } from './list-query.ts'

type LongDialogProps = { wish: ShopWish; day: string; onClose: () => void }

/** Shows products ten at a time, with a button for the next ones, and Close. */
export default function LongDialog(props: LongDialogProps) {
  return (
    <QueryProvider>
      <Opened {...props} />
    </QueryProvider>
  )
}

function Opened({ wish, day, onClose }: LongDialogProps) {
  const { t } = useWords()
  const list = useLongList(wish)
  return (
    <LongListDialog
      words={{ title: t('dialog.title'), close: t('dialog.close'), load: t('dialog.load') }}
      status={list.isLoading ? t('dialog.loading') : list.hasFailed && t('state.offline')}
      hasMore={list.hasMore}
      onLoad={list.loadNext}
      onClose={onClose}
      className="grid-cols-2 gap-3 p-3 max-xs:grid-cols-1 sm:gap-4 sm:p-5 lg:grid-cols-4"
    >
      {list.products.map((product) => (
        <ProductCard key={product._id} product={product} day={day} />
      ))}
    </LongListDialog>
  )
}

function useLongList(wish: ShopWish) {
  const query = useInfiniteQuery({
    queryKey: ['shop', 'long', useLanguage(), wish],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      callApi(getAllProduct, { query: listQuery({ ...wish, page: pageParam }), signal }),
    getNextPageParam: ({ currentPage, totalPages }) => (currentPage < totalPages ? currentPage + 1 : undefined),
  })
  // Show a product once even if it moved to a later page while the list was loading.
  const products = new Map(query.data?.pages.flatMap((page) => page.products).map((product) => [product._id, product]))
  return {
    products: [...products.values()],
    isLoading: query.isFetching,
    hasFailed: query.isError,
    hasMore: query.hasNextPage || (query.isError && !query.data),
    loadNext: () => {
      if (!query.isFetching) void (query.data ? query.fetchNextPage() : query.refetch())
    },
  }
}
