import { readOwnSign } from '../../../shared/horoscope/read-own-sign.ts'
import { find } from '../../../lib/reading/data-names.ts'

/** Marks the sign that this browser knows to be the visitor's own, and names it in a line of its own. */
export function markOwnSign(root: HTMLElement): void {
  const own = readOwnSign()
  const tile = own && root.querySelector<HTMLElement>(`[data-sign=${own}]`)
  const line = find(root, 'own-line') as HTMLAnchorElement | null
  if (!tile || !line) return
  find(tile, 'own')?.removeAttribute('hidden')
  line.href = tile.getAttribute('href') ?? ''
  line.textContent = line.textContent.replace('{sign}', tile.querySelector('span')?.textContent ?? '')
  line.hidden = false
}
