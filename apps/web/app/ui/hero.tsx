import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Scene, type View, wholeWide } from './scene.tsx'

type HeroProps = {
  scene: string
  /** The part of the wide scene that a phone shows as a low strip; null for none. */
  strip: View | null
  /** What a desk shows: a lower part of the wide scene, if more than a heading must stay in sight. */
  desk?: View
  /** Where the heading stands: `top` in a scene whose left third has only its sky free. */
  place?: 'middle' | 'top'
  /** The heading. It stands in the empty left third of the scene, on a phone below the strip. */
  children: ReactNode
}

const places = {
  // As far from the toran above as from the lamps below.
  middle: 'content-center sm:py-[6.6%]',
  top: 'content-start sm:pt-[4%]',
}

/** Shows the scene at the top of a page with its heading. */
export function Hero({ scene, strip, desk = wholeWide.view, place = 'middle', children }: HeroProps) {
  return (
    <header className="sm:page-width sm:pt-4">
      <div className="relative">
        <Scene
          name={scene}
          small={strip && { sheet: 'wide', view: strip }}
          large={{ sheet: 'wide', view: desk }}
          className="sm:rounded-lg"
        />
        <div
          className={classes(
            'grid max-sm:page-width max-sm:py-3 sm:absolute sm:inset-y-0 sm:left-0 sm:w-[33%] sm:pl-[4%]',
            places[place],
          )}
        >
          {children}
        </div>
      </div>
    </header>
  )
}
