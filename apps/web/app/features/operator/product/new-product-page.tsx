import { createProduct } from '@sankalp/contract/shop-editing.calls'
import { useNavigate } from 'react-router'
import { moveMoney } from '../../../lib/api/move-money.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { PageHead } from '../../../lib/page/page-head.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { useTakeProduct } from '../api/product.ts'
import { EditForm } from '../edit/edit-form.tsx'
import { FinalPrice } from './final-price.tsx'
import { emptyProduct, priceFields, productFields, toBody } from './product-fields.ts'

/** /admin/new/product: stock and photos are added once the product exists. */
export function NewProductPage() {
  const { t } = useTranslation('operator')
  const navigate = useNavigate()
  const take = useTakeProduct()
  return (
    <div className="grid gap-6">
      <PageHead title={t('product.new')} description={t('description')} hidden />
      <Heading level={1}>{t('product.new')}</Heading>
      <EditForm
        label={t('product.new')}
        fields={[...productFields(t), ...priceFields(t)]}
        values={emptyProduct}
        saveLabel={t('product.create')}
        savedText={t('edit.saved')}
        note={<FinalPrice />}
        save={async (values) => {
          const body = { ...toBody(values), mrp: Number(values.mrp), discountPercent: Number(values.discountPercent) }
          const { product } = await moveMoney(createProduct, { body } as never)
          take(product)
          await navigate(`/admin/product/${product.productId}`)
        }}
      />
    </div>
  )
}
