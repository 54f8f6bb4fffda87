// What an astrologer works with: the chart, the moon, stars, the manuscript; and the tulsi altar of a courtyard.
import { type Point, circle, ellipse, n, p2, polar, range } from './geom.ts'
import { type Colour, at, c, dbl, fill, line, path, pearls, shape, turn } from './pen.ts'
import { type Place, leafD, lobe, petal, places } from './ornament.ts'
import { diya } from './things.ts'
import { tulsi } from './flora.ts'

/** The colours of the nine grahas, from the Sun to Ketu. */
export const grahaColours: readonly Colour[] = [
  'sindoor',
  'paper',
  'gulabi',
  'patta',
  'marigold',
  'sand',
  'neel',
  'ink',
  'geru',
]

/** Middles of the twelve houses of a northern chart whose half side is 1, the lagna first, then against the clock. */
const houses: readonly Point[] = [
  [0, -0.5],
  [-0.5, -0.78],
  [-0.78, -0.5],
  [-0.5, 0],
  [-0.78, 0.5],
  [-0.5, 0.78],
  [0, 0.5],
  [0.5, 0.78],
  [0.78, 0.5],
  [0.5, 0],
  [0.78, -0.5],
  [0.5, -0.78],
]
/** A northern chart. s: half side; grahas: house 1…12 of each graha from the Sun on. */
export const chartDiagram = (
  s: number,
  {
    grahas = [1, 4, 10, 2, 9, 12, 7, 3, 9],
    lagna = 'haldi',
    w = 2.4,
    ground = 'paper',
  }: { grahas?: readonly number[]; lagna?: Colour; w?: number; ground?: Colour } = {},
): string => {
  const taken = new Map<number, number>()
  const seeds = grahas.map((house, i) => {
    const before = taken.get(house) ?? 0
    taken.set(house, before + 1)
    const [x, y] = houses[house - 1]!
    return shape(
      circle(x * s + (before % 2 ? s * 0.14 : 0), y * s + Math.floor(before / 2) * s * 0.14, s * 0.062),
      grahaColours[i]!,
      w * 0.7,
    )
  })
  return (
    dbl(`M${-s} ${-s}H${s}V${s}H${-s}Z`, ground, { w: 4 + s * 0.05, i: w * 0.8, tick: 4.6 }) +
    shape(`M0 ${-s}L${n(s / 2)} ${n(-s / 2)}L0 0L${n(-s / 2)} ${n(-s / 2)}Z`, lagna, w) +
    line(`M${-s} ${-s}L${s} ${s}M${s} ${-s}L${-s} ${s}M0 ${-s}L${s} 0L0 ${s}L${-s} 0Z`, w) +
    seeds.join('')
  )
}
/** A star of four or eight rays. */
export const star = (
  r: number,
  { col = 'haldi', k = 4, line: l = 'none' }: { col?: Colour; k?: number; line?: Colour } = {},
): string =>
  path(`M${range(2 * k, (i) => p2(...polar(i % 2 ? r * 0.36 : r, (i * 180) / k))).join('L')}Z`, {
    fill: c(col),
    stroke: l === 'none' ? undefined : c(l),
    'stroke-width': l === 'none' ? undefined : 1.6,
  })
/** Stars at places; every third is larger. */
export const starField = (at_: readonly Point[], { r = 7, col = 'haldi' }: { r?: number; col?: Colour } = {}): string =>
  places(
    star(r * 0.7, { col }),
    at_.filter((_, i) => i % 3).map(([x, y]): Place => [x, y, 0]),
  ) +
  places(
    star(r * 1.2, { col }),
    at_.filter((_, i) => i % 3 === 0).map(([x, y]): Place => [x, y, 0]),
  )
