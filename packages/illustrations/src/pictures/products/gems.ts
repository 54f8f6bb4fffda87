// Loose stones: seen from above in their cut, from the side, and laid across two fingers.
import { type Point, n, range, circle, dots, ellipse, poly, smooth } from '../../parts/geom.ts'
import { type Colour, at, c, dbl, fill, line, path, shape, turn } from '../../parts/pen.ts'
import { flame } from '../../parts/ornament.ts'
import { tassel } from './beads.ts'
import { inFingers } from './size.ts'
import { type Body, type Rangoli, type Views, shelf, stand } from './shelf.ts'

type Cut = 'oval' | 'round' | 'cushion' | 'step' | 'triangle' | 'sphere' | 'eye'
type Stone = {
  base: Colour
  light: Colour
  deep: Colour
  cushion: Colour
  cut: Cut
  /** Height over width of an oval. */
  long?: number
  /** Facets around the table. */
  sides?: number
  /** Thinned with paper: a sky-blue stone. */
  pale?: boolean
  /** Width in millimetres. */
  mm: number
}
/** Tones of each stone, the cushion it lies on, its cut. */
export const stones = {
  pukhraj: { base: 'haldi', light: 'paper', deep: 'marigold', cushion: 'peacock', cut: 'oval', long: 1.21, mm: 7.6 },
  ruby: { base: 'sindoor', light: 'gulabi', deep: 'ink', cushion: 'haldi', cut: 'cushion', mm: 8 },
  emerald: { base: 'patta', light: 'paper', deep: 'peacock', cushion: 'gulabi', cut: 'step', mm: 8 },
  pearl: { base: 'paper', light: 'paper', deep: 'gulabi', cushion: 'neel', cut: 'sphere', mm: 9 },
  coral: { base: 'sindoor', light: 'gulabi', deep: 'ink', cushion: 'patta', cut: 'triangle', mm: 11 },
  neelam: { base: 'neel', light: 'paper', deep: 'ink', cushion: 'marigold', cut: 'oval', mm: 8 },
  gomed: { base: 'geru', light: 'marigold', deep: 'ink', cushion: 'gulabi', cut: 'cushion', long: 1.22, mm: 9 },
  lehsuniya: { base: 'marigold', light: 'paper', deep: 'geru', cushion: 'sindoor', cut: 'eye', mm: 8 },
  diamond: { base: 'paper', light: 'paper', deep: 'neel', cushion: 'ink', cut: 'round', mm: 6 },
  topaz: {
    base: 'neel',
    light: 'paper',
    deep: 'peacock',
    cushion: 'haldi',
    cut: 'oval',
    long: 1.3,
    sides: 10,
    pale: true,
    mm: 10,
  },
} as const satisfies Record<string, Stone>
export type StoneName = keyof typeof stones

