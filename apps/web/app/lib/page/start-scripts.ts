/**
 * Starts the page's modules, which `defer-scripts.server.ts` has made inert: when the browser is idle after the page
 * has loaded and painted, or at the first interaction.
 *
 * Runs as a separate inline script in the head (`inline-script.ts`), so it cannot use anything outside of itself.
 */
export function startScripts(): void {
  // Not pointerover, which fires with the first layout wherever the mouse is, and not scroll, which fires when the
  // browser restores the scroll position.
  const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'wheel']
  const start = () => {
    // During parsing the script element may hold only a part of its text. Try again when the document is complete.
    if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', start)
    const inert = document.querySelector<HTMLScriptElement>('script[data-preload]')
    if (!inert) return
    for (const sign of signs) removeEventListener(sign, start, true)
    for (const href of inert.dataset.preload!.split(' ')) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      document.head.append(link)
    }
    inert.removeAttribute('data-preload')
    const module = document.createElement('script')
    module.type = 'module'
    module.nonce = inert.nonce
    module.textContent = inert.textContent
    document.head.append(module)
  }
  for (const sign of signs) addEventListener(sign, start, { passive: true, capture: true })
  // Safari has no idle callbacks.
  const startWhenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 2000 }) : setTimeout(start, 200)
  const startAfterPaint = () => {
    new PerformanceObserver((_, observer) => {
      observer.disconnect()
      startWhenIdle()
    }).observe({ type: 'paint', buffered: true })
    // A page in the background is not painted.
    setTimeout(startWhenIdle, 1000)
  }
  addEventListener('load', startAfterPaint)
}
