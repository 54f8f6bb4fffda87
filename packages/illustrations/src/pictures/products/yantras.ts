// Yantras: the plate with its square, petals and core; number squares; the Vastu Purusha; the raised Meru.
import { type Point, n, p2, polar, range, circle, hatch, poly } from '../../parts/geom.ts'
import { type Colour, at, c, dbl, fill, fit, limbs, line, path, pearls, shape, turn } from '../../parts/pen.ts'
import { petal } from '../../parts/ornament.ts'
import { ganeshHead } from '../../parts/deity.ts'
import { besideScale, inPalm } from './size.ts'
import { type Body, type Views, shelf } from './shelf.ts'
import { type Graha, bhupura, hexagram, nine, numberSquare, quarters } from './yantra-lines.ts'

type Plate = { plate: Colour; field: Colour; mark: Colour; petals: [inner: Colour, outer: Colour] }
const plates = {
  copper: { plate: 'geru', field: 'chandan', mark: 'sindoor', petals: ['marigold', 'haldi'] },
  brass: { plate: 'marigold', field: 'haldi', mark: 'sindoor', petals: ['gulabi', 'paper'] },
} as const satisfies Record<string, Plate>
type Core = 'shri' | 'ganesh'

/** A ring of petals that stands on a circle of radius q. */
const petalRing = (k: number, q: number, l: number, col: Colour, rib: boolean): string =>
  turn(
    k,
    path(
      `M${p2(...polar(q - 1, -178 / k))}C${p2(...polar(q + l * 0.5, -200 / k))} ${p2(...polar(q + l * 0.72, -70 / k))} ${p2(0, -q - l)}C${p2(...polar(q + l * 0.72, 70 / k))} ${p2(...polar(q + l * 0.5, 200 / k))} ${p2(...polar(q - 1, 178 / k))}Z`,
      { fill: c(col), stroke: c('ink'), 'stroke-width': 1.8 },
    ) + (rib ? line(`M0 ${n(-q - l * 0.24)}V${n(-q - l * 0.7)}`, 1.4, 'geru') : ''),
  )
/** The triangles of a core, filled by turns so that each field differs from its neighbours. */
const coreLines = (core: Core, r: number): string[] =>
  core === 'shri' ? nine(r) : [...hexagram(r * 0.96), poly(range(3, (i) => polar(r * 0.42, i * 120)))]
const coreArt = (core: Core, r: number, mark: Colour, w: number): string => {
  const d = coreLines(core, r).join('')
  return path(d, { fill: c(mark), 'fill-rule': 'evenodd' }) + line(d, w)
}
const corners = (q: number): Point[] => [
  [-q, -q],
  [q, -q],
  [q, q],
  [-q, q],
]
/** A plate, 268 square around the origin. */
export const yantraPlate = (core: Core = 'shri', metal: keyof typeof plates = 'copper'): string => {
  const P: Plate = plates[metal]
  const [inner, outer] = P.petals
  const r = core === 'shri' ? 69 : 58
  const rings =
    core === 'shri'
      ? petalRing(16, r + 17, 13, outer, false) + petalRing(8, r + 1, 17, inner, true)
      : petalRing(8, r + 1, 34, inner, true)
  const edge = core === 'shri' ? r + 32 : r + 35
  return (
    dbl('M-134 -134H134V134H-134Z', P.plate, { w: 9, i: 2.2, tick: 5.2 }) +
    shape(bhupura(106, 52, 15, 10), P.field, 2.4) +
    line(bhupura(core === 'shri' ? 101 : 99, 44, 13, 9), 1.6, P.mark) +
    shape(circle(0, 0, edge - 2 + (core === 'shri' ? 0 : 5)), P.plate, 2.2) +
    shape(circle(0, 0, edge - (core === 'shri' ? 4 : 0)), 'paper', 1.8) +
    rings +
    shape(circle(0, 0, r), P.field, 2.4) +
    coreArt(core, r, P.mark, core === 'shri' ? 1.7 : 2.2) +
    shape(circle(0, core === 'shri' ? 1.6 : 0, core === 'shri' ? 2.6 : 5), 'haldi', 1.6) +
    corners(92)
      .map(([x, y]) => at(x, y, turn(8, path(petal(12, 4), { fill: c(P.mark) })) + fill(circle(0, 0, 3), 'haldi')))
      .join('')
  )
}