type Tones = Pick<Stone, 'base' | 'light' | 'deep' | 'pale'>
/** Facets of a brilliant seen from above: table, stars, kites, halves, on an outline that is a superellipse. */
const brilliant = (rx: number, ry: number, k: number, pow: number, { base, light, deep, pale }: Tones): string => {
  const on = (q: number, deg: number): Point => {
    const a = (deg * Math.PI) / 180
    const round = (v: number) => Math.sign(v) * Math.abs(v) ** (2 / pow)
    return [rx * q * round(Math.sin(a)), -ry * q * round(Math.cos(a))]
  }
  const step = 360 / k
  const table = (i: number) => on(0.52, i * step)
  const middle = (i: number) => on(0.76, (i + 0.5) * step)
  const girdle = (i: number) => on(1, (i * step) / 2)
  const towards = (facet: readonly Point[]) =>
    Math.atan2(
      facet.reduce((sum, [, y]) => sum + y, 0),
      facet.reduce((sum, [x]) => sum + x, 0),
    )
  const stars = range(k, (i) => [table(i), table(i + 1), middle(i)])
  const kites = range(k, (i) => [table(i), middle(i), girdle(2 * i), middle(i - 1)])
  const halves = range(2 * k, (i) => [girdle(i), girdle(i + 1), middle(Math.floor(i / 2))])
  const tone = (facet: readonly Point[], side: number, shade: boolean): Colour => {
    const lit = Math.cos(towards(facet) + side)
    return lit > 0.35 ? light : shade && lit < -0.45 ? deep : base
  }
  const toned = [
    ...halves.map((facet, i) => ({ facet, col: i % 2 ? deep : base })),
    ...kites.map((facet) => ({ facet, col: tone(facet, 2.3, true) })),
    ...stars.map((facet) => ({ facet, col: tone(facet, -0.7, false) })),
  ]
  const of = (col: Colour): string =>
    toned
      .filter((f) => f.col === col)
      .map((f) => poly(f.facet))
      .join('')
  const outline = smooth(
    range(32, (i) => on(1, i * 11.25)),
    true,
  )
  const edges = range(
    k,
    (i) =>
      poly([table(i), middle(i), table(i + 1)], false) +
      poly([middle(i), girdle(2 * i + 1)], false) +
      poly([girdle(2 * i), middle(i)], false) +
      poly([girdle(2 * i), middle(i - 1)], false),
  ).join('')
  const glint = [0.6, 0.75, 0.9].map((q) => table(Math.round(k * q)))
  return (
    fill(outline, base) +
    [deep, light]
      .map((col) => fill(of(col), col, { o: col === 'ink' ? 0.45 : col === 'paper' ? 0.72 : undefined }))
      .join('') +
    line(edges, 1.5) +
    shape(poly(range(k, table)), base, 1.8) +
    (pale ? fill(outline, 'paper', { o: 0.42 }) : '') +
    fill(poly(glint), light, { o: 0.75 }) +
    line(outline, 4)
  )
}
/** A step cut: rectangles with cut corners, one in the other. */
const stepCut = ({ base, light, deep }: Tones): string => {
  const corner = (q: number, i: number): Point => {
    const [w, h, cut] = [58 * q, 74 * q, 20 * q]
    const quarter: Point[] = [
      [-w + cut, -h],
      [w - cut, -h],
      [w, -h + cut],
      [w, h - cut],
      [w - cut, h],
      [-w + cut, h],
      [-w, h - cut],
      [-w, -h + cut],
    ]
    return quarter[i % 8] ?? [0, 0]
  }
  const steps = [1, 0.8, 0.6, 0.42]
  const ring = (q: number): string => poly(range(8, (i) => corner(q, i)))
  const facet = (from: number, i: number): string => {
    const [a = 1, b = 0] = steps.slice(from)
    return poly([corner(a, i), corner(a, i + 1), corner(b, i + 1), corner(b, i)])
  }
  return (
    fill(ring(1), base) +
    fill([0, 1, 2].flatMap((q) => [2, 3, 4].map((i) => facet(q, i))).join(''), deep) +
    fill([0, 2].flatMap((q) => [6, 7].map((i) => facet(q, i))).join(''), light, { o: 0.65 }) +
    line(
      steps.slice(1).map(ring).join('') + range(8, (i) => poly([corner(1, i), corner(0.42, i)], false)).join(''),
      1.5,
    ) +
    fill(poly([corner(0.42, 7), corner(0.42, 0), corner(0.42, 6)]), light, { o: 0.7 }) +
    line(ring(1), 4)
  )
}
/** Coral is polished, not faceted: a smooth triangle. */
const triangle = ({ base, light, deep }: Tones): string =>
  shape(
    'M0 -70C12 -70 18 -62 24 -52L66 30C74 46 66 58 48 60Q0 66 -48 60C-66 58 -74 46 -66 30L-24 -52C-18 -62 -12 -70 0 -70Z',
    base,
    4,
  ) +
  fill('M-8 -56C0 -58 -2 -50 -8 -40L-42 22C-48 34 -56 32 -54 22C-44 0 -24 -36 -8 -56Z', light) +
  line('M40 44Q0 54 -30 48', 4, light, { o: 0.7 }) +
  fill('M20 -50L62 30C68 44 62 54 48 56Q30 60 12 61C40 44 44 6 20 -50Z', deep, { o: 0.25 })
/** A pearl has no facets: its lustre is dots that thin out from its edge. */
const sphere = ({ base, deep }: Tones): string => {
  const shade = 'M50 -36A62 62 0 1 1 -56 26C-26 56 36 48 50 4C54 -10 54 -24 50 -36Z'
  return (
    shape(circle(0, 0, 66), base, 4) +
    line(dots(shade, { gap: 8, inset: 2 }), 4.4, deep) +
    line(dots('M60 -6A58 58 0 0 1 -30 52C10 54 46 36 60 -6Z', { gap: 8, inset: 1, x0: 4, y0: 3 }), 3.4, 'neel') +
    line('M-46 -14C-44 -34 -32 -46 -14 -50', 5, deep) +
    fill(ellipse(-20, -24, 13, 9), 'sand')
  )
}
/** A cabochon with its line of light. */
const eye = ({ base, light, deep }: Tones): string =>
  shape(ellipse(0, 0, 56, 72), base, 4) +
  fill('M30 -60C58 -36 62 30 26 62C62 48 66 -44 30 -60Z', deep, { o: 0.75 }) +
  fill('M-30 -60C-58 -36 -62 30 -26 62C-62 48 -66 -44 -30 -60Z', deep, { o: 0.55 }) +
  fill('M-22 -52C-14 -30 -14 30 -22 54C-34 30 -36 -30 -22 -52Z', 'haldi', { o: 0.7 }) +
  fill('M2 -70C9 -34 9 34 2 70C-4 34 -4 -34 2 -70Z', light) +
  line('M2 -66V66', 2.4, 'haldi', { o: 0.9 }) +
  line(ellipse(0, 0, 56, 72), 4)

