import { classes } from './classes.ts'

type PictureProps = {
  /** The name of an illustration: `poojas/ganesh`. */
  name: string
  /** Its width in CSS pixels. */
  size: number
  /** Empty if the name of what it shows is beside it. */
  alt?: string
  /** Of a page's first picture, which is loaded at once; the others are loaded when they come near. */
  first?: boolean
  className?: string
}

const folder = `/pictures/${import.meta.env.PICTURES}`

/** Returns the address of an illustration. Its file never changes: a new release has a new version. */
export function pictureAddress(name: string): string {
  return `${folder}/${name}.svg`
}

/** Height by width. The other groups are square. */
const ratios: Record<string, number> = { states: 2 / 3, articles: 9 / 16 }
/** Groups whose frame takes too much of a small picture. */
const framed = new Set(['poojas', 'products', 'festivals', 'things'])
const smallSize = 100

/** Shows one of our illustrations. The file itself follows the light or dark theme. */
export function Picture({ name, size, alt = '', first = false, className }: PictureProps) {
  const group = name.slice(0, name.indexOf('/'))
  const view = size < smallSize && framed.has(group) ? '#svgView(viewBox(20,20,280,280))' : ''
  return (
    <img
      src={pictureAddress(name) + view}
      alt={alt}
      width={size}
      height={Math.round(size * (ratios[group] ?? 1))}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
      className={classes('shrink-0', className)}
    />
  )
}
