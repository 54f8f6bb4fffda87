import { readLocal } from '../../../lib/storage.ts'
import type { PageScript } from '../../../lib/reading/page-script.ts'
import { readOwnSign } from '../../../shared/horoscope/read-own-sign.ts'
import type { HoroscopeFacts } from '../horoscope-data.ts'
import { keepFresh } from './keep-fresh.ts'

/** The link that led to the next page. */
let pressedHref: string | null = null

/** Small enough to come with the page: it marks the visitor's own sign and keeps the text that of today. */
export const horoscopeScript: PageScript<HoroscopeFacts> = {
  attach(root, { facts: { validUntilMs, halfWords } }, { navigate, revalidate }) {
    // Few have chosen how times are written: what writes them is loaded for those alone.
    if (readLocal('clock'))
      void import('../../../shared/almanac/write-times.ts').then(
        ({ writeChosenTimes }) => writeChosenTimes(root, halfWords),
        () => {},
      )
    const own = readOwnSign()
    if (own) root.querySelector(`[data-sign=${own}] [data-own]`)?.removeAttribute('hidden')
    // Opened without a sign, the page of tabs turns to the visitor's own.
    if (own && location.pathname === '/horoscopePage' && !/\bsign=/.test(location.search)) {
      void navigate(`?sign=${own}`, { replace: true, preventScrollReset: true })
    }
    // The body is another one: the keyboard's focus goes on from the same link.
    if (pressedHref) root.querySelector<HTMLElement>(`a[href="${pressedHref}"]`)?.focus({ preventScroll: true })
    pressedHref = null
    const note = ({ target }: Event) => {
      pressedHref = (target as Element).closest('a[data-stay]')?.getAttribute('href') ?? null
    }
    root.addEventListener('click', note)
    const stop = validUntilMs === null ? undefined : keepFresh(validUntilMs, revalidate)
    return () => {
      stop?.()
      root.removeEventListener('click', note)
    }
  },
}
