import { Suspense, lazy, useEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation, useNavigate } from 'react-router'
import { isOrdinaryPress } from '../../../lib/follow-links.ts'
import { writeLocal } from '../../../lib/storage.ts'
import { NextFailed } from '../../../ui/next-failed.tsx'
import { Waiting } from '../../../ui/waiting.tsx'
import { type HalfWords, isNotation } from '../../../lib/almanac/clock-text.ts'
import { writeTimes, writeTimesAsKept } from '../../../lib/almanac/write-times.ts'
import type { AlmanacData } from './almanac-data.ts'
import { listenForSteps } from './day-steps.ts'
import { addressOf, keptPlaceAddress } from './kept-address.ts'
import { loadBy } from './load-page.ts'
import { loadOrStay, noteShown } from './shown-pages.ts'
import { type Angles, readAngles, turnWheel } from './turn-wheel.ts'

/** Cards of a drawn page that do more once they are opened; their programs come only then. */
const CalendarCard = lazy(() => import('./calendar-card.tsx'))
const PlaceCard = lazy(() => import('../../../lib/places/place-card.tsx'))

loadBy(loadOrStay)

export type ExtrasProps = { box: React.RefObject<HTMLDivElement | null>; shown: AlmanacData; takeFirst: () => Event | null }

/** Where the grahas of the wheel shown last stood. */
let lastAngles: Angles | null = null

/** What answers to the reader on a drawn page: presses, keys, swipes, cards, notation; and what became of them. */
export default function Extras({ box, shown, takeFirst }: ExtrasProps) {
  const { pathname, search } = useLocation()
  useEffect(() => noteShown(pathname + search, shown), [pathname, search, shown])
  useNotation(box, shown.halfWords)
  useWheel(box)
  useKeptPlace(shown.isForAnyPlace)
  usePresses(box, shown)
  // In one breath with the page: a key that still reached the page before would press a link that is gone, and be sent a day astray.
  useLayoutEffect(() => listenForSteps(box.current!, takeFirst()), [box, takeFirst])
  const opened = useOpenedCard(box)
  const navigate = useNavigate()
  return (
    <>
      <Waiting text={shown.texts.loading} />
      {shown.wanted !== undefined && <Failed texts={shown.texts} wanted={shown.wanted} />}
      {opened &&
        createPortal(
          // What stands in the card until its program is there works too: links and a form.
          <Suspense fallback={null}>
            {opened.dataset.island === 'calendar' ? <CalendarCard {...opened.dataset} /> : <PlaceCard townsOnly={opened.dataset.towns !== undefined} onKept={(place) => void navigate(addressOf(place, opened.dataset.to), { preventScrollReset: true })} />}
          </Suspense>,
          opened,
        )}
    </>
  )
}

type Box = ExtrasProps['box']

/** The notation that the reader keeps; one that the address asks for is kept from now on. */
function useNotation(box: Box, halfWords: HalfWords) {
  useLayoutEffect(() => {
    const asked = new URLSearchParams(location.search).get('clock')
    if (isNotation(asked)) writeLocal('clock', asked)
    writeTimesAsKept(box.current!, halfWords)
  }, [box, halfWords])
}

function useWheel(box: Box) {
  useLayoutEffect(() => {
    if (lastAngles) turnWheel(box.current!, lastAngles)
    lastAngles = readAngles(box.current!)
  }, [box])
}

function useKeptPlace(isForAnyPlace: boolean) {
  const navigate = useNavigate()
  useEffect(() => {
    const address = isForAnyPlace && keptPlaceAddress()
    if (address) void navigate(address, { replace: true })
  }, [isForAnyPlace, navigate])
}

function usePresses(box: Box, { halfWords, texts }: AlmanacData) {
  useEffect(() => {
    const root = box.current!
    const press = (event: MouseEvent) => {
      const pressed = (event.target as Element).closest<HTMLElement>('a, button')
      if (!pressed || event.defaultPrevented || !isOrdinaryPress(event)) return
      const { notation, copy } = pressed.dataset
      if (isNotation(notation)) {
        event.preventDefault()
        writeLocal('clock', notation)
        writeTimes(root, notation, halfWords)
      } else if (copy) {
        void navigator.clipboard.writeText(copy).then(() => (pressed.textContent = texts.copied))
      }
    }
    root.addEventListener('click', press)
    return () => root.removeEventListener('click', press)
  }, [box, halfWords, texts])
}

/** The card that was opened last, or stood open already when this came. */
function useOpenedCard(box: Box): HTMLElement | null {
  const [opened, setOpened] = useState<HTMLElement | null>(null)
  useEffect(() => {
    const root = box.current!
    const open = (card: Element) => {
      const target = card.querySelector<HTMLElement>('[data-island]')
      if (target) setOpened(target)
    }
    const toggle = (event: Event) => (event as ToggleEvent).newState === 'open' && open(event.target as Element)
    const isOpen = root.querySelector(':popover-open')
    if (isOpen) queueMicrotask(() => open(isOpen))
    // It does not bubble.
    root.addEventListener('toggle', toggle, true)
    return () => root.removeEventListener('toggle', toggle, true)
  }, [box])
  return opened
}

/** S1's words for it; tried again is the page that was asked for, not the one that stays. */
function Failed({ texts, wanted }: Pick<AlmanacData, 'texts'> & { wanted: string }) {
  const navigate = useNavigate()
  return <NextFailed texts={texts} onRetry={() => void navigate(wanted, { preventScrollReset: true })} />
}
