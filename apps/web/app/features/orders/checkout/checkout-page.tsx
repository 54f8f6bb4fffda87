import type { User } from '@sankalp/contract/users'
import { Suspense } from 'react'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { PageHead } from '../../../lib/page/page-head.tsx'
import { useSession } from '../../../lib/session/session.ts'
import { useIsLive } from '../../../lib/use-is-live.ts'
import { Heading } from '../../../ui/heading.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { Checkout } from './checkout.tsx'

type CheckoutPageProps = {
  user: User | undefined
  /** The available balance of the wallet; null while it is not known. */
  availablePaise: number | null
}

/**
 * /checkout: the content of the cart, or one product with `?buy=&quantity=`. The choices are in the browser's storage,
 * so nothing is rendered on the server.
 */
export function CheckoutPage({ user, availablePaise }: CheckoutPageProps) {
  const { t } = useTranslation('checkout')
  const { userId } = useSession()
  const isLive = useIsLive()
  return (
    <div className="page-width max-w-3xl! py-6 sm:py-10">
      <PageHead title={t('title')} description={t('description')} hidden />
      <Heading level={1} className="mb-6">
        {t('title')}
      </Heading>
      <Suspense fallback={<CheckoutSkeleton />}>
        {isLive && userId !== null ? (
          <Checkout key={userId} userId={userId} user={user} availablePaise={availablePaise} />
        ) : (
          <CheckoutSkeleton />
        )}
      </Suspense>
    </div>
  )
}