/** The waxing moon in a ring of petals. */
export const moonDisc = (
  r: number,
  { dark = 'neel', petals = true }: { dark?: Colour; petals?: boolean } = {},
): string =>
  (petals
    ? turn(
        20,
        path(`M${n(-r * 0.12)} ${n(-r)}L0 ${n(-r * 1.26)}L${n(r * 0.12)} ${n(-r)}Z`, {
          fill: c('sand'),
          stroke: c('ink'),
          'stroke-width': 2,
        }),
      )
    : '') +
  dbl(circle(0, 0, r), dark, { w: 4 + r * 0.06, i: 1.9, tick: 4.6 }) +
  shape(
    `M${n(-r * 0.1)} ${n(-r * 0.86)}A${n(r * 0.87)} ${n(r * 0.87)} 0 1 1 ${n(-r * 0.1)} ${n(r * 0.86)}A${n(r)} ${n(r)} 0 0 0 ${n(-r * 0.1)} ${n(-r * 0.86)}Z`,
    'paper',
    2,
  )
/** Palm leaves between two boards, held by a cord; 120 wide, origin: middle of its foot. */
export const manuscript = ({ cord = 'sindoor' }: { cord?: Colour } = {}): string =>
  shape('M-62 -10H62V0H-62Z', 'geru', 2.4) +
  shape('M-58 -26H58V-10H-58Z', 'sand', 2.4) +
  line('M-52 -22H52M-52 -18H52M-52 -14H52', 1.3, 'geru') +
  shape('M-62 -36H62V-26H-62Z', 'geru', 2.4) +
  line('M-50 -31H50', 2, 'haldi', { dash: '0 8' }) +
  line('M-22 -37V1M22 -37V1', 5) +
  line('M-22 -37V1M22 -37V1', 2.4, cord)
/** Ink pot and reed pen. */
export const inkPot = (): string =>
  at(
    6,
    -26,
    shape('M-3 0L-2 -70C4 -96 18 -98 22 -112C26 -88 16 -72 6 -62L3 0Z', 'peacock', 2.2) +
      line('M2 -60Q10 -80 18 -98', 1.4, 'haldi'),
    { r: 14 },
  ) +
  shape('M-26 0C-34 -20 -22 -30 -14 -32V-40H14V-32C22 -30 34 -20 26 0Z', 'neel', 2.6) +
  line('M-24 -14Q0 -8 24 -14', 2, 'haldi') +
  shape('M-18 -44H18V-38H-18Z', 'marigold', 2.2)
/** The tulsi of a courtyard on its altar; 220 high, origin: ground. */
export const tulsiAltar = ({ lit = false, moves = false }: { lit?: boolean; moves?: boolean } = {}): string =>
  at(0, -118, tulsi(78, { k: 5, spread: 24 })) +
  shape('M-66 -14H66V0H-66Z', 'chandan', 2.6) +
  shape('M-54 -28H54V-14H-54Z', 'paper', 2.6) +
  dbl('M-40 -108H40V-28H-40Z', 'sindoor', { w: 7, i: 1.9, tick: 4.6 }) +
  shape('M-18 -34V-66C-18 -82 -6 -84 0 -94C6 -84 18 -82 18 -66V-34Z', lit ? 'haldi' : 'geru', 2.4) +
  at(0, -36, diya(12, { spout: false, lit, edge: 'haldi', i: 2, fl: 26, moves })) +
  shape('M-50 -122H50V-106H-50Z', 'marigold', 2.6) +
  places(
    path(lobe(12, 7), { fill: c('haldi'), stroke: c('ink'), 'stroke-width': 1.8 }),
    range(6, (i): Place => [-41 + i * 16.4, -106, 180]),
  ) +
  pearls('M-46 -114H46', { r: 2, gap: 7.6, i: 1 })
