import { rechargePacks } from '@sankalp/contract/recharge-packs'
import { errorWords } from '../../../lib/api/words.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { useIsOnline } from '../../../lib/use-is-online.ts'
import { wholeRupeesText } from '../../../shared/money/rupees.ts'
import { Button } from '../../../ui/button.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { FormMessage } from '../../../ui/notice.tsx'
import { useUsedPacks } from '../api/get-packs.ts'
import { AmountForm } from './amount-form.tsx'
import { PackCard } from './pack-card.tsx'
import type { usePay } from './use-pay.ts'
import { packThatCovers, wishOfPack } from './wish.ts'

type RechargeSectionProps = {
  paying: ReturnType<typeof usePay>
  firstAmount: string
  /** What the wallet lacks for the thing that led here, in rupees; 0 for nothing. */
  missing: number
}

/**
 * Shows popular packs and a form for any other amount. On a phone the form stays in reach of the thumb while the user
 * browses the packs.
 */
export function RechargeSection({ paying, firstAmount, missing }: RechargeSectionProps) {
  const { t } = useTranslation('wallet')
  const language = useLanguage()
  const isOnline = useIsOnline()
  const used = useUsedPacks()
  const { pay, wished, isTryingAgain, error } = paying
  const proposed = missing > 0 ? packThatCovers(missing, used) : undefined
  const busy = wished !== null && t(isTryingAgain ? 'pay.tryingAgain' : 'pay.opening')
  return (
    <section aria-labelledby="recharge" className="grid gap-4">
      <Heading level={2} id="recharge" className="text-2xl">
        {t('recharge.title')}
      </Heading>
      {missing > 0 && (
        <div className="grid gap-3 rounded-lg border border-l-4 border-rule border-l-marigold bg-paper-raised p-4">
          <p className="tabular text-lg leading-snug">
            {t('recharge.missingMoney', { amount: wholeRupeesText(missing, language) })}
          </p>
          {proposed && (
            <Button
              busy={busy}
              onClick={() => pay(wishOfPack(proposed))}
              className="tabular justify-self-start max-sm:w-full"
            >
              {t('recharge.covers', {
                amount: wholeRupeesText(proposed.price, language),
                credit: wholeRupeesText(proposed.price + proposed.extra, language),
              })}
            </Button>
          )}
        </div>
      )}
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
        {rechargePacks.map((pack) => (
          <li key={pack.price}>
            <PackCard
              pack={pack}
              isUsed={used.includes(pack.price)}
              isBusy={wished?.isPack === true && wished.amount === pack.price}
              onPay={() => pay(wishOfPack(pack))}
            />
          </li>
        ))}
      </ul>
      <div className="grid gap-2 bg-paper py-3 max-sm:sticky max-sm:bottom-0 max-sm:z-10 max-sm:-mx-4 max-sm:border-t max-sm:border-rule max-sm:px-4 sm:max-w-lg">
        <FormMessage kind="info" text={wished !== null && isTryingAgain && t('pay.waiting')} />
        <FormMessage
          text={Boolean(error) && !wished && t('pay.failed', { why: errorWords(error, language, '') }).trim()}
        />
        {!isOnline && <FormMessage kind="warning" text={t('pay.offline')} />}
        <AmountForm
          firstAmount={firstAmount || (missing > 0 && !proposed ? String(Math.ceil(missing)) : '')}
          used={used}
          busy={busy}
          onPay={pay}
        />
      </div>
      <p className="text-sm text-ink-soft">{t('recharge.once')}</p>
      <p className="text-sm text-ink-soft">{t('recharge.how')}</p>
    </section>
  )
}
