import type { Receipt } from '@sankalp/contract/wallet'
import { knownMethod } from '@sankalp/contract/wallet-rules'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { DoubleRule } from '../../../ui/card.tsx'
import { Wheel } from '../../../ui/drawings/wheel.tsx'
import { dayAndClock, longDay } from '../date-words.ts'
import { ReceiptLines } from './receipt-lines.tsx'
import { ReceiptSums } from './receipt-sums.tsx'

/** Renders the receipt for printing, in a form that an accountant accepts. */
export function ReceiptPaper({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation('wallet')
  const language = useLanguage()
  const { series, number, at, seller, gst, payment, deliverTo, corrects, rule, reason, inWords } = receipt
  const stateText = ({ name, code }: { name: Record<typeof language, string>; code: string }) =>
    `${name[language]} (${code})`
  return (
    <article className="mx-auto grid w-full max-w-2xl gap-5 border border-rule bg-paper-raised p-5 shadow-lift sm:p-10 print:max-w-none print:border-0 print:p-0 print:shadow-none">
      <header className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-3xl leading-tight text-sindoor sm:text-4xl hi:leading-snug">
            {t(`receipt.titles.${series}`)}
          </h1>
          <p className="text-ink-soft">{t(`kinds.${receipt.kind}`)}</p>
          <p className="mt-3 font-heading text-xl">{seller.name}</p>
          <div className="text-sm">
            {seller.address && <p className="max-w-64 whitespace-pre-line text-ink-soft">{seller.address}</p>}
            {seller.gstin && <p className="tabular">{t('receipt.gstin', { gstin: seller.gstin })}</p>}
            {gst && <p className="tabular">{t('receipt.state', { state: stateText(seller.state) })}</p>}
          </div>
        </div>
        <Wheel size={72} className="shrink-0" />
      </header>
      <DoubleRule />
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3">
        <Item label={t('receipt.number')}>
          <span className="wrap-anywhere">{number}</span>
        </Item>
        <Item label={t('receipt.date')}>{dayAndClock(at, language)}</Item>
        <Buyer receipt={receipt} />
        {payment && <Mode payment={payment} />}
        {gst && <Item label={t('receipt.place')}>{stateText(gst.placeOfSupply)}</Item>}
        {deliverTo && (
          <Item label={t('receipt.deliverTo')}>
            {deliverTo.fullName}
            <span className="block text-sm text-ink-soft">{`${deliverTo.addressLine}, ${deliverTo.city}, ${deliverTo.state[language]} ${deliverTo.pinCode}`}</span>
          </Item>
        )}
        {corrects && (
          <Item label={t('receipt.corrects')}>
            <a className="wrap-anywhere underline" href={`/mywallet/receipt/${corrects.transferId}`}>
              {corrects.number}
            </a>
            <span className="block text-sm text-ink-soft">
              {t('receipt.correctsOf', { date: longDay(corrects.at, language) })}
            </span>
          </Item>
        )}
      </dl>
      <ReceiptLines receipt={receipt} />
      <ReceiptSums receipt={receipt} />
      <p>
        <span className="block text-sm text-ink-soft">{t('receipt.inWords')}</span>
        <span className="font-heading text-lg leading-snug">{inWords[language]}</span>
      </p>
      {rule && (
        <p className="border-l-4 border-marigold pl-3">
          <span className="block text-sm text-ink-soft">{t('receipt.rule')}</span>
          {t(`refundRules.${rule}`)}
        </p>
      )}
      {reason && (
        <p className="border-l-4 border-rule-strong pl-3">
          <span className="block text-sm text-ink-soft">{t('receipt.reason')}</span>
          {reason}
        </p>
      )}
      <footer className="border-t border-rule pt-3 text-sm text-ink-soft">
        {gst && t('receipt.noReverseCharge')} {t(receipt.tax === 0 ? 'receipt.footer' : 'receipt.taxFooter')}
      </footer>
    </article>
  )
}

function Buyer({ receipt: { buyer, kind } }: { receipt: Receipt }) {
  const { t } = useTranslation('wallet')
  const language = useLanguage()
  if (!buyer.name && !buyer.state && !buyer.phoneEnd) return null
  return (
    <Item label={t(kind === 'recharge' ? 'receipt.payer' : 'receipt.buyer')}>
      {buyer.name ?? (buyer.phoneEnd ? `+91 ••••••${buyer.phoneEnd}` : t('receipt.noName'))}
      {buyer.state && <span className="block text-sm text-ink-soft">{buyer.state[language]}</span>}
    </Item>
  )
}

/** How the money came in, or went back. */
function Mode({ payment: { provider, method, reference } }: { payment: NonNullable<Receipt['payment']> }) {
  const { t } = useTranslation('wallet')
  const known = knownMethod(method)
  const way = known && t(`receipt.methods.${known}`)
  const name = provider === 'demo' ? t('receipt.demoProvider') : 'Razorpay'
  return (
    <Item label={t('receipt.mode')}>
      {way ? `${way}, ${name}` : name}
      {reference && <span className="block text-sm wrap-anywhere text-ink-soft">{reference}</span>}
    </Item>
  )
}

function Item({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="tabular">{children}</dd>
    </div>
  )
}
