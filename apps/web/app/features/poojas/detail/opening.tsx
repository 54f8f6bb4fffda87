import { poojaPriceLines } from '@sankalp/contract/pooja-price'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { priceText, rupeesText } from '../../../lib/locale/rupees-text.ts'
import { buttonClasses } from '../../../ui/button.tsx'
import type { DescribedPooja } from './pooja-page.tsx'
import { DrawnPicture } from '../../../lib/drawn-picture.tsx'
import { linkLook, useWords } from '../words.ts'

/** The first screen: the pooja, its total price, and the booking link. */
export function Opening({ pooja, days }: { pooja: DescribedPooja; days: string }) {
  const { t } = useWords()
  const language = useLanguage()
  const { pooja_name, description, image, drawing, amount, total_from } = pooja
  return (
    <header className="border-b border-rule bg-paper-sunk">
      <div className="page-width grid gap-x-10 gap-y-5 py-4 sm:py-8 lg:grid-cols-[1fr_24rem]">
        <div className="grid content-start justify-items-start gap-3">
          <a href="/pooja" className={`inline-flex min-h-12 items-center gap-1 ${linkLook}`}>
            <ChevronLeft aria-hidden="true" size={18} />
            {t('detail.back')}
          </a>
          <div className="grid grid-cols-[auto_1fr] items-start gap-4">
            <DrawnPicture image={image} drawing={drawing} size={320} first className="size-28 sm:size-56 lg:size-72" />
            <div className="grid min-w-0 gap-2">
              <h1 className="text-3xl leading-tight wrap-anywhere hi:leading-snug sm:text-5xl">{pooja_name}</h1>
              <p className="text-ink-soft max-sm:hidden sm:text-lg">{description}</p>
            </div>
          </div>
          <p className="text-ink-soft sm:hidden">{description}</p>
          <Facts pooja={pooja} days={days} />
        </div>
        <div className="grid content-start gap-3 self-start rounded-lg border border-rule bg-paper-raised p-4">
          <p className="tabular">
            <span className="block text-sm text-ink-soft">{t('detail.price')}</span>
            <strong className="font-heading text-3xl font-normal">{priceText(total_from, language)}</strong>
            <span className="block font-semibold text-peacock">{t('detail.included')}</span>
          </p>
          <Bill amount={amount} total={total_from} />
          <a href="#acharyas" className={buttonClasses('primary')}>
            {t('detail.choose')}
          </a>
        </div>
      </div>
    </header>
  )
}

function Facts({ pooja: { duration_minutes }, days }: { pooja: DescribedPooja; days: string }) {
  const { t } = useWords()
  return (
    <dl className="grid w-full gap-x-8 gap-y-2 sm:grid-cols-3">
      <Fact label={t('detail.duration')} text={t('detail.durationText', { count: duration_minutes })} />
      <Fact label={t('detail.where')} text={t('detail.whereText')} />
      <Fact label={t('detail.days')} text={days} />
    </dl>
  )
}

function Fact({ label, text }: { label: string; text: string }) {
  return (
    <div className="border-t border-rule pt-1">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd>{text}</dd>
    </div>
  )
}

/** Lists the price line by line, each with its own tax, as on the bill. */
function Bill({ amount, total }: { amount: number; total: number }) {
  const { t } = useWords()
  const language = useLanguage()
  const text = (paise: number) => rupeesText(paise / 100, language)
  return (
    <details className="open-on-paper border-t border-rule">
      <summary className="min-h-12 py-2 font-semibold">{t('detail.bill.title')}</summary>
      <dl className="tabular grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 pb-2">
        {poojaPriceLines(Math.round(amount * 100)).map(({ charge, amountPaise, gstPercent, gstPaise }) => (
          <div key={charge} className="col-span-2 grid grid-cols-subgrid">
            <dt>{t(`detail.bill.${charge as 'pooja' | 'samagri'}`)}</dt>
            <dd className="text-right">{text(amountPaise)}</dd>
            <dt className="pl-4 text-sm text-ink-soft">{t('detail.bill.tax', { percent: gstPercent })}</dt>
            <dd className="text-right text-sm text-ink-soft">{text(gstPaise)}</dd>
          </div>
        ))}
        <div className="col-span-2 grid grid-cols-subgrid border-t border-rule pt-1 font-semibold">
          <dt>{t('detail.bill.total')}</dt>
          <dd className="text-right">{rupeesText(total, language)}</dd>
        </div>
      </dl>
      <p className="pb-2 text-sm text-ink-soft">{t('detail.bill.note')}</p>
    </details>
  )
}
