import { rechargePacks } from '@sankalp/contract/recharge-packs'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { errorWords } from '../../../lib/api/words.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { FormMessage } from '../../../ui/notice.tsx'
import { useUsedPacks } from '../api/get-packs.ts'
import Payments from '../payments/payments.tsx'
import { useShownPayments } from '../payments/use-shown-payments.ts'
import { PackCard } from './pack-card.tsx'
import { usePay } from './use-pay.ts'
import { type Wish, wishOfPack, wishOfPayment } from './wish.ts'

/** The number of small packs shown: the list must stay short inside another page. */
const offered = 4

type RechargeHereProps = {
  onBegun: () => void
  /** What a credit is worth where this stands, such as in minutes. */
  worthOf: (rupees: number) => string
}

/** Recharges the wallet from within another page, which stays open: each pack opens its payment in a new tab. */
export default function RechargeHere({ onBegun, worthOf }: RechargeHereProps) {
  const { t } = useTranslation('wallet')
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const [openedAt] = useState(() => Date.now())
  const used = useUsedPacks()
  const payments = useShownPayments('')
  const back = pathname + search
  const { pay, wished, isTryingAgain, error, heldBackId } = usePay({ open: payments, back })
  const begin = (wish: Wish) => {
    pay(wish)
    onBegun()
  }
  // The wallet shows the state of earlier payments.
  const ofNow = payments.filter(
    ({ status, createdAt }) => status === 'pending' || (status !== 'paid' && Date.parse(createdAt) >= openedAt),
  )
  return (
    <div className="grid gap-3">
      <Payments
        payments={ofNow}
        heldBackId={heldBackId}
        back={back}
        onRetry={(payment) => begin(wishOfPayment(payment))}
        onPutAway={() => {}}
      />
      <ul className="grid grid-cols-2 gap-3">
        {rechargePacks
          .filter(({ price }) => !used.includes(price))
          .slice(0, offered)
          .map((pack) => (
            <li key={pack.price}>
              <PackCard
                pack={pack}
                isUsed={false}
                worth={worthOf(pack.price + pack.extra)}
                isBusy={wished?.isPack === true && wished.amount === pack.price}
                onPay={() => begin(wishOfPack(pack))}
              />
            </li>
          ))}
      </ul>
      <FormMessage kind="info" text={wished !== null && isTryingAgain && t('pay.waiting')} />
      <FormMessage
        text={Boolean(error) && !wished && t('pay.failed', { why: errorWords(error, language, '') }).trim()}
      />
    </div>
  )
}
