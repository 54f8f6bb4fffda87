import { type MouseEvent, Suspense, lazy, useState } from 'react'
import { isOrdinaryPress } from '../../../lib/follow-links.ts'
import { showToast } from '../../../lib/toast.ts'
import { useIsLive } from '../../../lib/use-is-live.ts'
import { buttonClasses } from '../../../ui/button.tsx'
import { type ShopWish, shopAddress } from '../shop-address.ts'
import { useWords } from '../words.ts'

const loadDialog = () => import('./long-dialog.tsx')
const LongDialog = lazy(loadDialog)

/** Opens the long list in a dialog. Without JavaScript it is a page. */
export function LongListLink({ wish, day }: { wish: ShopWish; day: string }) {
  const { t } = useWords()
  const [isOpen, setIsOpen] = useState(false)
  const isLive = useIsLive()
  const long = { ...wish, isLong: true, page: 1 }
  const open = (event: MouseEvent) => {
    if (!isOrdinaryPress(event)) return
    event.preventDefault()
    loadDialog().then(
      () => setIsOpen(true),
      () => showToast('error', t('state.offline'), 'shop-long'),
    )
  }
  return (
    <>
      <a
        href={shopAddress(long)}
        data-long=""
        aria-haspopup={isLive ? 'dialog' : undefined}
        onClick={open}
        className={buttonClasses('quiet')}
      >
        {t('list.oneList')}
      </a>
      {isOpen && (
        <Suspense fallback={null}>
          <LongDialog wish={long} day={day} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