export const gemStone = (name: StoneName): string => {
  const s: Stone = stones[name]
  const [rx, ry] = size(s)
  switch (s.cut) {
    case 'oval':
    case 'round':
      return brilliant(rx, ry, s.sides ?? 8, 2, s)
    case 'cushion':
      return brilliant(rx, ry, 8, 2.9, s)
    case 'step':
      return stepCut(s)
    case 'triangle':
      return triangle(s)
    case 'sphere':
      return sphere(s)
    case 'eye':
      return eye(s)
  }
}
const halves: Record<Cut, Point> = {
  oval: [58, 72],
  round: [66, 66],
  cushion: [62, 68],
  step: [58, 74],
  triangle: [70, 66],
  sphere: [66, 66],
  eye: [56, 72],
}
const size = ({ cut, long }: Stone): Point => (long ? [72 / long, 72] : halves[cut])
/** A stone on its cushion, 236 square around the origin. */
export const gemCushion = (name: StoneName, round = false): string => {
  const { cushion }: Stone = stones[name]
  const pad = round
    ? circle(0, 0, 116)
    : 'M-104 -104C-50 -86 50 -86 104 -104C86 -50 86 50 104 104C50 86 -50 86 -104 104C-86 50 -86 -50 -104 -104Z'
  const pale = cushion === 'haldi' || cushion === 'marigold'
  const corner = at(-106, -106, at(0, 0, tassel(30, pale ? 'sindoor' : 'marigold'), { r: 135, k: 0.86 }))
  const print = pale ? 'geru' : 'haldi'
  return (
    (round ? '' : turn(4, corner)) +
    dbl(pad, cushion, { w: 10, i: 2.2, tick: 5.2 }) +
    (round
      ? turn(24, path('M-9 -98Q0 -84 9 -98', { stroke: c(print), 'stroke-width': 2 }) + line('M0 -104h0', 4, print))
      : turn(
          4,
          path('M-78 -78C-40 -66 40 -66 78 -78', { stroke: c(print), 'stroke-width': 2.2 }) +
            line(
              range(6, (i) => `M${-54 + i * 18} ${n(-64 + Math.abs(i - 2.5) * 1.2)}q9 10 18 0`).join(''),
              1.8,
              print,
            ),
        )) +
    fill(ellipse(4, 8, 66, 76), 'ink', { o: 0.28 }) +
    gemStone(name)
  )
}

