import { type PointerEvent, useRef, useState } from 'react'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { classes } from '../../../ui/classes.ts'
import { StreamVideo } from './stream-video.tsx'

const corners = ['bottom-3 right-3', 'bottom-3 left-3', 'top-14 left-3', 'top-14 right-3'] as const
/** A movement shorter than this is a press. */
const moveFromPx = 8

/** Shows one's own video in a corner. Dragging moves it to the nearest corner, a press or a key to the next one. */
export function OwnPicture({ stream, isOn }: { stream: MediaStream; isOn: boolean }) {
  const { t } = useTranslation('call')
  const [corner, setCorner] = useState(0)
  const [moved, setMoved] = useState<{ x: number; y: number } | null>(null)
  const start = useRef({ x: 0, y: 0 })
  const wasMoved = useRef(false)

  const onDown = (event: PointerEvent<HTMLButtonElement>) => {
    start.current = { x: event.clientX, y: event.clientY }
    wasMoved.current = false
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const onMove = (event: PointerEvent<HTMLButtonElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const [x, y] = [event.clientX - start.current.x, event.clientY - start.current.y]
    if (!wasMoved.current && Math.hypot(x, y) < moveFromPx) return
    wasMoved.current = true
    setMoved({ x, y })
  }
  const onUp = (event: PointerEvent<HTMLButtonElement>) => {
    setMoved(null)
    if (!wasMoved.current) return
    const stage = event.currentTarget.parentElement!.getBoundingClientRect()
    const isRight = event.clientX > stage.left + stage.width / 2
    const isLow = event.clientY > stage.top + stage.height / 2
    setCorner(isLow ? (isRight ? 0 : 1) : isRight ? 3 : 2)
  }
  return (
    <button
      type="button"
      aria-label={t('own')}
      onPointerDown={onDown}
      onPointerMove={onMove}
      onPointerUp={onUp}
      onClick={() => !wasMoved.current && setCorner((corner + 1) % corners.length)}
      className={classes(
        'absolute aspect-3/4 w-24 lg:aspect-auto lg:w-52 touch-none overflow-hidden rounded-lg border border-rule-strong bg-paper-raised shadow-lift sm:w-36',
        corners[corner],
      )}
      style={moved ? { transform: `translate(${moved.x}px, ${moved.y}px)` } : undefined}
    >
      <StreamVideo
        stream={stream}
        label=""
        isMuted
        isMirrored
        className={classes('h-full w-full object-cover lg:h-auto', !isOn && 'opacity-0')}
      />
      {!isOn && (
        <span className="absolute inset-0 grid place-items-center p-1 text-sm text-ink-soft">
          {t('check.cameraOff')}
        </span>
      )}
    </button>
  )
}
