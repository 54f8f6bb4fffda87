import { purposeNames } from '@sankalp/content/shop-texts'
import type { Product } from '@sankalp/contract/shop'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { Heading } from '../../../ui/heading.tsx'
import { shopAddress } from '../shop-address.ts'
import { linkLook, useWords } from '../words.ts'

/** Describes the product, its measures, and what is not promised of it. */
export function AboutProduct({ product }: { product: Product }) {
  const { t } = useWords()
  const language = useLanguage()
  const { description, material, size, colour, type, sku, certificate, weight_grams, purposes } = product
  return (
    <section aria-labelledby="about" className="grid gap-5">
      <div className="grid max-w-3xl gap-2">
        <Heading id="about">{t('detail.about')}</Heading>
        <p className="text-lg">{description}</p>
        <p className="text-sm text-ink-soft">{t('detail.noPromise')}</p>
      </div>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
        <Fact label={t('detail.facts.material')}>{material}</Fact>
        <Fact label={t('detail.facts.size')}>{size}</Fact>
        <Fact label={t('detail.facts.colour')}>{colour}</Fact>
        <Fact label={t('detail.facts.weight')}>{t('detail.facts.grams', { count: weight_grams })}</Fact>
        <Fact label={t('detail.facts.type')}>{type}</Fact>
        <Fact label={t('detail.facts.purposes')}>
          <span className="flex flex-wrap gap-x-3">
            {purposes.map((purpose) => (
              <a key={purpose} href={shopAddress({ purpose })} className={linkLook}>
                {purposeNames[purpose][language]}
              </a>
            ))}
          </span>
        </Fact>
        <Fact label={t('detail.facts.sku')}>{sku}</Fact>
        {certificate && (
          <Fact label={t('detail.facts.certificate')}>
            <span className="tabular font-semibold">{certificate}</span>
            <span className="block text-sm text-ink-soft">{t('detail.certificateNote')}</span>
          </Fact>
        )}
      </dl>
    </section>
  )
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="border-t border-rule pt-1">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
