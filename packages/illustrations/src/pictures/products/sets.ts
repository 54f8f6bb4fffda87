// What a pooja is done with: thali, box of samagri, bell, conch, kalash, asana.
import { n, p2, polar, range, circle, dots, smooth } from '../../parts/geom.ts'
import { type Colour, at, c, dbl, fill, fit, line, path, pearls, shape, turn } from '../../parts/pen.ts'
import { type Place, leaf, lobe, lotus, lotusSeat, petal, places } from '../../parts/ornament.ts'
import { coconut, conch } from '../../parts/things.ts'
import { sitter } from '../../parts/people.ts'
import { besideScale, ruler } from './size.ts'
import { type Body, type Views, shelf, stand } from './shelf.ts'
import { bronzeBell, garuda } from './bell.ts'
import { onePiece, plate } from './thali.ts'

// ---- the box ---------------------------------------------------------------------------------------------------------
const bagOf = (col: Colour, mark: string): string =>
  shape('M-22 -78L-14 -84L-6 -78L2 -84L10 -78L18 -84L22 -78V0H-22Z', col, 2.6) +
  shape('M-16 -62H16V-24H-16Z', 'paper', 2) +
  at(0, -43, mark)
const marks = [
  fill(circle(0, 0, 8), 'sindoor'),
  [-60, 60, 180].map((r) => at(0, 0, leaf(14, 5, { w2: 1.6, veins: false }), { r })).join(''),
  turn(6, shape(petal(12, 4), 'gulabi', 1.4)),
  line(dots(circle(0, 0, 12), { gap: 6, inset: 1 }), 3.4, 'geru'),
  shape('M0 12C12 4 10 -8 0 -14C-10 -8 -12 4 0 12Z', 'geru', 1.8),
  shape('M-9 -10H9V10H-9Z', 'haldi', 1.8) + line('M-9 0H9', 1.6, 'geru'),
] as const
const cols = ['sand', 'gulabi', 'patta', 'chandan', 'peacock', 'sindoor'] as const
const bag = (i: number): string => bagOf(cols[i % 6] ?? 'sand', marks[i % 6] ?? '')
/** A yellow box with its lid up; the katha is printed inside the lid, the bags stand in rows. */
const box = (): string =>
  dbl('M-124 -236H124V-118H-124Z', 'haldi', { w: 9, i: 2.2, tick: 5.2 }) +
  shape('M-108 -222H108V-128H-108Z', 'paper', 2.4) +
  line(range(6, (i) => `M16 ${-208 + i * 14}H${i === 5 ? 66 : 96}`).join(''), 2.6, 'geru') +
  at(
    -50,
    -136,
    lotus(34, { k: 2 }) +
      at(0, -44, turn(12, line('M0 -14V-22', 2.6, 'sindoor')) + shape(circle(0, 0, 11), 'marigold', 2)),
  ) +
  shape('M-130 -118H130L118 -92H-118Z', 'geru', 3) +
  range(5, (i) => at(-92 + i * 46, -76, bag(i + 1))).join('') +
  range(4, (i) => at(-69 + i * 46, -56, bag(i + 4))).join('') +
  dbl('M-130 -92H-116L-110 -78H110L116 -92H130V0H-130Z', 'marigold', { w: 10, i: 2.2, tick: 5.2 }) +
  places(
    shape(lobe(22, 11), 'sindoor', 2) + line('M0 -5V-13', 2, 'haldi'),
    range(9, (i): Place => [-100 + i * 25, -8, 0]),
  ) +
  shape(circle(0, -50, 18), 'paper', 2.4) +
  at(0, -50, turn(8, path(petal(14, 4), { fill: c('sindoor') })))
const boxBody: Body = { art: box(), box: [-135, -240, 270, 245], mm: 280 }
const bagsCloseBy = (): string =>
  range(3, (i) => at(62 + i * 98, 214, fit(0, 0, bag(i + 1), 2.1, { keep: 0.7 }))).join('') +
  range(3, (i) => at(62 + i * 98, 330, fit(0, 0, bag(i + 4), 2.1, { keep: 0.7 }))).join('')

