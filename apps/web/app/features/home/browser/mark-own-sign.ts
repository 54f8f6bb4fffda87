import { readOwnSign } from '../../../lib/horoscope/read-own-sign.ts'

/** Marks the sign that this browser knows to be the visitor's own, and names it in a line of its own. */
export function markOwnSign(root: HTMLElement): void {
  const own = readOwnSign()
  const tile = own && root.querySelector<HTMLElement>(`[data-sign=${own}]`)
  const line = root.querySelector<HTMLAnchorElement>('[data-own-line]')
  if (!tile || !line) return
  tile.querySelector('[data-own]')?.removeAttribute('hidden')
  line.href = tile.getAttribute('href') ?? ''
  line.textContent = line.textContent.replace('{sign}', tile.querySelector('span')?.textContent ?? '')
  line.hidden = false
}
