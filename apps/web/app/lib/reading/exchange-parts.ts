import { find, findAll } from './data-names.ts'

/**
 * Exchanges the marked parts of a body for those of the next page. Everything else stays the very same elements: what is
 * being typed there goes on, even in the middle of a word that a keyboard composes.
 */
export function exchangeParts(root: Element, html: string): void {
  const active = document.activeElement
  const template = document.createElement('template')
  template.innerHTML = html
  for (const next of findAll(template.content, 'part')) {
    root.querySelector(`[data-part="${next.dataset.part}"]`)?.replaceWith(next)
  }
  if (!active || active.isConnected) return
  // Whoever uses the keyboard goes on from the same link or, where it is gone, from the place the page names for it.
  const same = root.querySelector<HTMLElement>(`a[href="${CSS.escape(active.getAttribute('href') ?? '')}"]`)
  const target = same ?? find(root, 'landing')
  target?.focus({ preventScroll: true })
}
