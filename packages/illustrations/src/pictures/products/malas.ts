// Malas: 108 beads, the meru bead and its tassel.
import { n, p2, polar, range, along, circle, smooth, type Point, hatch } from '../../parts/geom.ts'
import { type Colour, at, dbl, fill, line, pearls, shape } from '../../parts/pen.ts'
import { type Place, scallop, scallopRel, places } from '../../parts/ornament.ts'
import { tulsi } from '../../parts/flora.ts'
import { strung, tassel } from './beads.ts'
import { besideScale, hand } from './size.ts'
import { type Body, type Kind, type Rangoli, type Views, shelf, stand } from './shelf.ts'

type Material = {
  col: Colour
  light: Colour
  tassel: Colour
  /** What the bead's skin shows. */
  skin: 'plain' | 'rough' | 'clear' | 'rings' | 'grain'
  mark?: Colour
  /** The bead's width in millimetres. */
  mm: number
}
const materials = {
  rudraksha: { col: 'geru', light: 'chandan', tassel: 'sindoor', skin: 'rough', mm: 8 },
  tulsi: { col: 'chandan', light: 'paper', tassel: 'marigold', skin: 'rings', mark: 'geru', mm: 7 },
  crystal: { col: 'paper', light: 'neel', tassel: 'paper', skin: 'clear', mark: 'neel', mm: 8 },
  sandalwood: { col: 'haldi', light: 'paper', tassel: 'patta', skin: 'grain', mark: 'geru', mm: 6 },
  redSandal: { col: 'sindoor', light: 'gulabi', tassel: 'peacock', skin: 'grain', mark: 'ink', mm: 7 },
  coral: { col: 'sindoor', light: 'gulabi', tassel: 'marigold', skin: 'plain', mm: 7 },
  pearl: { col: 'paper', light: 'gulabi', tassel: 'gulabi', skin: 'plain', mm: 7 },
} as const satisfies Record<string, Material>
export type MalaMaterial = keyof typeof materials

type Spot = [x: number, y: number, direction: number, share: number]
const each = (spots: readonly Spot[], f: (x: number, y: number, a: number) => string): string =>
  spots.map(([x, y, a]) => f(x, y, a)).join('')
/** A short line across each bead, `q` of its radius to both sides, turned by `by`. */
const across = (spots: readonly Spot[], q: number, by = 0): string =>
  each(spots, (x, y, a) => `M${p2(...polar(q, a + by, x, y))}L${p2(...polar(-q, a + by, x, y))}`)
const points = (spots: readonly Spot[], dx = 0, dy = 0): string => each(spots, (x, y) => `M${p2(x + dx, y + dy)}h0`)

/** Beads of radius r at the given places. */
const beads = (spots: readonly Spot[], m: Material, r: number): string => {
  if (m.skin === 'rough') {
    if (r > 12)
      return places(
        strung(r),
        spots.map(([x, y, a]): Place => [x, y, a]),
      )
    return (
      shape(
        each(spots, (x, y) => `M${p2(x, y)}${scallopRel(r * 1.02, 6, 0.13)}`),
        m.col,
        Math.min(2.4, r * 0.3),
      ) +
      line(across(spots, r * 0.72), 1.6) +
      line(
        each(
          spots,
          (x, y, a) => `M${p2(...polar(r * 0.48, a + 90, x, y))}h0M${p2(...polar(-r * 0.48, a + 90, x, y))}h0`,
        ),
        r * 0.28,
        m.light,
      )
    )
  }
  const edge = Math.min(1.3, r * 0.19)
  const all = points(spots)
  return (
    line(all, 2 * (r + edge * 0.4)) +
    line(all, 2 * (r - edge * 1.2), m.col) +
    (m.skin === 'clear'
      ? line(
          each(spots, (x, y) => threads(x, y, r)),
          r > 12 ? 1.8 : r * 0.16,
          'neel',
        )
      : '') +
    (m.skin === 'rings' || m.skin === 'grain' ? line(across(spots, r * 0.6), r > 12 ? 2.4 : r * 0.22, m.mark) : '') +
    (m.skin === 'grain' && r > 12
      ? line(
          each(
            spots,
            (x, y, a) =>
              `M${p2(...polar(r * 0.78, a - 34, x, y))}Q${p2(...polar(r * 0.3, a - 90, x, y))} ${p2(...polar(r * 0.78, a - 146, x, y))}` +
              `M${p2(...polar(r * 0.78, a + 34, x, y))}Q${p2(...polar(r * 0.3, a + 90, x, y))} ${p2(...polar(r * 0.78, a + 146, x, y))}`,
          ),
          2,
          m.mark,
        )
      : '') +
    (m.skin === 'clear' ? '' : line(points(spots, -r * 0.28, -r * 0.3), r * 0.5, m.light))
  )
}
/** Threads inside rock crystal. */
const threads = (x: number, y: number, r: number): string =>
  r > 12
    ? `M${p2(x - r * 0.62, y - r * 0.3)}l${n(r * 0.9)} ${n(r * 0.96)}M${p2(x - r * 0.2, y - r * 0.66)}l${n(r * 0.7)} ${n(r * 0.74)}M${p2(x + r * 0.2, y - r * 0.1)}l${n(r * 0.2)} ${n(-r * 0.4)}M${p2(x - r * 0.3, y + r * 0.08)}l${n(-r * 0.1)} ${n(r * 0.3)}`
    : `M${p2(x - r * 0.4, y - r * 0.4)}l${n(r * 0.8)} ${n(r * 0.8)}`
