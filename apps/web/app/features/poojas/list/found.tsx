import type { Pooja } from '@sankalp/contract/poojas'
import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { isOrdinaryPress } from '../../../lib/follow-links.ts'
import { useIsLive } from '../../../lib/use-is-live.ts'
import { buttonClasses } from '../../../ui/button.tsx'
import { LongListDialog } from '../../../ui/long-list-dialog.tsx'
import { PoojaCard } from '../pooja-card.tsx'
import { type PoojasWish, poojasAddress, seenAfter } from '../poojas-address.ts'
import { useWords } from '../words.ts'
import type { PoojaList } from './results.tsx'
import { useMorePoojas } from './use-more-poojas.ts'

/** A feast: its key, and its text with the day. */
export type Occasion = { key: string; text: string }
type FoundProps = { list: PoojaList; wish: PoojasWish; occasions: readonly Occasion[]; lead: string | null }

/** How often in a row the list extends itself, so that the content below it can be reached. */
const byItself = 3

/**
 * Shows the cards, and the link to the next ten. They load automatically at the end of the list; a press on the link
 * shows them in a dialog.
 */
export function Found({ list: { poojas, totalPoojas }, wish, occasions, lead }: FoundProps) {
  const { t } = useWords()
  const more = useMorePoojas(
    wish,
    totalPoojas,
    occasions.map(({ key }) => key),
  )
  const cards = useRef<HTMLUListElement>(null)
  /** How many had been added when the user asked for more; null while no dialog is open. */
  const [askedAt, setAskedAt] = useState<number | null>(null)
  const isOpen = askedAt !== null && askedAt < more.poojas.length
  const occasionOf = (pooja: Pooja) => occasions.find(({ key }) => pooja.festivals.includes(key))?.text
  const ask = () => {
    setAskedAt(more.poojas.length)
    void more.load()
  }
  const close = () => {
    setAskedAt(null)
    // The pressed link is gone with the last poojas, so move the focus to the first added one.
    if (!more.hasMore)
      cards.current?.children[poojas.length + (askedAt ?? 0)]?.querySelector('a')?.focus({ preventScroll: true })
  }
  return (
    <>
      {/* On a phone the first card names the festival itself. */}
      {lead && <p className="text-ink-soft max-sm:sr-only">{lead}</p>}
      <ul ref={cards} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {[...poojas, ...more.poojas].map((pooja, at) => (
          <PoojaCard key={pooja._id} pooja={pooja} occasion={occasionOf(pooja)} first={at < 2} />
        ))}
      </ul>
      <More wish={wish} total={totalPoojas} more={more} mayGoOn={askedAt === null} onAsk={ask} />
      {isOpen && (
        <LongListDialog
          words={{ title: t('more.title'), close: t('more.close'), load: t('more.load') }}
          status={more.isLoading ? t('more.loading') : more.failure}
          hasMore={more.hasMore}
          onLoad={() => void more.load()}
          onClose={close}
          className="gap-4 p-5 sm:grid-cols-2 lg:grid-cols-3"
        >
          {more.poojas.slice(askedAt).map((pooja) => (
            <PoojaCard key={pooja._id} pooja={pooja} isBrief />
          ))}
        </LongListDialog>
      )}
    </>
  )
}

type MoreProps = {
  wish: PoojasWish
  total: number
  more: ReturnType<typeof useMorePoojas>
  mayGoOn: boolean
  onAsk: () => void
}

function More({ wish, total, more: { page, hasMore, isLoading, failure, load }, mayGoOn, onAsk }: MoreProps) {
  const { t } = useWords()
  const isLive = useIsLive()
  const end = useRef<HTMLDivElement>(null)
  const link = useRef<HTMLAnchorElement>(null)
  const times = useRef(0)
  const goOn = useEffectEvent(() => {
    // If the link has the focus, the user decides.
    if (!mayGoOn || !hasMore || times.current >= byItself || document.activeElement === link.current) return
    times.current += 1
    void load()
  })
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && goOn(), {
      threshold: 1,
      rootMargin: '5px',
    })
    observer.observe(end.current!)
    return () => observer.disconnect()
  }, [])
  const press = (event: MouseEvent) => {
    if (!isOrdinaryPress(event)) return
    event.preventDefault()
    onAsk()
  }
  const to = Math.min(seenAfter(page), total)
  return (
    <div ref={end} data-more="" className="grid justify-items-center gap-2 text-center">
      {hasMore && (
        <a
          ref={link}
          rel="next"
          href={`${poojasAddress({ ...wish, page: page + 1 })}#pooja`}
          aria-haspopup={isLive ? 'dialog' : undefined}
          aria-busy={isLoading || undefined}
          onClick={press}
          className={buttonClasses('quiet', 'min-w-48')}
        >
          {isLoading ? t('more.loading') : t('more.load')}
        </a>
      )}
      <p role="status" className="tabular text-ink-soft">
        {hasMore ? t('more.soFar', { to, total }) : t('more.all', { count: total })}
      </p>
      {failure && (
        <p role="alert" className="text-sindoor">
          {t('state.error', { message: failure })}
        </p>
      )}
    </div>
  )
}
