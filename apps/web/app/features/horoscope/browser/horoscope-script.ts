import { readLocal } from '../../../lib/storage.ts'
import type { PageScript } from '../../../lib/reading/page-script.ts'
import { readOwnSign } from '../../../shared/horoscope/read-own-sign.ts'
import type { HoroscopeFacts } from '../horoscope-data.ts'
import { keepFresh } from './keep-fresh.ts'
import { YourDayIsland } from './your-day-island.tsx'

/** The link that opened the next page. */
let pressedHref: string | null = null

/** Marks the user's own sign and keeps the text up to date. It is small enough to load with the page. */
export const horoscopeScript: PageScript<HoroscopeFacts> = {
  Islands: YourDayIsland,
  attach(root, { facts: { validUntilMs, halfWords } }, { navigate, revalidate }) {
    // Load the code that rewrites times only for the few users who have chosen a notation.
    if (readLocal('clock'))
      void import('../../../shared/almanac/write-times.ts').then(
        ({ writeChosenTimes }) => writeChosenTimes(root, halfWords),
        () => {},
      )
    const own = readOwnSign()
    if (own) root.querySelector(`[data-sign=${own}] [data-own]`)?.removeAttribute('hidden')
    // Without a sign in the address, switch the tabs to the user's own.
    if (own && location.pathname === '/horoscopePage' && !/\bsign=/.test(location.search)) {
      void navigate(`?sign=${own}`, { replace: true, preventScrollReset: true })
    }
    // The body was replaced, so move the keyboard focus back to the same link.
    if (pressedHref) root.querySelector<HTMLElement>(`a[href="${pressedHref}"]`)?.focus({ preventScroll: true })
    pressedHref = null
    const note = ({ target }: Event) => {
      pressedHref = (target as Element).closest('a[data-stay], a[data-sign]')?.getAttribute('href') ?? null
    }
    root.addEventListener('click', note)
    const stop = validUntilMs === null ? undefined : keepFresh(validUntilMs, revalidate)
    return () => {
      stop?.()
      root.removeEventListener('click', note)
    }
  },
}