/** The meru bead, where the count turns. */
const meru = (m: Material, r = 14): string =>
  m.skin === 'rough'
    ? shape(scallop(r * 1.14, 6, 0.12), 'geru', 2.6) +
      line('M0 -13V13M-11 -6.5L11 6.5M11 -6.5L-11 6.5', 2) +
      line('M-6 -8h0M6 -8h0M-10 0h0M10 0h0M-6 8h0M6 8h0', 3, 'chandan')
    : shape(circle(0, 0, r), m.col, 2.6) +
      line(
        `M${n(-r * 0.8)} ${n(-r * 0.2)}Q0 ${n(r * 0.16)} ${n(r * 0.8)} ${n(-r * 0.2)}M${n(-r * 0.86)} ${n(r * 0.16)}Q0 ${n(r * 0.56)} ${n(r * 0.86)} ${n(r * 0.16)}`,
        1.8,
        m.mark ?? m.light,
      )

// ---- ways to lay 108 beads ---------------------------------------------------------------------------------------
/** A closed string of some turns; it begins and ends below, at the meru bead, and the turns between lie further in. */
const loop = (rx: number, ry: number, turns: number, shrink: number): string => {
  const k = turns * 36
  return smooth(
    range(k + 1, (i) => {
      const q = 1 - shrink * Math.sin((Math.PI * i) / k) ** 2
      const [x, y] = polar(q, 180 + (i * 360) / 36)
      return [x * rx, y * ry + ry * (1 - q) * 0.5]
    }),
  )
}
/** A string laid as three leaves of the bilva. */
const trefoil = smooth(
  range(73, (i): Point => {
    const t = Math.PI + (i * Math.PI) / 36
    return [50 * (Math.sin(t) + 2 * Math.sin(2 * t)), 42 * (2 * Math.cos(2 * t) - Math.cos(t))]
  }),
)
const ways = {
  ring: { string: loop(128, 118, 2, 0.4), end: [0, 118] },
  coil: { string: loop(138, 116, 3, 0.56), end: [0, 116] },
  drop: { string: loop(106, 122, 2, 0.24), end: [0, 122] },
  wide: { string: loop(142, 112, 2, 0.26), end: [0, 112] },
  trefoil: { string: trefoil, end: [0, 126] },
} as const
type Way = keyof typeof ways
/** Where the 108 beads of a mala lie. */
const beadSpots = (way: Way): Spot[] => {
  const spots = along(ways[way].string, 1)
  const total = spots.length - 1
  return range(108, (i) => spots[Math.round(((i + 1) * total) / 109)] ?? [0, 0, 0, 0])
}
/** Half of what one bead has along the string. */
const room = (way: Way): number => (along(ways[way].string, 1).length - 1) / 218
const malaArt = (material: MalaMaterial, way: Way): string => {
  const m: Material = materials[material]
  const { string, end } = ways[way]
  const full = Math.min(1.08, m.mm / 7.4)
  return (
    line(string, 2.2, m.tassel === 'paper' ? 'ink' : m.tassel) +
    beads(beadSpots(way), m, room(way) * full) +
    at(end[0], end[1] + 12, meru(m, 12)) +
    at(end[0], end[1] + 23, tassel(42, m.tassel))
  )
}
/** A mala hanging from a peg at the origin; 132 long. */
export const malaLoop = (material: MalaMaterial): string => {
  const m: Material = materials[material]
  const d = 'M0 0C-34 10 -40 74 0 92C40 74 34 10 0 0'
  const q = m.mm * 0.92
  return (
    pearls(d, { r: q * 0.72, gap: q * 1.75, col: m.col, i: 1.8 }) +
    line(d, 2.4, m.light, { dash: `0 ${n(q * 1.75)}` }) +
    at(0, 100, shape(circle(0, 0, 8), m.col, 2.2)) +
    at(0, 107, tassel(34, m.tassel), { k: 0.8 })
  )
}

