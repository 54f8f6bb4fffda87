import { isOrdinaryPress } from '../../../lib/follow-links.ts'
import type { PageScript } from '../../../lib/reading/page-script.ts'
import { writeLocal } from '../../../lib/storage.ts'
import { type HalfWords, isNotation } from '../../../shared/almanac/clock-text.ts'
import { writeChosenTimes, writeTimes } from '../../../shared/almanac/write-times.ts'
import type { AlmanacFacts } from '../almanac-facts.ts'
import { AlmanacIslands } from './almanac-islands.tsx'
import { chosenPlaceAddress } from './chosen-address.ts'
import { type Angles, readAngles, turnWheel } from './turn-wheel.ts'

/** The positions of the grahas in the wheel that was shown last. */
let lastAngles: Angles | null = null

/** The script of an almanac page: presses, cards and the choice of notation. */
export const almanacScript: PageScript<AlmanacFacts> = {
  Islands: AlmanacIslands,
  attach(root, { facts }, { navigate }) {
    const chosen = facts.isForAnyPlace && chosenPlaceAddress()
    if (chosen) void navigate(chosen, { replace: true })
    applyNotation(root, facts.halfWords)
    if (lastAngles) turnWheel(root, lastAngles)
    lastAngles = readAngles(root)
    return listenForPresses(root, facts)
  },
}

/** Rewrites times in the reader's notation; a notation in the address becomes the chosen one. */
function applyNotation(root: HTMLElement, halfWords: HalfWords): void {
  const wanted = new URLSearchParams(location.search).get('clock')
  if (isNotation(wanted)) writeLocal('clock', wanted)
  writeChosenTimes(root, halfWords)
}

function listenForPresses(root: HTMLElement, { halfWords, texts }: AlmanacFacts): () => void {
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
}
