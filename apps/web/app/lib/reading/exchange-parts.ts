import { find, findAll } from './data-names.ts'

/**
 * Replaces the marked parts of a body by those of the next page. All other elements stay the same, so that typing there
 * is not interrupted, even in the middle of an IME composition.
 */
export function exchangeParts(root: Element, html: string): void {
  const active = document.activeElement
  const template = document.createElement('template')
  template.innerHTML = html
  for (const next of findAll(template.content, 'part')) {
    root.querySelector(`[data-part="${next.dataset.part}"]`)?.replaceWith(next)
  }
  if (!active || active.isConnected) return
  // Keep keyboard focus on the same link or, if it is gone, move it to the element that the page names for this.
  const same = root.querySelector<HTMLElement>(`a[href="${CSS.escape(active.getAttribute('href') ?? '')}"]`)
  const target = same ?? find(root, 'landing')
  target?.focus({ preventScroll: true })
}