// ---- number squares: as many dots as the number says, since a picture has no digits ------------------------------
const pips = (k: number, x: number, y: number, gap: number): string => {
  const rows = k <= 3 ? 1 : k <= 8 ? 2 : k <= 12 ? 3 : 4
  const base = Math.floor(k / rows)
  return range(rows, (row) => {
    const m = base + (row < k % rows ? 1 : 0)
    return range(m, (i) => `M${p2(x + (i - (m - 1) / 2) * gap, y + (row - (rows - 1) / 2) * gap)}h0`).join('')
  }).join('')
}
/** A graha's square of nine fields; q: half its side. */
const squareOf = (graha: Graha, q: number, dot: number, gap: number, field: Colour, mark: Colour): string => {
  const cell = (2 * q) / 3
  return (
    shape(`M${-q} ${-q}H${q}V${q}H${-q}Z`, field, 2) +
    line(`M${n(-q / 3)} ${-q}V${q}M${n(q / 3)} ${-q}V${q}M${-q} ${n(-q / 3)}H${q}M${-q} ${n(q / 3)}H${q}`, 1.6) +
    line(
      numberSquare(graha)
        .map((v, i) => pips(v, ((i % 3) - 1) * cell, (Math.floor(i / 3) - 1) * cell, gap))
        .join(''),
      dot,
      mark,
    )
  )
}
const tones: Record<Graha, [field: Colour, mark: Colour]> = {
  sun: ['haldi', 'sindoor'],
  moon: ['paper', 'neel'],
  mars: ['chandan', 'sindoor'],
  mercury: ['haldi', 'patta'],
  jupiter: ['paper', 'geru'],
  venus: ['chandan', 'paper'],
  saturn: ['haldi', 'neel'],
  rahu: ['paper', 'ink'],
  ketu: ['chandan', 'peacock'],
}
const holes = (x: number, y: number): string => [-x, x].map((v) => shape(circle(v, y, 6), 'g-gulabi', 2.6)).join('')
const navagraha = (): string =>
  dbl('M-134 -134H134V134H-134Z', 'geru', { w: 9, i: 2.2, tick: 5.2 }) +
  quarters
    .map((graha, i) =>
      at(((i % 3) - 1) * 84, (Math.floor(i / 3) - 1) * 84, squareOf(graha, 38, 3.2, 5.2, ...tones[graha])),
    )
    .join('')
const rays = (k: number, r1: number, r2: number, w: number, col: Colour): string =>
  turn(
    k,
    shape(
      `M${-w} ${-r1}Q${n(-w * 0.4)} ${n(-(r1 + r2) / 2)} 0 ${-r2}Q${n(w * 0.4)} ${n(-(r1 + r2) / 2)} ${w} ${-r1}Z`,
      col,
      2,
    ),
  )
const surya = (): string =>
  dbl('M-134 -134H134V134H-134Z', 'geru', { w: 9, i: 2.2, tick: 5.2 }) +
  line('M-122 -122H122V122H-122Z', 1.8, 'chandan') +
  rays(24, 96, 120, 10, 'marigold') +
  shape(circle(0, 0, 98), 'chandan', 2.6) +
  pearls(circle(0, 0, 90), { r: 2.2, gap: 9.42, i: 1.1 }) +
  squareOf('sun', 57, 7, 10.4, 'haldi', 'sindoor') +
  holes(116, -116)