// ---- from the side -----------------------------------------------------------------------------------------------
/** A faceted stone from the side: crown, girdle and pavilion, and a ray that turns back inside it. */
const fromSide = (name: StoneName): string => {
  const { base, light, deep, sides = 8, pale }: Stone = stones[name]
  const w = 128
  const [crown, depth] = [46, sides === 8 ? 118 : 98]
  const table = w * 0.56
  const outline = `M${-w} 0L${n(-table)} ${-crown}H${n(table)}L${w} 0V8L0 ${8 + depth}L${-w} 8Z`
  const k = sides / 2
  const x = (i: number) => -w + (2 * w * i) / k
  const crownLines = range(k + 1, (i) => `M${n(x(i))} 0L${n(-table + (2 * table * i) / k)} ${-crown}`).join('')
  const stars = range(k, (i) => `M${n(x(i))} 0L${n((x(i) + x(i + 1)) * 0.39)} ${-crown * 0.5}L${n(x(i + 1))} 0`).join(
    '',
  )
  const pavilion = range(k - 1, (i) => `M${n(x(i + 1))} 8L0 ${8 + depth}`).join('')
  const lower = range(
    k,
    (i) => `M${n(x(i))} 8L${n((x(i) + x(i + 1)) * 0.3)} ${n(8 + depth * 0.4)}L${n(x(i + 1))} 8`,
  ).join('')
  const facet = (i: number) => `M${n(x(i))} 8L0 ${8 + depth}L${n(x(i + 1))} 8Z`
  return (
    fill(outline, base) +
    fill(range(k, (i) => (i % 2 ? facet(i) : '')).join(''), deep, { o: deep === 'ink' ? 0.45 : undefined }) +
    fill(`M${n(-table)} ${-crown}H${n(-table * 0.2)}L${n(-w * 0.5)} 0H${-w}Z`, light, { o: 0.7 }) +
    (pale ? fill(outline, 'paper', { o: 0.42 }) : '') +
    line(crownLines + stars + pavilion + lower, 1.6) +
    shape(`M${-w} 0H${w}V8H${-w}Z`, light, 2) +
    line(outline, 4) +
    line(`M-30 -140L-40 ${-crown}L-46 ${n(depth * 0.56)}L46 ${n(depth * 0.56)}L40 ${-crown}L30 -140`, 3.4, 'sindoor', {
      dash: '9 6',
    }) +
    shape('M-36 -124L-30 -142L-24 -124ZM24 -124L30 -142L36 -124Z', 'sindoor', 1.6)
  )
}
/** The swirl inside hessonite, seen through a jeweller's glass. */
const throughGlass = (): string => {
  const swirl = range(9, (i) => `M${-96} ${n(-72 + i * 18)}q24 ${i % 2 ? -16 : 16} 48 0t48 0t48 0t48 0`).join('')
  return (
    line('M92 92L150 150', 26) +
    line('M92 92L150 150', 20, 'marigold') +
    line('M108 108L140 140', 20, 'ink', { dash: '2 8', cap: 'butt' }) +
    fill(circle(0, 0, 116), 'geru') +
    line(swirl, 9, 'marigold', { o: 0.8 }) +
    line(swirl, 3, 'haldi') +
    line('M-112 -60L-30 -104M-116 -20L-70 112M112 -40L70 -90M116 30L60 98', 2) +
    line(circle(0, 0, 118), 20) +
    line(circle(0, 0, 118), 14, 'marigold') +
    line(circle(0, 0, 118), 14, 'ink', { dash: '2 12', cap: 'butt' }) +
    line('M-92 -24C-84 -64 -60 -86 -26 -94', 6, 'paper')
  )
}
/** Coral from the side: a low dome on a flat back, and the branch it was cut from. */
const coralBranch = (): string => {
  const branch =
    'M-96 150C-92 90 -104 60 -128 24M-95 104C-70 80 -62 44 -70 8M-67 52C-44 30 -34 4 -40 -30M-116 52C-138 60 -150 44 -152 22'
  return (
    line(branch, 25) +
    line(branch, 19, 'sindoor') +
    line(branch, 3, 'gulabi', { dash: '0 11' }) +
    at(
      62,
      96,
      shape('M-78 0C-72 -46 -34 -72 0 -72C34 -72 72 -46 78 0Q0 8 -78 0Z', 'sindoor', 4) +
        fill('M-58 -16C-50 -44 -26 -60 -6 -62C-30 -48 -42 -34 -46 -14Z', 'gulabi') +
        fill('M40 -52C60 -38 70 -18 72 -2Q56 2 30 3C48 -14 50 -34 40 -52Z', 'ink', { o: 0.25 }) +
        line('M-92 2H92', 3, 'paper'),
    ) +
    line('M-16 124H140M-16 124l12 -7M-16 124l12 7M140 124l-12 -7M140 124l-12 7', 2.4, 'haldi')
  )
}
/** The pearl in its oyster. */
const inShell = (): string =>
  dbl('M-132 36C-150 -50 -84 -128 0 -128C84 -128 150 -50 132 36C60 70 -60 70 -132 36Z', 'geru', {
    w: 10,
    i: 2.2,
    tick: 5.2,
  }) +
  shape('M-114 26C-126 -44 -72 -108 0 -108C72 -108 126 -44 114 26C56 52 -56 52 -114 26Z', 'paper', 2.6) +
  line(
    range(
      7,
      (i) => `M${n(-96 + i * 32)} ${n(20 - Math.abs(i - 3) * 3)}Q${n(-66 + i * 22)} -50 ${n(-36 + i * 12)} -96`,
    ).join(''),
    2.2,
    'gulabi',
  ) +
  dbl('M-138 34C-120 16 -60 52 0 52C60 52 120 16 138 34C140 96 70 134 0 134C-70 134 -140 96 -138 34Z', 'geru', {
    w: 10,
    i: 2.2,
    tick: 5.2,
  }) +
  shape('M-118 44C-90 40 -50 64 0 64C50 64 90 40 118 44C112 90 60 116 0 116C-60 116 -112 90 -118 44Z', 'gulabi', 2.6) +
  line('M-92 66C-60 84 60 84 92 66M-74 88C-40 102 40 102 74 88', 2.2, 'paper') +
  at(0, 22, sphere(stones.pearl))
