import type { KeptProduct } from '@sankalp/contract/shop-editing'
import { moveStock, saveProduct, setProductPrice } from '@sankalp/contract/shop-editing.calls'
import { productTexts } from '@sankalp/contract/shop-editing-rules'
import { stockReasons } from '@sankalp/contract/shop-keys'
import { indiaDay } from '@sankalp/contract/india-time'
import { type ReactNode, Suspense, lazy, useState } from 'react'
import { moveMoney } from '../../../lib/api/move-money.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { PageHead } from '../../../lib/page/page-head.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useKeptProduct, useTakeProduct } from '../api/product.ts'
import { EditForm } from '../edit/edit-form.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { dayText, instantText, rupeesText, wordFor } from '../operator-words.ts'
import { FinalPrice } from './final-price.tsx'
import { priceFields, productFields, toBody, toValues } from './product-fields.ts'

const Photos = lazy(async () => ({ default: (await import('./photos.tsx')).Photos }))

/** /admin/product/…: edits all data of one product. */
export function ProductPage({ productId }: { productId: string }) {
  const { t } = useTranslation('operator')
  const { data, error, refetch } = useKeptProduct(productId)
  const language = useLanguage()
  const name = data && (language === 'en' ? data.product.nameEn : data.product.nameHin)
  return (
    <div className="grid gap-8">
      <PageHead title={name ?? t('product.title')} description={t('description')} hidden />
      <div className="grid gap-1">
        <Heading level={1}>{name ?? t('product.title')}</Heading>
        {data && <Standing product={data.product} />}
      </div>
      {!data && (error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <Skeleton className="h-96" />)}
      {data && (
        <>
          <Suspense fallback={<Skeleton className="h-48" />}>
            <Photos product={data.product} />
          </Suspense>
          <Stock product={data.product} />
          <Price product={data.product} />
          <Texts product={data.product} />
        </>
      )}
    </div>
  )
}

function Standing({ product: { productId, listed, stock, finalPrice } }: { product: KeptProduct }) {
  const { t } = useTranslation('operator')
  const language = useLanguage()
  return (
    <p className="tabular flex flex-wrap gap-x-4 text-ink-soft">
      <span>{t(listed ? 'edit.shown' : 'edit.withdrawn')}</span>
      <span>{t('product.inStock', { count: stock })}</span>
      <span>{rupeesText(finalPrice, language)}</span>
      {listed && (
        <a href={`/IndividualShop?id=${productId}`} className="underline">
          {t('product.inShop')}
        </a>
      )}
    </p>
  )
}

function Texts({ product }: { product: KeptProduct }) {
  const { t } = useTranslation('operator')
  const take = useTakeProduct()
  return (
    <Section title={t('product.texts')}>
      <EditForm
        label={t('product.texts')}
        fields={productFields(t)}
        values={toValues(product as never)}
        version={product.version}
        readNow={(now) => toValues(now as never)}
        saveLabel={t('edit.save')}
        savedText={t('edit.saved')}
        save={async (values, version) => {
          const body = { ...toBody(values), version }
          take((await moveMoney(saveProduct, { params: { productId: product.productId }, body } as never)).product)
        }}
      />
    </Section>
  )
}

function Price({ product }: { product: KeptProduct }) {
  const { t } = useTranslation('operator')
  const language = useLanguage()
  const take = useTakeProduct()
  const [today] = useState(() => indiaDay(new Date()))
  const read = ({ mrp, discountPercent }: Record<string, unknown>) => ({
    mrp: String(mrp),
    discountPercent: String(discountPercent),
    from: today,
  })
  return (
    <Section title={t('columns.price')}>
      <EditForm
        label={t('columns.price')}
        fields={[
          ...priceFields(t),
          { name: 'from', label: t('product.from'), hint: t('product.fromHint'), kind: 'day' },
        ]}
        values={read(product)}
        version={product.version}
        readNow={read}
        saveLabel={t('product.setPrice')}
        savedText={t('edit.saved')}
        note={<FinalPrice />}
        save={async ({ mrp, discountPercent, from = '' }, version) => {
          const body = { mrp: Number(mrp), discountPercent: Number(discountPercent), from, version }
          take((await moveMoney(setProductPrice, { params: { productId: product.productId }, body })).product)
        }}
      />
      <Lines
        lines={product.prices.map(({ from, mrp, discountPercent, finalPrice }) => ({
          id: from,
          what: `${t('product.fromDay', { day: dayText(from, language) })}${from > today ? ` (${t('product.coming')})` : ''}`,
          more:
            discountPercent > 0
              ? t('product.discounted', { mrp: rupeesText(mrp, language), percent: discountPercent })
              : '',
          amount: rupeesText(finalPrice, language),
        }))}
      />
    </Section>
  )
}

function Stock({ product }: { product: KeptProduct }) {
  const { t } = useTranslation('operator')
  const language = useLanguage()
  const take = useTakeProduct()
  return (
    <Section title={t('columns.stock')}>
      <p className="text-ink-soft">{t('product.stockAbout', { count: product.stock })}</p>
      <EditForm
        label={t('columns.stock')}
        fields={[
          {
            name: 'reason',
            label: t('product.movement'),
            kind: 'choice',
            choices: stockReasons.map((value) => ({ value, text: t(`product.reasons.${value}`) })),
          },
          {
            name: 'quantity',
            label: t('product.quantity'),
            hint: t('product.quantityHint'),
            kind: 'whole',
            least: -productTexts.mostPieces,
            most: productTexts.mostPieces,
          },
          { name: 'note', label: t('fields.reason'), kind: 'line', max: 300 },
        ]}
        values={{ reason: 'received', quantity: '', note: '' }}
        saveLabel={t('product.move')}
        savedText={t('product.moved')}
        isRepeated
        save={async ({ reason, quantity, note = '' }) => {
          const body = { reason: reason as 'received', quantity: Number(quantity), note }
          take((await moveMoney(moveStock, { params: { productId: product.productId }, body })).product)
        }}
      />
      <Lines
        lines={product.movements.map(({ movementId, at, quantity, reason, order, note }) => ({
          id: movementId,
          what: [wordFor(t, `states.${reason}`), order, note].filter(Boolean).join(' · '),
          more: instantText(at, language),
          amount: quantity > 0 ? `+${quantity}` : String(quantity).replace('-', '−'),
        }))}
      />
    </Section>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 border-t border-rule pt-6">
      <Heading level={2}>{title}</Heading>
      {children}
    </section>
  )
}

type Line = { id: string; what: string; more: string; amount: string }

function Lines({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation('operator')
  if (lines.length === 0) return <p className="text-ink-soft">{t('empty')}</p>
  return (
    <ul className="max-h-80 overflow-auto">
      {lines.map(({ id, what, more, amount }) => (
        <li key={id} className="grid grid-cols-[1fr_auto] gap-x-4 border-t border-rule py-2">
          <span className="wrap-anywhere">{what}</span>
          <span className="tabular text-right font-semibold">{amount}</span>
          {more && <span className="tabular text-sm text-ink-soft">{more}</span>}
        </li>
      ))}
    </ul>
  )
}