// ---- Vastu Purusha ---------------------------------------------------------------------------------------------------
/** The 81 fields: nine of Brahma, six to each of the four around him, then rows of single fields; q: half the side. */
const vastuFields = (q: number): string => {
  const u = (2 * q) / 9
  const row = (from: number, to: number, at: number, upright: boolean): string => {
    const [a, b, c] = [-q + from * u, -q + to * u, -q + at * u]
    return upright ? `M${p2(c, a)}V${n(b)}` : `M${p2(a, c)}H${n(b)}`
  }
  const outer = range(8, (i) => [true, false].map((v) => row(0, 1, i + 1, v) + row(8, 9, i + 1, v)).join('')).join('')
  const frames = [true, false]
    .map((v) => row(0, 9, 1, v) + row(0, 9, 8, v) + row(1, 8, 3, v) + row(1, 8, 6, v))
    .join('')
  const split = [true, false]
    .flatMap((v) => [1, 2, 7, 8].map((i) => (i === 2 || i === 7 ? row(1, 3, i, v) + row(6, 8, i, v) : '')))
    .join('')
  return outer + frames + split
}
/** The being of the place: head in the north-east, knees and elbows bent, soles and palms together. */
const purusha = (): string =>
  at(
    0,
    0,
    limbs(
      [
        ['M0 -30V30', 50],
        ['M0 -58V-40', 20],
        ['M-16 34L-78 50L-16 98M16 34L78 50L16 98', 26],
        ['M-14 96L-5 116M14 96L5 116', 17],
        ['M-26 -40L-82 -22L-16 -6M26 -40L82 -22L16 -6', 17],
        ['M-13 -2L0 -26L13 -2', 13],
      ],
      'marigold',
      { i: 2.4 },
    ) +
      shape('M-27 16H27C44 22 70 30 88 46Q80 66 58 70L0 60L-58 70Q-80 66 -88 46C-70 30 -44 22 -27 16Z', 'haldi', 2.4) +
      line(
        'M-26 24H26M0 24V58M-30 30Q-60 40 -74 56M30 30Q60 40 74 56M-14 30Q-30 44 -44 62M14 30Q30 44 44 62',
        1.6,
        'sindoor',
      ) +
      pearls('M-20 -46Q0 -30 20 -46', { r: 2, gap: 6.8, i: 1 }) +
      shape(circle(0, -80, 25), 'marigold', 2.6) +
      shape('M-24 -84C-22 -112 22 -112 24 -84C10 -94 -10 -94 -24 -84Z', 'ink', 2) +
      shape(circle(0, -108, 8), 'ink', 2) +
      line('M-13 -78Q-8 -75 -3 -78M3 -78Q8 -75 13 -78M0 -74V-68M-5 -63H5', 1.8) +
      fill(circle(0, -86, 2.4), 'sindoor'),
    { r: 45, k: 0.88 },
  )
const vastu = (): string =>
  shape('M-142 -142H142V142H-142Z', 'geru', 4) +
  line('M-142 -142L-118 -118M142 -142L118 -118M142 142L118 118M-142 142L-118 118', 2.4) +
  line(
    hatch('M-142 -142H142V-120H-142Z', { angle: 0, gap: 7, inset: 10 }) +
      hatch('M-142 120H142V142H-142Z', { angle: 0, gap: 7, inset: 10 }),
    1.4,
    'chandan',
  ) +
  shape('M-118 -118H118V118H-118Z', 'sindoor', 3) +
  line('M-104 -104H104V104H-104Z', 4, 'marigold') +
  line(vastuFields(104), 2.4, 'haldi') +
  purusha() +
  corners(112)
    .map(([x, y]) => fill(circle(x, y, 3), 'haldi'))
    .join('') +
  fill('M-118 -58L-58 -118H-30L-118 -30ZM-118 -14L-14 -118H-4L-118 -4Z', 'paper', { o: 0.22 })

