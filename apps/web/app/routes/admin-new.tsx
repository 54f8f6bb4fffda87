import { useParams } from 'react-router'
import { NewCouponPage } from '../features/operator/coupon/new-coupon-page.tsx'
import { NewProductPage } from '../features/operator/product/new-product-page.tsx'
import { NotFoundPage } from '../features/shell/not-found-page.tsx'

export default function AdminNew() {
  const { what } = useParams()
  if (what === 'product') return <NewProductPage />
  return what === 'coupon' ? <NewCouponPage /> : <NotFoundPage />
}