/** The line of a cat's eye stands under the lamp. */
const underLamp = (): string =>
  at(0, -90, flame(56)) +
  line(range(5, (i) => `M${n(-40 + i * 20)} -74L${n(-84 + i * 42)} -30`).join(''), 2.6, 'marigold', { dash: '7 6' }) +
  shape('M-124 96C-118 14 -60 -22 0 -22C60 -22 118 14 124 96Q0 112 -124 96Z', 'marigold', 4) +
  fill('M-108 92C-102 30 -64 0 -34 -8C-70 26 -78 60 -76 98ZM108 92C102 30 64 0 34 -8C70 26 78 60 76 98Z', 'geru') +
  fill('M-50 96C-52 50 -40 14 -18 -14C-28 30 -28 66 -26 102Z', 'haldi') +
  fill('M-7 102C-16 60 -12 10 0 -20C12 10 16 60 7 102Z', 'paper') +
  line('M-124 96C-118 14 -60 -22 0 -22C60 -22 118 14 124 96Q0 112 -124 96Z', 4) +
  line('M-136 102Q0 120 136 102', 3)

// ---- the stones of the shop --------------------------------------------------------------------------------------
const body = (name: StoneName): Body => {
  const [rx, ry] = size(stones[name])
  return { art: gemStone(name), box: [-rx, -ry, 2 * rx, 2 * ry], mm: stones[name].mm }
}
const onCushion = (name: StoneName, rangoli: Rangoli, round = false): string =>
  shelf('bead', at(160, 160, gemCushion(name, round)), { form: 'ring', petals: 12, r: 152, ...rangoli })
const side = (name: StoneName, rangoli: Rangoli): string =>
  shelf('bead', at(160, 172, fromSide(name)), { form: 'star', petals: 8, r: 150, ...rangoli })

/** The folded paper in which stones are traded. */
const inPaper = (name: StoneName, rangoli: Rangoli): string =>
  shelf(
    'bead',
    at(
      160,
      160,
      shape('M-124 -96L-104 -124H104L124 -96V96L104 124H-104L-124 96Z', 'neel', 3.4) +
        shape('M-110 -96H110V96H-110Z', 'paper', 3) +
        shape('M-110 -96H110L78 -66H-78ZM-110 96H110L78 66H-78Z', 'sand', 2.4) +
        line('M-78 -66H78V66H-78Z', 2, 'g-line') +
        fill(ellipse(4, 8, 62, 76), 'ink', { o: 0.25 }),
    ) + stand(body(name), 11.6, 160, 244),
    { petals: 10, r: 150, ...rangoli },
  )
export const gems: Record<string, Views> = {
  'yellow-sapphire': {
    thing: () => onCushion('pukhraj', {}),
    detail: () => side('pukhraj', {}),
    size: () => inFingers(body('pukhraj'), { of: 'bead' }),
  },
  'red-coral': {
    thing: () => onCushion('coral', { form: 'star', petals: 12 }, true),
    detail: () => shelf('shell', at(166, 148, coralBranch()), { form: 'ring', petals: 12, r: 150 }),
    size: () => inFingers(body('coral'), { of: 'bead', form: 'star' }),
  },
  pearl: {
    thing: () => onCushion('pearl', { petals: 9 }, true),
    detail: () => shelf('shell', at(160, 158, inShell()), { petals: 12, r: 152 }),
    size: () => inFingers(body('pearl'), { of: 'bead', form: 'lotus' }),
  },
  hessonite: {
    thing: () => onCushion('gomed', { form: 'lotus', petals: 10, r: 148 }),
    detail: () => shelf('bead', at(146, 146, throughGlass()), { form: 'ring', petals: 12, r: 152 }),
    size: () => inFingers(body('gomed'), { of: 'bead', skin: 'geru' }),
  },
  'blue-topaz': {
    thing: () => inPaper('topaz', {}),
    detail: () => side('topaz', { form: 'ring', petals: 10 }),
    size: () => inFingers(body('topaz'), { of: 'bead', skin: 'geru', form: 'star', petals: 10 }),
  },
  'cats-eye': {
    thing: () => onCushion('lehsuniya', { form: 'star', petals: 8 }),
    detail: () => shelf('lamp', at(160, 150, underLamp()), { form: 'ring', petals: 12, r: 150 }),
    size: () => inFingers(body('lehsuniya'), { of: 'bead', form: 'lotus', petals: 12 }),
  },
}