// ---- conch -----------------------------------------------------------------------------------------------------------
const conchBody: Body = { art: conch(), box: [-34, -48, 68, 100], mm: 105 }
/** The conch lying on its side on a stand, mouth to the left where one blows. */
const conchCut = (): string => {
  const turns = smooth(
    range(40, (i) => {
      const [x, y] = polar(10 + i * 3, i * 26)
      return [x, y]
    }),
  )
  return (
    dbl(circle(0, 0, 132), 'paper', { w: 10, i: 2.2, tick: 5.2, band: 'gulabi' }) +
    line(turns, 9) +
    line(turns, 4.4, 'gulabi') +
    turn(16, line('M0 -132Q10 -116 4 -98', 2, 'geru')) +
    shape(circle(0, 0, 30), 'marigold', 3) +
    pearls(circle(0, 0, 22), { r: 1.8, gap: 8.64, i: 1 }) +
    shape(circle(0, 0, 13), 'ink', 2.4)
  )
}

// ---- kalash ----------------------------------------------------------------------------------------------------------
const potD = 'M-22 -70C-64 -64 -76 -18 -44 -4Q0 6 44 -4C76 -18 64 -64 22 -70Z'
/** Hand-beaten copper: every blow of the hammer is a mark. */
const copper = (full: boolean): string =>
  (full
    ? at(0, -88, coconut()) +
      range(6, (k) => {
        const a = (k - 2.5) * 27
        return at(a * 0.18, -86, leaf(46, 12, { bend: Math.sign(a) * 8 }), { r: a })
      }).join('')
    : '') +
  shape(potD, 'geru', 3.4) +
  line(dots(potD, { gap: 11, inset: 6 }), 4.4, 'chandan') +
  line(dots(potD, { gap: 11, inset: 7 }), 1.6, 'geru') +
  shape('M-62 -46Q0 -32 62 -46L64 -30Q0 -14 -64 -30Z', 'marigold', 2.2) +
  pearls('M-56 -36Q0 -22 56 -36', { r: 2, gap: 8, i: 1, col: 'haldi' }) +
  shape('M-20 -82H20L17 -68H-17Z', 'geru', 2.8) +
  line('M-16 -75H16', 2, 'chandan') +
  shape('M-34 -92Q0 -86 34 -92L28 -82Q0 -76 -28 -82Z', 'chandan', 2.8) +
  shape('M-30 -3Q0 6 30 -3L36 8Q0 16 -36 8Z', 'geru', 2.8) +
  line('M-26 4Q0 11 26 4', 1.8, 'chandan')
const kalashBody: Body = { art: copper(false), box: [-66, -92, 132, 104], mm: 150 }
/** Beaten marks close by, light from the left. */
const beaten = (): string => {
  const d = 'M-20 86C80 130 240 130 340 86V340H-20Z'
  return (
    shape('M30 -20H290L270 96Q160 122 50 96Z', 'geru', 4) +
    line('M60 40Q160 66 260 40M64 58Q160 84 256 58', 3, 'chandan') +
    shape('M-10 26Q160 74 330 26L306 72Q160 112 14 72Z', 'chandan', 4) +
    line('M10 46Q160 90 310 46', 3, 'geru') +
    shape(d, 'geru', 4) +
    places(
      fill('M-15 4C-14 -12 4 -20 14 -10C20 2 10 14 -2 14C-10 14 -15 10 -15 4Z', 'chandan', { o: 0.5 }) +
        line('M-15 4C-14 -12 4 -20 14 -10', 2.6, 'chandan') +
        line('M-2 14C10 14 20 2 14 -10', 2),
      range(5, (row) =>
        range(9 - (row % 2), (i): Place => [4 + i * 39 + (row % 2) * 19.5, 150 + row * 38, (i * 47 + row * 31) % 60]),
      ).flat(),
    ) +
    line(d, 4) +
    pearls('M10 112Q160 146 310 112', { r: 3.4, gap: 12, i: 1.6, col: 'haldi' })
  )
}