// ---- Meru ----------------------------------------------------------------------------------------------------------
/** One storey of the Meru: an outline from above, laid flat and raised by h. */
const storey = (outline: readonly Point[], y: number, h: number, top: Colour, side: Colour): string => {
  const flat = outline.map(([x, z]): Point => [x, z * 0.42 + y])
  const raised = flat.map(([x, v]): Point => [x, v - h])
  const wall = flat.map((a, i) => {
    const b = flat[(i + 1) % flat.length] ?? a
    return { d: poly([a, b, [b[0], b[1] - h], [a[0], a[1] - h]]), front: a[1] + b[1] }
  })
  const front = wall.toSorted((a, b) => a.front - b.front).slice(Math.floor(wall.length * 0.35))
  return shape(front.map(({ d }) => d).join(''), side, 1.8) + shape(poly(raised), top, 2)
}
const starOutline = (k: number, r: number, q: number): Point[] =>
  range(2 * k, (i) => polar(i % 2 ? q : r, (i * 180) / k))
const roundOutline = (r: number, k = 32): Point[] => range(k, (i) => polar(r, (i * 360) / k))
const petalOutline = (k: number, r: number): Point[] =>
  range(k * 4, (i) => polar(r * [1, 0.95, 0.86, 0.95][i % 4]!, (i * 90) / k))
/** From the ground up: three steps, 16 and 8 petals, then the rings of 14, 10, 10 and 8 triangles, the last one, the point. */
const meru = (): string => {
  const square = (q: number): Point[] => corners(q)
  const tiers: [Point[], number, Colour][] = [
    [square(128), 16, 'marigold'],
    [square(116), 12, 'haldi'],
    [square(104), 12, 'marigold'],
    [petalOutline(16, 102), 14, 'haldi'],
    [petalOutline(8, 86), 14, 'gulabi'],
    [roundOutline(70), 8, 'marigold'],
    [starOutline(14, 68, 54), 17, 'haldi'],
    [starOutline(10, 53, 40), 17, 'marigold'],
    [starOutline(10, 40, 29), 17, 'haldi'],
    [starOutline(8, 28, 19), 17, 'marigold'],
    [range(3, (i): Point => polar(17, i * 120 + 180)), 15, 'sindoor'],
  ]
  let y = 0
  return (
    tiers
      .map(([outline, h, top]) => {
        const art = storey(outline, y, h, top, 'geru')
        y -= h
        return art
      })
      .join('') + shape(circle(0, y - 5, 6), 'haldi', 2.2)
  )
}

// ---- the pocket card -----------------------------------------------------------------------------------------------
const card = (): string =>
  dbl('M-72 -132H72Q86 -132 86 -118V118Q86 132 72 132H-72Q-86 132 -86 118V-118Q-86 -132 -72 -132Z', 'marigold', {
    w: 9,
    i: 2.2,
    tick: 5.2,
  }) +
  line('M-68 -120H68Q74 -120 74 -114V114Q74 120 68 120H-68Q-74 120 -74 114V-114Q-74 -120 -68 -120Z', 1.8, 'geru') +
  fit(0, -54, ganeshHead(), 0.6, { keep: 0.5 }) +
  at(
    0,
    56,
    shape(circle(0, 0, 54), 'haldi', 2.4) +
      petalRing(8, 34, 18, 'gulabi', false) +
      shape(circle(0, 0, 34), 'paper', 2) +
      coreArt('ganesh', 34, 'sindoor', 2) +
      shape(circle(0, 0, 3.4), 'haldi', 1.6),
  )

