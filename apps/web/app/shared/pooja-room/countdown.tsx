import { useEffect, useState } from 'react'
import { useTranslation } from '../../lib/locale/use-translation.ts'

const secondMs = 1000

type CountdownProps = { startsAt: string; skewMs: number }

/** Counts down to the start of a pooja by the server's clock, each second; renders nothing from the start on. */
export function Countdown({ startsAt, skewMs }: CountdownProps) {
  const { t } = useTranslation('pooja-room')
  const leftMs = useLeftMs(Date.parse(startsAt), skewMs)
  if (leftMs <= 0) return null
  return (
    // A screen reader would read every second aloud.
    <div role="timer" aria-live="off" className="grid justify-items-center gap-1 py-4 text-center">
      <p className="text-ink-soft">{t('beginsIn')}</p>
      <p className="tabular font-heading text-5xl leading-none">{clockText(leftMs)}</p>
    </div>
  )
}

/** Formats 1:04:09 or 4:09. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / secondMs)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  const two = (number: number) => String(number).padStart(2, '0')
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`
}

function useLeftMs(startMs: number, skewMs: number): number {
  const [now, setNow] = useState(() => Date.now() + skewMs)
  const isOver = now >= startMs
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setNow(Date.now() + skewMs), secondMs)
    return () => clearInterval(timer)
  }, [isOver, skewMs])
  return startMs - now
}
