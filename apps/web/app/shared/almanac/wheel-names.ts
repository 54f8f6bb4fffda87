import { find, findAll } from '../../lib/reading/data-names.ts'

const steps: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 }
/** A finger is this far from the middle of the mark that it means: most marks are thinner than a finger. */
const reachPx = 24

/**
 * Shows the name of a part of the day wheel below it, when the part is tapped or has the focus. The wheel is one stop of
 * the Tab key, and the arrow keys move between its parts.
 */
export function listenForWheelNames(root: HTMLElement, signal: AbortSignal, earlyClick?: Event): void {
  const click = (event: Event) => {
    const { target, clientX, clientY } = event as MouseEvent
    const wheel = (target as Element).closest('.day-wheel')
    if (wheel) partNear(wheel, clientX, clientY)?.focus({ preventScroll: true })
  }
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]
    const part = event.target as SVGElement
    const wheel = part.closest('.day-wheel')
    if (!step || !wheel || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    moveToPart(wheel, part, step)
  }
  const name = (part: Element | null) => {
    const frame = part?.closest('.day-wheel')?.closest('.wheel-frame')
    const line = frame && find(frame, 'wheel-name')
    if (line) line.textContent = part!.getAttribute('aria-label')
  }
  root.addEventListener('click', click, { signal })
  root.addEventListener('keydown', press, { signal })
  root.addEventListener('focusin', ({ target }) => name(target as Element), { signal })
  // The wheel may have been tapped, or have got the focus, before this script was loaded.
  name(document.activeElement)
  if (earlyClick) click(earlyClick)
}

function partNear(wheel: Element, x: number, y: number): SVGElement | undefined {
  const far = (part: Element) => {
    const { left, top, width, height } = part.getBoundingClientRect()
    return Math.hypot(x - left - width / 2, y - top - height / 2)
  }
  const [nearest] = findAll<SVGElement>(wheel, 'part').toSorted((a, b) => far(a) - far(b))
  return nearest && far(nearest) < reachPx ? nearest : undefined
}

function moveToPart(wheel: Element, part: SVGElement, step: 1 | -1): void {
  const parts = findAll<SVGElement>(wheel, 'part')
  const next = parts[(parts.indexOf(part) + step + parts.length) % parts.length]!
  part.tabIndex = -1
  next.tabIndex = 0
  next.focus()
}
