const everyMs = 3000
const turnMs = 500

/**
 * Turns the testimonials of a reading page without end; the function it returns stops that. They wait while somebody points at them,
 * has the focus in them or has paused them, while they are out of sight, and for those who want no motion.
 */
export function turnTestimonials(root: ParentNode): () => void {
  const section = root.querySelector<HTMLElement>('[data-testimonials]')
  if (!section) return () => {}
  const track = section.querySelector('ul')!
  const frame = track.parentElement!
  const pause = section.querySelector<HTMLElement>('[data-turn=pause]')!
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  /** Ends the turn that is being shown, with everything in its place. */
  let settle: (() => void) | null = null

  const widthOfOne = () => (track.children[1] as HTMLElement).offsetLeft - (track.children[0] as HTMLElement).offsetLeft

  /** What was scrolled out of sight on the left goes to the end, so that there is always one more to come. */
  function rewind(): void {
    const passed = Math.round(frame.scrollLeft / widthOfOne())
    for (let count = 0; count < passed; count += 1) track.append(track.children[0]!)
    frame.scrollLeft = 0
  }

  function turn(steps: 1 | -1): void {
    // The next one is wanted before the last has come to rest.
    settle?.()
    // Under each other on a small screen, there is nothing to turn.
    if (frame.scrollWidth <= frame.clientWidth) return
    // Else the browser would put the moving list back in its place.
    frame.style.scrollSnapType = 'none'
    rewind()
    const width = widthOfOne()
    if (steps < 0) track.prepend(track.lastElementChild!)
    const away = { transform: `translateX(${-width}px)` }
    const here = { transform: 'none' }
    const animation = track.animate(steps > 0 ? [here, away] : [away, here], {
      duration: isCalm ? 0 : turnMs,
      easing: 'ease',
    })
    settle = () => {
      settle = null
      animation.onfinish = null
      animation.cancel()
      if (steps > 0) track.append(track.children[0]!)
      frame.style.scrollSnapType = ''
    }
    animation.onfinish = settle
  }

  function setPlaying(isPlaying: boolean): void {
    if (isPlaying === 'playing' in section!.dataset) return
    if (isPlaying) section!.dataset.playing = ''
    else delete section!.dataset.playing
    const { ariaLabel } = pause
    pause.ariaLabel = pause.dataset.other!
    pause.dataset.other = ariaLabel!
  }

  function press(event: Event): void {
    const name = (event.target as Element).closest<HTMLElement>('[data-turn]')?.dataset.turn
    if (name === 'pause') setPlaying(!('playing' in section!.dataset))
    else if (name) turn(name === 'next' ? 1 : -1)
  }

  function tick(): void {
    if (document.hidden || !('playing' in section!.dataset) || section!.matches(':hover, :focus-within')) return
    const { top, bottom } = frame.getBoundingClientRect()
    if (bottom > 0 && top < innerHeight) turn(1)
  }

  section.querySelector('[data-controls]')!.classList.remove('invisible')
  setPlaying(!isCalm)
  section.addEventListener('click', press)
  const timer = setInterval(tick, everyMs)
  return () => {
    clearInterval(timer)
    section.removeEventListener('click', press)
    settle?.()
  }
}
