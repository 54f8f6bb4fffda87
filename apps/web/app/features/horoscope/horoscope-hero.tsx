import type { ReactNode } from 'react'
import { Hero } from '../../ui/hero.tsx'

/** The wheel of the signs around the Sun, with the heading of a page of the horoscope. */
export function HoroscopeHero({ children }: { children: ReactNode }) {
  return (
    <Hero scene="horoscope" strip={[432, 40, 830, 216]}>
      <div className="grid gap-1 sm:gap-3">{children}</div>
    </Hero>
  )
}
