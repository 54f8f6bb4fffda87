import type { ReactNode } from 'react'
import { pictureAddress } from './picture.tsx'

type HeroProps = {
  /** The name of the scene: `pooja` for heroes/pooja-wide. */
  scene: string
  /** The part of the wide scene that a phone shows as a low strip: x, y, width and height on its 1280 × 480 sheet. */
  strip: readonly [x: number, y: number, width: number, height: number]
  /** The heading. It stands in the empty left third of the scene, on a phone below the strip. */
  children: ReactNode
}

/** Shows the scene at the top of a page. On a phone it is a low strip, so that the page's content stays in sight. */
export function Hero({ scene, strip, children }: HeroProps) {
  const wide = pictureAddress(`heroes/${scene}-wide`)
  return (
    <header className="sm:page-width sm:pt-4">
      <div className="relative">
        <picture>
          <source media="(width >= 40rem)" srcSet={wide} width={1280} height={480} />
          <img
            src={`${wide}#svgView(viewBox(${strip.join()}))`}
            alt=""
            width={strip[2]}
            height={strip[3]}
            fetchPriority="high"
            decoding="async"
            className="w-full sm:rounded-lg"
          />
        </picture>
        <div className="grid content-center max-sm:page-width max-sm:py-3 sm:absolute sm:inset-y-0 sm:left-0 sm:w-[33%] sm:pb-[6%] sm:pl-[4%]">
          {children}
        </div>
      </div>
    </header>
  )
}