// ---- the three views ---------------------------------------------------------------------------------------------
/** The knots between the beads, the meru and the tassel, close by. */
const closeBy = (material: MalaMaterial, of: Kind, r: number, rangoli: Rangoli): string => {
  const m: Material = materials[material]
  const d = 'M-30 30C40 60 90 92 122 130M350 30C280 60 230 92 198 130'
  const sides = ['M-30 34C30 54 84 92 118 142', 'M350 34C290 54 236 92 202 142'].map((s) =>
    along(s, r * 2.3, { fit: false }),
  )
  const spots = sides.flat()
  const knot = spots.flatMap(([x, y, a]) => [polar(r * 1.15, a, x, y)])
  const cord = m.tassel === 'paper' ? 'sand' : m.tassel
  return shelf(
    of,
    line(d.replace(/130/g, '146'), 7) +
      line(d.replace(/130/g, '146'), 3.4, cord) +
      beads(spots, m, r) +
      line(knot.map(([x, y]) => `M${p2(x, y)}h0`).join(''), 12) +
      line(knot.map(([x, y]) => `M${p2(x, y)}h0`).join(''), 8, cord) +
      at(160, 168, meru(m, 15), { k: 2.5 }) +
      at(160, 204, tassel(52, m.tassel), { k: 2.3 }),
    rangoli,
  )
}
/** Held as for japa: over the middle finger, the string falling out of the picture. */
const inHand = (material: MalaMaterial, of: Kind, look: Parameters<typeof hand>[1], rangoli: Rangoli): string => {
  const m: Material = materials[material]
  const s = 1.5
  const left = along('M146 98C120 120 110 200 112 350', m.mm * s * 1.06)
  const right = along('M182 104C206 140 214 220 206 350', m.mm * s * 1.06)
  const over = along('M146 98C148 84 178 84 182 104', m.mm * s * 1.06, { ends: false })
  const thread = m.tassel === 'paper' ? 'ink' : m.tassel
  return shelf(
    of,
    at(152, 286, hand(s, look)) +
      line('M112 350C110 200 120 120 146 98C148 84 178 84 182 104C206 140 214 220 206 350', 2.6, thread) +
      beads([...left, ...right, ...over], m, (m.mm * s) / 2),
    rangoli,
  )
}

/** A stick of the wood, cut at both ends. */
const sandalStick = (): string =>
  shape('M-70 -13H62V13H-70Z', 'haldi', 2.8) +
  line('M-62 -5H48M-58 3H52M-62 8H30', 1.6, 'geru') +
  shape('M62 -13C70 -13 70 13 62 13C54 13 54 -13 62 -13Z', 'chandan', 2.6) +
  line('M62 -6V6', 2, 'geru')
/** A japa bag, bent like a cow's mouth, with its slit for the forefinger. */
const bagD =
  'M140 52V-92H-10C-92 -92 -142 -60 -146 26C-148 96 -120 132 -84 126C-56 122 -48 96 -40 74C-32 56 -18 52 10 52Z'
const bag = (): string =>
  dbl(bagD, 'marigold', { w: 10, i: 2.2, tick: 5.2 }) +
  line(hatch(bagD, { angle: 0, gap: 12, inset: 12 }), 1.3, 'geru') +
  shape('M140 52V-92H104V52Z', 'sindoor', 2.8) +
  pearls('M122 -84V48', { r: 2.6, gap: 9.8, i: 1.2 }) +
  shape('M-62 98C-52 84 -64 66 -88 62C-104 66 -108 78 -100 88C-92 104 -72 108 -62 98Z', 'ink', 3) +
  line('M-58 100C-46 82 -62 60 -90 56C-112 62 -114 80 -104 92C-92 112 -70 114 -58 100Z', 2.4, 'sindoor', {
    dash: '6 4',
  }) +
  at(0, 12, lotusPrint())
const lotusPrint = (): string =>
  [-64, -32, 32, 64, 0]
    .map((r) =>
      at(
        0,
        0,
        shape('M0 0C18 -16 18 -38 0 -56C-18 -38 -18 -16 0 0Z', 'sindoor', 2) + line('M0 -14V-40', 1.6, 'haldi'),
        { r },
      ),
    )
    .join('') + line('M-30 8Q0 20 30 8', 3, 'sindoor')