/** A sleeping child in a cradle that hangs from two posts; 240 × 210, origin: ground. */
export const cradle = (): string => {
  const post = (x: number) =>
    line(`M${x} 0V-180`, 13) +
    line(`M${x} 0V-180`, 7.6, 'geru') +
    line(`M${x} -6V-180`, 7.6, 'haldi', { dash: '3 15', cap: 'butt' }) +
    shape(circle(x, -190, 10), 'marigold', 2.4) +
    shape(`M${x - 22} 0H${x + 22}V10H${x - 22}Z`, 'geru', 2.4)
  return (
    post(-104) +
    post(104) +
    line('M-104 -168H104', 11) +
    line('M-104 -168H104', 6, 'marigold') +
    line('M-62 -164L-72 -84M62 -164L72 -84', 5) +
    line('M-62 -164L-72 -84M62 -164L72 -84', 2, 'haldi') +
    at(
      -36,
      -88,
      shape(circle(0, 0, 25), 'chandan', 2.6) +
        fill('M-25 -6C-22 -30 22 -30 25 -6C14 -18 -12 -18 -25 -6Z', 'ink') +
        line('M-14 2Q-8 7 -3 2M5 2Q10 7 16 2', 2.2) +
        line('M-4 13Q1 16 6 13', 2, 'sindoor') +
        fill(circle(1, -10, 2.4), 'sindoor'),
    ) +
    shape('M-14 -96C20 -112 64 -104 74 -80H-22Z', 'haldi', 2.6) +
    line('M4 -98V-80M26 -102V-80M48 -98V-80', 2, 'sindoor') +
    dbl('M-84 -84H84C84 -48 52 -30 0 -30C-52 -30 -84 -48 -84 -84Z', 'sindoor', { w: 8, i: 2, tick: 4.8 }) +
    range(5, (i) => at(-48 + i * 24, -58 + (i % 2 ? 6 : 0), turn(6, path(petal(9, 3.2), { fill: c('haldi') })))).join(
      '',
    ) +
    at(
      0,
      -160,
      line('M0 0V16', 2.2) +
        range(3, (i) =>
          at(
            -18 + i * 18,
            22,
            line('M0 -14V0', 1.8) + shape(leafD(-16, 5), ['gulabi', 'patta', 'neel'][i] as Colour, 1.8),
          ),
        ).join(''),
    )
  )
}
/** A village house with a thatched roof and a painted wall; 250 × 150, origin: ground. */
export const house = ({ lit = false }: { lit?: boolean } = {}): string => {
  const pane: Colour = lit ? 'haldi' : 'peacock'
  return (
    shape('M-104 0V-92H104V0Z', 'sand', 2.8) +
    shape('M-104 0V-20H104V0Z', 'sindoor', 2.4) +
    places(
      path(lobe(14, 8), { fill: c('marigold'), stroke: c('ink'), 'stroke-width': 1.8 }),
      range(11, (i): Place => [-95 + i * 19, -2, 0]),
    ) +
    shape('M-22 0V-54C-22 -70 -8 -72 0 -80C8 -72 22 -70 22 -54V0Z', lit ? 'haldi' : 'geru', 2.6) +
    line('M0 -2V-76', 2.2) +
    shape('M-84 -36V-66H-52V-36ZM52 -36V-66H84V-36Z', pane, 2.6) +
    line('M-68 -36V-66M-84 -51H-52M68 -36V-66M52 -51H84', 2) +
    line('M-42 -30q7 -10 14 0M28 -30q7 -10 14 0', 2, 'sindoor') +
    shape('M-128 -84C-112 -104 -98 -128 -92 -148H92C98 -128 112 -104 128 -84Z', 'marigold', 2.8) +
    line(range(13, (i) => `M${-108 + i * 18} -88L${n(-84 + i * 14)} -142`).join(''), 1.8, 'geru') +
    line('M-126 -86H126', 5) +
    line('M-126 -86H126', 2, 'haldi', { dash: '4 7' }) +
    shape('M-96 -154H96V-144H-96Z', 'geru', 2.4)
  )
}
/** A pond with lotus leaves and flowers. rx, ry: half width and height. */
export const pond = (rx: number, ry: number): string =>
  shape(ellipse(0, 0, rx, ry), 'peacock', 2.6) +
  line(`M${n(-rx * 0.6)} ${n(-ry * 0.3)}q14 -7 28 0t28 0M${n(rx * 0.1)} ${n(ry * 0.4)}q14 -7 28 0t28 0`, 2, 'haldi', {
    o: 0.8,
  }) +
  fill(ellipse(-rx * 0.34, ry * 0.36, 17, 5) + ellipse(rx * 0.44, -ry * 0.2, 17, 5), 'patta')
