import { classes } from './classes.ts'
import { pictureAddress } from './picture.tsx'

/** A part of a sheet of a scene: x, y, width and height on it. */
export type View = readonly [x: number, y: number, width: number, height: number]
type Part = { sheet: 'wide' | 'tall' | 'strip'; view: View }

/** The whole of a sheet. */
export const wholeWide: Part = { sheet: 'wide', view: [0, 0, 1280, 480] }
export const wholeTall: Part = { sheet: 'tall', view: [0, 0, 360, 420] }

type SceneProps = {
  /** The name of the scene: `pooja` for heroes/pooja-wide. */
  name: string
  /** What a phone shows: a low strip, so that the page's content stays in sight; null for nothing, not even a download. */
  small: Part | null
  large: Part
  /** The width of the screen from which on it is the large part. */
  from?: '40rem' | '64rem'
  className?: string
}

/** Shows a scene at the top of a page. Only one of the two files is loaded, and both have their size from the start. */
export function Scene({ name, small, large, from = '40rem', className }: SceneProps) {
  const address = ({ sheet, view }: Part) =>
    `${pictureAddress(`heroes/${name}-${sheet}`)}#svgView(viewBox(${view.join()}))`
  const other = small ?? large
  return (
    <picture>
      <source media={`(width >= ${from})`} srcSet={address(large)} width={large.view[2]} height={large.view[3]} />
      <img
        src={address(other)}
        alt=""
        width={other.view[2]}
        height={other.view[3]}
        fetchPriority="high"
        loading={small ? 'eager' : 'lazy'}
        decoding="async"
        className={classes('w-full', !small && 'max-sm:hidden', className)}
      />
    </picture>
  )
}