const bagBody: Body = { art: bag(), box: [-150, -97, 296, 228], mm: 300 }

export const malas: Record<string, Views> = {
  'tulsi-mala': {
    thing: () =>
      shelf('bead', at(160, 200, tulsi(92, { k: 5 })) + at(160, 134, malaArt('tulsi', 'ring')), {
        form: 'ring',
        petals: 12,
        r: 152,
      }),
    detail: () => closeBy('tulsi', 'bead', 23, { petals: 9, r: 146 }),
    size: () => inHand('tulsi', 'bead', { bangle: 'patta' }, { form: 'ring', petals: 12 }),
  },
  'rudraksha-mala': {
    thing: () =>
      shelf(
        'bead',
        shape(circle(160, 24, 9), 'marigold', 2.6) +
          shape(circle(160, 24, 3), 'sindoor', 1.6) +
          at(160, 142, malaArt('rudraksha', 'drop')),
        {
          petals: 10,
          r: 80,
        },
      ),
    detail: () => closeBy('rudraksha', 'bead', 27, { form: 'star', petals: 10, r: 146 }),
    size: () => inHand('rudraksha', 'bead', { bangle: 'marigold' }, { petals: 8 }),
  },
  'sphatik-mala': {
    thing: () => shelf('shell', at(160, 136, malaArt('crystal', 'coil')), { form: 'none' }),
    detail: () => closeBy('crystal', 'shell', 27, { form: 'ring', petals: 12, r: 148 }),
    size: () => inHand('crystal', 'shell', { bangle: 'paper', alta: true }, { form: 'ring', petals: 16 }),
  },
  'red-sandal-mala': {
    thing: () => shelf('bead', at(160, 124, malaArt('redSandal', 'trefoil')), { form: 'ring', petals: 12, r: 150 }),
    detail: () => closeBy('redSandal', 'bead', 24, { form: 'ring', petals: 8, r: 146 }),
    size: () => inHand('redSandal', 'bead', { bangle: 'haldi' }, { form: 'star', petals: 12 }),
  },
  'white-sandal-mala': {
    thing: () =>
      shelf(
        'bead',
        at(160, 148, [-24, 24].map((r) => at(0, 0, sandalStick(), { r })).join('')) +
          at(160, 140, malaArt('sandalwood', 'wide')),
        { form: 'star', petals: 12, r: 152 },
      ),
    detail: () => closeBy('sandalwood', 'bead', 20, { form: 'lotus', petals: 12, r: 146 }),
    size: () => inHand('sandalwood', 'bead', { bangle: 'sindoor', alta: true }, { form: 'lotus', petals: 12 }),
  },
  'gomukhi-bag': {
    thing: () => shelf('bead', stand(bagBody, 1, 160, 276), { form: 'star', petals: 12, r: 146 }),
    detail: () => insideBag(),
    size: () => besideScale(bagBody, { of: 'bead', form: 'ring' }),
  },
}
/** The slit close by: the mala comes out between two edges of stitches. */
const insideBag = (): string => {
  const m: Material = materials.tulsi
  return (
    fill('M0 0H320V320H0Z', 'marigold') +
    line(hatch('M0 0H320V320H0Z', { angle: 90, gap: 13, inset: 0 }), 1.4, 'geru') +
    line(hatch('M0 0H320V320H0Z', { angle: 0, gap: 13, inset: 0 }), 1.4, 'geru', { dash: '5 8' }) +
    shape('M150 26C232 40 252 190 214 296C128 250 108 120 150 26Z', 'ink', 4) +
    line('M140 14C88 120 112 262 218 312M156 12C256 24 276 200 222 312', 12, 'sindoor') +
    line('M140 14C88 120 112 262 218 312M156 12C256 24 276 200 222 312', 4, 'haldi', { dash: '8 7', cap: 'butt' }) +
    line('M180 40C168 100 192 160 176 230', 3, 'marigold') +
    beads(along('M180 40C168 100 192 160 180 262', 25), m, 12) +
    shape('M14 196H96V296Q55 312 14 296Z', 'sindoor', 3.4) +
    line('M22 206H88M22 206V288M88 206V288', 2, 'haldi', { dash: '6 5' }) +
    at(55, 214, beads(along('M-20 0Q0 52 24 0', 13), m, 6.4))
  )
}
