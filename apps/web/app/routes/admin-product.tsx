import { useParams } from 'react-router'
import { ProductPage } from '../features/operator/product/product-page.tsx'

export default function AdminProduct() {
  const { productId = '' } = useParams()
  return <ProductPage key={productId} productId={productId} />
}
