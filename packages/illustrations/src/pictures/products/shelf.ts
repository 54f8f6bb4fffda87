// The shelf on which every product stands: a ground that says the kind, a quiet rangoli, the thing.
import { n, polar, range, p2 } from '../../parts/geom.ts'
import { type Colour, at, fill, fit, g, line } from '../../parts/pen.ts'
import { rangoli } from '../../parts/ornament.ts'

/** The three views of a product: the thing, a detail, its size. */
export type Views = { thing: () => string; detail: () => string; size: () => string }

/** A thing, the box it fills in its own units, and the true width of that box in millimetres. */
export type Body = { art: string; box: [x: number, y: number, w: number, h: number]; mm: number }

/** One ground per kind of thing, with the line its rangoli is drawn in. */
const kinds = {
  bead: { ground: 'g-sand', line: 'g-line', opacity: 1 },
  gem: { ground: 'g-sky', line: 'g-line', opacity: 1 },
  yantra: { ground: 'g-gulabi', line: 'gulabi', opacity: 0.5 },
  lamp: { ground: 'g-ink', line: 'marigold', opacity: 0.34 },
  incense: { ground: 'g-peacock', line: 'haldi', opacity: 0.34 },
  set: { ground: 'g-sindoor', line: 'haldi', opacity: 0.38 },
  shell: { ground: 'g-neel', line: 'paper', opacity: 0.3 },
  book: { ground: 'g-patta', line: 'patta', opacity: 0.4 },
} as const satisfies Record<string, { ground: Colour; line: Colour; opacity: number }>
export type Kind = keyof typeof kinds

export type Rangoli = { petals?: number; form?: 'lotus' | 'star' | 'ring' | 'none'; r?: number; x?: number; y?: number }
export const shelf = (
  of: Kind,
  art: string,
  { petals = 8, form = 'lotus', r = 142, x = 160, y = 160 }: Rangoli = {},
): string => {
  const { ground, line: col, opacity } = kinds[of]
  return (
    fill('M0 0H320V320H0Z', ground) +
    (form === 'none'
      ? ''
      : g(at(x, y, rangoli(r, { k: petals, kind: form, w: 2.4, col })), {
          opacity: opacity < 1 ? opacity : undefined,
        })) +
    art
  )
}

/** Stands a thing with the middle of its foot at (x, y), `scale` pixels to the millimetre. */
export const stand = ({ art, box: [bx, by, bw, bh], mm }: Body, scale: number, x: number, y: number): string => {
  const k = (mm * scale) / bw
  return fit(x - k * (bx + bw / 2), y - k * (by + bh), art, k, { keep: 0.6 })
}
/** Height of a thing in millimetres. */
export const tall = ({ box: [, , w, h], mm }: Body): number => (mm * h) / w
/** Lays a thing with its middle at (x, y). */
export const lay = (body: Body, scale: number, x: number, y: number): string =>
  stand(body, scale, x, y + (tall(body) * scale) / 2)

/** Rays of light behind a flame. */
export const glow = (k: number, r1: number, r2: number, col: Colour = 'marigold'): string =>
  line(
    range(k, (i) => {
      const a = (i * 360) / k
      return `M${p2(...polar(r1, a))}L${p2(...polar(i % 2 ? r2 : r2 * 0.86, a))}`
    }).join(''),
    3,
    col,
    { dash: '7 6' },
  )
/** Path data without arcs, every number times k. */
export const scaled = (d: string, k: number): string => d.replace(/-?\d*\.?\d+/g, (v) => ' ' + n(Number(v) * k))
