/**
 * Lines in the head of every page, before any module is loaded. They remember what the reader does until scripts can answer
 * (`lib/reading/early-events.ts`), and start the page's modules, which `defer-scripts.server.ts` has made inert: when the
 * browser is idle after the page has loaded and was painted, or at the first sign of a reader. Only the server writes them.
 */
export const startScripts = import.meta.env.SSR ? toInline(rememberAndStart) : ''

function toInline(lines: () => void): string {
  return `(${lines.toString().replace(/\n\s*/g, '\n')})()`
}

/** Runs as a text of its own in the page: nothing outside of it can be used here. */
function rememberAndStart(): void {
  // Not pointerover, which comes with the first layout wherever the mouse happens to lie, and not scroll, which comes when the
  // browser puts a page back to where it was left.
  const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'wheel']
  window.earlyEvents = {}
  for (const type of ['keydown', 'touchstart', 'touchend', 'click']) {
    addEventListener(type, (event) => window.earlyEvents && Object.assign(window.earlyEvents, { [type]: event }), {
      passive: true,
      capture: true,
    })
  }

  const start = () => {
    // While the page is being parsed the script may be there with only a part of its text: once more when it is whole.
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
  // Safari knows no idle callbacks.
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
