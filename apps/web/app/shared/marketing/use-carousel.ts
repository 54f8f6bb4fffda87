import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useIsLive } from '../../lib/use-is-live.ts'
import { useMedia } from '../../lib/use-media.ts'

const everyMs = 3000
const turnMs = 500

/**
 * Turns a row of `count` items endlessly, one item every three seconds. Pauses while the pointer or the focus is in it
 * and while it is out of view; does not start by itself for readers who prefer reduced motion.
 */
export function useCarousel(count: number) {
  const section = useRef<HTMLElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const row = useRef<HTMLUListElement>(null)
  const [first, setFirst] = useState(0)
  const [isTurning, setIsTurning] = useState(false)
  const isCalm = useMedia('(prefers-reduced-motion: reduce)')
  const isLive = useIsLive()
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isPlaying = isLive && (chosen ?? !isCalm)
  /** Ends the running animation with every item in its final position. */
  const settle = useRef<(() => void) | null>(null)

  const advance = (items: number) => setFirst((at) => (at + items + count) % count)

  const turn = (step: 1 | -1) => {
    // The next turn may be requested before the last one has ended.
    settle.current?.()
    const box = frame.current!
    const list = row.current!
    // When the items are stacked on a small screen, there is nothing to turn.
    if (box.scrollWidth <= box.clientWidth) return
    const [one, two] = [...list.children] as HTMLElement[]
    const width = two!.offsetLeft - one!.offsetLeft
    // Move items that have scrolled out on the left to the end, so that another item always follows.
    const passed = Math.round(box.scrollLeft / width)
    flushSync(() => {
      setIsTurning(true)
      advance(step > 0 ? passed : passed - 1)
    })
    box.scrollLeft = 0
    const away = { transform: `translateX(${-width}px)` }
    const here = { transform: 'none' }
    const animation = list.animate(step > 0 ? [here, away] : [away, here], {
      duration: isCalm ? 0 : turnMs,
      easing: 'ease',
    })
    settle.current = () => {
      settle.current = null
      animation.onfinish = null
      animation.cancel()
      flushSync(() => {
        setIsTurning(false)
        if (step > 0) advance(1)
      })
    }
    animation.onfinish = settle.current
  }

  const tick = useEffectEvent(() => {
    if (document.hidden || section.current!.matches(':hover, :focus-within')) return
    const { top, bottom } = frame.current!.getBoundingClientRect()
    if (bottom > 0 && top < innerHeight) turn(1)
  })
  useEffect(() => {
    if (!isPlaying) return
    const timer = setInterval(tick, everyMs)
    return () => clearInterval(timer)
  }, [isPlaying])

  return { section, frame, row, first, isTurning, isLive, isPlaying, setPlaying: setChosen, turn }
}
