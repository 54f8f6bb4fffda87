import type { CodLimitId } from '@sankalp/contract/order-rules'
import { type ComponentType, Suspense, lazy } from 'react'
import { useParams } from 'react-router'
import { NotFoundPage } from '../features/shell/not-found-page.tsx'
import type { RouteHandle } from '../lib/route-handle.ts'
import { Skeleton } from '../ui/skeleton.tsx'

/** The names of festivals, for the pooja form. */
export const handle: RouteHandle = { namespaces: ['festivals'] }

// One address for several pages: each loads only on demand.
const pages: Partial<Record<string, ComponentType<{ id: string }>>> = {
  pooja: lazy(async () => {
    const { PoojaPage } = await import('../features/operator/pooja/pooja-page.tsx')
    return { default: ({ id }: { id: string }) => <PoojaPage poojaId={id} /> }
  }),
  acharya: lazy(async () => {
    const { AcharyaDaysPage } = await import('../features/operator/acharya-days/acharya-days-page.tsx')
    return { default: ({ id }: { id: string }) => <AcharyaDaysPage acharyaEntry={id} /> }
  }),
  dakshina: lazy(async () => {
    const { DakshinaPage } = await import('../features/operator/dakshina/dakshina-page.tsx')
    return { default: ({ id }: { id: string }) => <DakshinaPage presetId={id} /> }
  }),
  cod: lazy(async () => {
    // For an unknown id the API call returns the error.
    const { CodLimitPage } = await import('../features/operator/cod-limit/cod-limit-page.tsx')
    return { default: ({ id }: { id: string }) => <CodLimitPage limitId={id as CodLimitId} /> }
  }),
  article: lazy(async () => {
    const { ArticlePage } = await import('../features/operator/articles/article-page.tsx')
    return { default: ({ id }: { id: string }) => <ArticlePage articleId={id} /> }
  }),
  order: lazy(async () => {
    const { OrderPage } = await import('../features/operator/order/order-page.tsx')
    return { default: ({ id }: { id: string }) => <OrderPage orderId={id} /> }
  }),
  batch: lazy(async () => {
    const { BatchPage } = await import('../features/operator/batch/batch-page.tsx')
    return { default: ({ id }: { id: string }) => <BatchPage batchId={id} /> }
  }),
}

export default function AdminKeep() {
  const { what = '', id = '' } = useParams()
  const Page = Object.hasOwn(pages, what) ? pages[what] : undefined
  if (!Page) return <NotFoundPage />
  return (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <Page key={id} id={id} />
    </Suspense>
  )
}