// ---- the yantras of the shop ---------------------------------------------------------------------------------------
const plateBody = (art: string, mm: number): Body => ({ art, box: [-139, -139, 278, 278], mm })
const plain = (art: string): string => shelf('yantra', at(160, 160, art), { form: 'none' })
const closeBy = (art: string, ground: Colour): string => fill('M0 0H320V320H0Z', ground) + at(160, 160, art)
/** The fields without the figure: Brahma's nine in the middle, six for each of the four beside him. */
const brahma = (): string => {
  const u = 32
  const beside =
    shape(`M${-1.5 * u} ${-3.5 * u}H${1.5 * u}V${-1.5 * u}H${-1.5 * u}Z`, 'geru', 2) +
    at(0, -2.5 * u, turn(8, shape(petal(22, 7), 'haldi', 1.6)))
  return (
    fill('M-160 -160H160V160H-160Z', 'sindoor') +
    turn(4, beside) +
    shape(`M${-1.5 * u} ${-1.5 * u}h${3 * u}v${3 * u}h${-3 * u}Z`, 'marigold', 2.6) +
    line('M-144 -144H144V144H-144Z', 5, 'marigold') +
    line(vastuFields(144), 3, 'haldi') +
    line(
      range(8, (i) =>
        range(8, (j) => (i % 7 && j % 7 ? '' : `M${n(-128 + i * 36.57)} ${n(-128 + j * 36.57)}h0`)).join(''),
      ).join(''),
      8,
      'marigold',
    ) +
    turn(12, shape(petal(44, 11), 'gulabi', 2.2)) +
    shape(circle(0, 0, 11), 'haldi', 2.2)
  )
}

export const yantras: Record<string, Views> = {
  'shri-yantra': {
    thing: () => plain(yantraPlate('shri', 'copper')),
    detail: () =>
      closeBy(
        shape(circle(0, 0, 214), 'chandan', 3) +
          coreArt('shri', 205, 'sindoor', 2.6) +
          shape(circle(0, 5, 7), 'haldi', 2.6),
        'marigold',
      ),
    size: () => besideScale(plateBody(yantraPlate('shri', 'copper'), 150), { of: 'yantra', cm: 15 }),
  },
  'navagraha-yantra': {
    thing: () => plain(navagraha()),
    detail: () =>
      closeBy(
        (['moon', 'mars', 'sun', 'saturn'] as const)
          .map((graha, i) =>
            at(((i % 2) - 0.5) * 262, (Math.floor(i / 2) - 0.5) * 262, squareOf(graha, 122, 9, 14, ...tones[graha])),
          )
          .join(''),
        'geru',
      ),
    size: () => besideScale(plateBody(navagraha(), 200), { of: 'yantra', petals: 9, form: 'star' }),
  },
  'vastu-yantra': {
    thing: () => plain(vastu()),
    detail: () => closeBy(brahma(), 'sindoor'),
    size: () => besideScale({ art: vastu(), box: [-144, -144, 288, 288], mm: 300 }, { of: 'yantra', form: 'lotus' }),
  },
  'pocket-ganesha-yantra': {
    thing: () => shelf('yantra', at(160, 160, card()), { petals: 8, r: 140 }),
    detail: () =>
      closeBy(
        petalRing(8, 132, 84, 'gulabi', true) +
          shape(circle(0, 0, 132), 'haldi', 3.4) +
          coreArt('ganesh', 132, 'sindoor', 3.4) +
          shape(circle(0, 0, 13), 'haldi', 3),
        'marigold',
      ),
    size: () => inPalm({ art: card(), box: [-90, -136, 180, 272], mm: 50 }, { of: 'yantra', bangle: 'peacock' }),
  },
  'meru-shri-yantra': {
    thing: () => shelf('yantra', at(160, 236, meru()), { form: 'star', petals: 10, r: 146 }),
    detail: () => closeBy(at(0, 286, meru(), { k: 2.6 }), 'g-ink'),
    size: () =>
      inPalm(
        { art: meru(), box: [-128, -176, 256, 230], mm: 75 },
        { of: 'yantra', bangle: 'sindoor', form: 'star', dy: 4 },
      ),
  },
  'surya-yantra': {
    thing: () => plain(surya()),
    detail: () =>
      closeBy(
        rays(16, 150, 226, 26, 'marigold') +
          shape(circle(0, 0, 152), 'chandan', 3) +
          squareOf('sun', 104, 12, 18, 'haldi', 'sindoor'),
        'geru',
      ),
    size: () => inPalm(plateBody(surya(), 100), { of: 'yantra', form: 'lotus', petals: 12, alta: false }),
  },
}
