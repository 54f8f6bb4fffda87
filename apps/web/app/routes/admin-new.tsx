import { type ComponentType, Suspense, lazy } from 'react'
import { useParams } from 'react-router'
import { NotFoundPage } from '../features/shell/not-found-page.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

const pages: Partial<Record<string, ComponentType>> = {
  product: lazy(async () => ({
    default: (await import('../features/operator/product/new-product-page.tsx')).NewProductPage,
  })),
  coupon: lazy(async () => ({
    default: (await import('../features/operator/coupon/new-coupon-page.tsx')).NewCouponPage,
  })),
  dakshina: lazy(async () => ({
    default: (await import('../features/operator/dakshina/new-dakshina-page.tsx')).NewDakshinaPage,
  })),
}

export default function AdminNew() {
  const { what = '' } = useParams()
  const Page = Object.hasOwn(pages, what) ? pages[what] : undefined
  if (!Page) return <NotFoundPage />
  return (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <Page />
    </Suspense>
  )
}