// ---- asana -----------------------------------------------------------------------------------------------------------
/** Woven straw: blocks of lines that change direction; q: half the side, k blocks along it. */
const weave = (q: number, k: number, lines: number): string => {
  const u = (2 * q) / k
  const at = (i: number, j: number): string => {
    const [x, y] = [-q + i * u, -q + j * u]
    return range(lines, (m) => {
      const o = ((m + 0.5) * u) / lines
      return (i + j) % 2 ? `M${p2(x + 2, y + o)}h${n(u - 4)}` : `M${p2(x + o, y + 2)}v${n(u - 4)}`
    }).join('')
  }
  return range(k, (i) => range(k, (j) => at(i, j)).join('')).join('')
}
const asana = (): string =>
  line(range(25, (i) => `M${-120 + i * 10} -142V142`).join(''), 2.4, 'haldi') +
  dbl('M-134 -130H134V130H-134Z', 'sindoor', { w: 9, i: 2.2, tick: 5.2 }) +
  turn(
    4,
    places(
      shape('M-8 0L0 -12L8 0Z', 'haldi', 1.6),
      range(11, (i): Place => [-100 + i * 20, -105, 180]),
    ),
  ) +
  shape('M-104 -104H104V104H-104Z', 'haldi', 2.8) +
  line(weave(102, 8, 4), 1.8, 'geru')
const seated = (): string =>
  at(160, 236, fit(0, 0, sitter({ kind: 'acharya', reach: false }), 1.5, { keep: 0.5 })) +
  shape('M58 236H272L300 262H30Z', 'haldi', 3) +
  line(range(13, (i) => `M${62 + i * 17} 240L${40 + i * 20.6} 258`).join(''), 1.8, 'geru') +
  dbl('M30 262H300', 'sindoor', { w: 10, i: 2, tick: 5 }) +
  at(30, 282, ruler(30, 0.445)) +
  at(163.5, 282, ruler(30, 0.445))

const flat = (art: string): string => at(160, 160, art)
export const sets: Record<string, Views> = {
  'daily-puja-thali': {
    thing: () => shelf('set', flat(plate()), { form: 'ring', petals: 16, r: 156 }),
    detail: () => shelf('set', flat(onePiece()), { form: 'lotus', petals: 12, r: 150 }),
    size: () =>
      besideScale({ art: plate(), box: [-148, -148, 296, 296], mm: 250 }, { of: 'set', form: 'star', petals: 12 }),
  },
  'satyanarayan-samagri': {
    thing: () => shelf('set', stand(boxBody, 1.04, 160, 302), { form: 'star', petals: 12, r: 150 }),
    detail: () => fill('M0 0H320V320H0Z', 'geru') + line('M0 118H320M0 236H320', 3) + bagsCloseBy(),
    size: () => besideScale(boxBody, { of: 'set', cm: 30, form: 'ring' }),
  },
  'puja-bell': {
    thing: () => shelf('set', stand(bronzeBell(), 2.12, 160, 312), { form: 'lotus', petals: 8, r: 146 }),
    detail: () =>
      shelf('set', at(160, 318, fit(0, 0, garuda(), 2.15, { keep: 0.7 })), { form: 'ring', petals: 16, r: 148 }),
    size: () => besideScale(bronzeBell(), { of: 'set', form: 'star', cm: 15 }),
  },
  'puja-conch': {
    thing: () =>
      shelf('shell', stand(conchBody, 1.54, 160, 262) + at(160, 254, lotusSeat(84, { h: 30, k: 3 })), {
        petals: 12,
        r: 142,
        y: 150,
      }),
    detail: () => shelf('shell', flat(conchCut()), { form: 'star', petals: 16, r: 154 }),
    size: () => besideScale({ ...conchBody }, { of: 'shell', cm: 15, form: 'ring' }),
  },
  'copper-kalash': {
    thing: () =>
      shelf('set', at(160, 286, fit(0, 0, copper(true), 1.7, { keep: 0.6 })), { form: 'lotus', petals: 12, r: 144 }),
    detail: () => fill('M0 0H320V320H0Z', 'g-sindoor') + beaten(),
    size: () => besideScale(kalashBody, { of: 'set', cm: 15, form: 'lotus', petals: 8 }),
  },
  'kusha-asana': {
    thing: () => shelf('set', flat(asana()), { form: 'none' }),
    detail: () =>
      fill('M0 0H320V320H0Z', 'haldi') +
      at(196, 124, line(weave(200, 5, 5), 5, 'geru')) +
      dbl('M-20 250H340V340H-20Z', 'sindoor', { w: 10, i: 2.2, tick: 5.2 }) +
      places(
        shape('M-18 0L0 -30L18 0Z', 'haldi', 2.4),
        range(8, (i): Place => [20 + i * 44, 308, 0]),
      ) +
      line('M-8 258H328', 4, 'haldi', { dash: '12 9' }),
    size: () => shelf('set', seated(), { form: 'ring', petals: 12, r: 136, y: 140 }),
  },
}
