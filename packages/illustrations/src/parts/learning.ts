// Things that articles are about: cards, numbers, a compass, wheels of parts, a ledger. Foot at the origin.
import { circle, hatch, n, p2, polar, range } from './geom.ts'
import { type Colour, at, both, c, dbl, fill, g, line, path, pearls, shape, turn } from './pen.ts'
import { type Place, lobe, lotus, petal, places } from './ornament.ts'
import { grahaColours, star } from './almanac.ts'

/** A playing card seen from the front, its middle at the origin. */
export const card = (
  drawing: string,
  { col = 'paper', edge = 'sindoor', w = 36, h = 58 }: { col?: Colour; edge?: Colour; w?: number; h?: number } = {},
): string =>
  shape(`M${-w} ${-h}H${w}V${h}H${-w}Z`, col, 3) +
  line(`M${6 - w} ${6 - h}H${w - 6}V${h - 6}H${6 - w}Z`, 2.4, edge) +
  drawing
/** A card seen from its back. */
export const cardBack = (col: Colour = 'neel'): string =>
  card(
    turn(8, path(petal(26, 8), { fill: c('haldi'), stroke: c('ink'), 'stroke-width': 1.6 })) +
      fill(circle(0, 0, 5), 'sindoor'),
    { col, edge: 'haldi' },
  )
/** Three fields of three; each field shows its number in seeds. */
export const seedSquare = (s: number): string => {
  const numbers = [4, 9, 2, 3, 5, 7, 8, 1, 6]
  const cell = (2 * s) / 3
  return (
    dbl(`M${-s} ${-2 * s}H${s}V0H${-s}Z`, 'paper', { w: 8, i: 2, tick: 4.8 }) +
    line(
      `M${n(-s / 3)} ${-2 * s}V0M${n(s / 3)} ${-2 * s}V0M${-s} ${n((-s * 4) / 3)}H${s}M${-s} ${n((-s * 2) / 3)}H${s}`,
      2.4,
    ) +
    numbers
      .map((count, i) => {
        const [x, y] = [(-1 + (i % 3)) * cell, -2 * s + cell * (0.5 + Math.floor(i / 3))]
        const seeds = range(count, (j) =>
          count === 1
            ? [0, 0]
            : polar(cell * (j === 0 && count > 6 ? 0 : 0.28), (j * 360) / (count > 6 ? count - 1 : count)),
        )
        return at(
          x,
          y,
          line(seeds.map(([a, b]) => `M${p2(a!, b!)}h0`).join(''), cell * 0.2, i % 2 ? 'peacock' : 'sindoor'),
        )
      })
      .join('')
  )
}
/** A wheel of parts in given colours, its middle at the origin. */
export const partWheel = (r: number, colours: readonly Colour[], heart: string): string => {
  const k = colours.length
  const half = 180 / k
  const d = `M0 0L${p2(...polar(r, -half))}A${r} ${r} 0 0 1 ${p2(...polar(r, half))}Z`
  return (
    shape(circle(0, 0, r + 9), 'paper', 2.8) +
    pearls(circle(0, 0, r + 5), { r: 1.8, gap: 7, i: 1, col: 'marigold' }) +
    colours
      .map((col, i) =>
        path(d, { fill: c(col), stroke: c('ink'), 'stroke-width': 2.4, transform: `rotate(${n((i * 360) / k)})` }),
      )
      .join('') +
    shape(circle(0, 0, r * 0.42), 'paper', 2.6) +
    heart
  )
}
export const nineParts = (r: number, heart: string): string => partWheel(r, grahaColours, heart)
export const compass = (r: number): string =>
  dbl(circle(0, 0, r), 'marigold', { w: 9, i: 2.1, tick: 5 }) +
  shape(circle(0, 0, r * 0.82), 'paper', 2.4) +
  line(
    range(32, (i) => `M${p2(...polar(r * 0.8, i * 11.25))}L${p2(...polar(r * (i % 4 ? 0.74 : 0.68), i * 11.25))}`).join(
      '',
    ),
    1.8,
  ) +
  turn(
    4,
    path(`M0 ${n(-r * 0.46)}L${n(r * 0.1)} ${n(-r * 0.12)}H${n(-r * 0.1)}Z`, {
      fill: c('peacock'),
      stroke: c('ink'),
      'stroke-width': 1.8,
    }),
    { from: 45 },
  ) +
  shape(`M0 ${n(-r * 0.66)}L${n(r * 0.15)} 0H${n(-r * 0.15)}Z`, 'sindoor', 2.4) +
  shape(`M0 ${n(r * 0.66)}L${n(r * 0.15)} 0H${n(-r * 0.15)}Z`, 'neel', 2.4) +
  shape(
    `M${n(r * 0.66)} 0L0 ${n(r * 0.13)}V${n(-r * 0.13)}ZM${n(-r * 0.66)} 0L0 ${n(r * 0.13)}V${n(-r * 0.13)}Z`,
    'haldi',
    2.2,
  ) +
  shape(circle(0, 0, r * 0.12), 'marigold', 2)
export const abacus = (): string =>
  dbl('M-66 -132H66V0H-66Z', 'haldi', { w: 10, i: 2.1, tick: 5 }) +
  range(5, (i) => {
    const y = -112 + i * 22.5
    const beads = [3, 5, 2, 4, 1][i]!
    return (
      line(`M-58 ${n(y)}H58`, 3) +
      shape(
        range(7, (j) => circle(j < beads ? -48 + j * 13 : 48 - (6 - j) * 13, y, 6.6)).join(''),
        (['sindoor', 'peacock', 'gulabi', 'neel', 'patta'] as const)[i]!,
        2,
      )
    )
  }).join('')
/** A merchant's account book bound in red cloth, and coins. */
export const ledger = (): string =>
  shape('M-64 -10L-52 -112H60L52 -10Z', 'sand', 2.6) +
  dbl('M-58 0L-44 -116H66L56 0Z', 'sindoor', { w: 8, i: 2, tick: 4.8 }) +
  line('M-44 -14L-32 -102H52L44 -14Z', 2.2, 'haldi') +
  at(
    6,
    -58,
    turn(8, path(petal(24, 7), { fill: c('haldi'), stroke: c('ink'), 'stroke-width': 1.8 })) +
      shape(circle(0, 0, 6), 'paper', 1.8),
  ) +
  line('M70 -118C80 -90 64 -60 76 -30', 4) +
  line('M70 -118C80 -90 64 -60 76 -30', 1.8, 'haldi')
/** Bat and ball. */
export const batAndBall = (): string =>
  at(
    -8,
    -4,
    line('M0 -118V-150', 13) +
      line('M0 -118V-150', 8, 'sindoor') +
      line('M-4 -124H4M-4 -132H4M-4 -140H4', 2, 'haldi') +
      dbl('M-18 0C-20 -40 -20 -84 -10 -116Q0 -122 10 -116C20 -84 20 -40 18 0Q0 6 -18 0Z', 'haldi', {
        w: 7,
        i: 1.9,
        tick: 4.6,
      }) +
      line('M0 -8V-108', 2, 'geru'),
    { r: -24 },
  ) +
  at(
    46,
    -28,
    shape(circle(0, 0, 27), 'sindoor', 3) +
      line('M-16 -21Q0 0 -16 21M-9 -24Q7 0 -9 24', 2, 'paper', { dash: '4 3.4', cap: 'butt' }),
  )
/** Wooden clubs of a wrestling ground. */
export const clubs = (): string =>
  both(
    at(
      30,
      0,
      dbl('M-17 0C-24 -40 -16 -88 -7 -104H7C16 -88 24 -40 17 0Q0 6 -17 0Z', 'geru', { w: 7, i: 1.9, tick: 4.6 }) +
        line('M0 -104V-136', 11) +
        line('M0 -104V-136', 6, 'marigold') +
        shape(circle(0, -140, 7), 'sindoor', 2.2) +
        line('M-16 -30Q0 -22 16 -30M-15 -48Q0 -40 15 -48', 2.4, 'haldi'),
      { r: 8 },
    ),
  )
/** A planet that turns back on its way: its path with a loop. */
export const loop = (): string => {
  const d = 'M-76 -34C-20 -20 44 -44 44 -84C44 -120 -14 -122 -16 -86C-18 -48 40 -28 78 -42'
  const spots = [
    [-76, -34, 8],
    [-24, -32, 9.5],
    [30, -52, 11],
    [40, -94, 12.5],
    [4, -112, 13.5],
    [-16, -84, 12],
    [14, -48, 10],
  ] as const
  return (
    line(d, 7) +
    line(d, 2.6, 'haldi', { dash: '7 6' }) +
    spots
      .map(([x, y, r], i) => shape(circle(x, y, r), i === 4 ? 'sindoor' : i % 2 ? 'marigold' : 'haldi', 2.4))
      .join('') +
    at(78, -42, shape('M14 -4L-8 -16L-4 -2L-12 10Z', 'sindoor', 2.4), { r: -12 })
  )
}
/** A block of flats with plants at its windows. */
export const flats = (): string =>
  dbl('M-54 -142H54V0H-54Z', 'chandan', { w: 8, i: 2, tick: 4.8 }) +
  places(
    shape('M-13 -12V-26C-13 -34 -5 -36 0 -40C5 -36 13 -34 13 -26V-12Z', 'peacock', 2.4) +
      shape('M-17 -12H17V-3H-17Z', 'sindoor', 2) +
      fill(circle(-9, -15, 5) + circle(0, -17, 6) + circle(9, -15, 5), 'patta'),
    range(4, (i): Place => [i % 2 ? 26 : -26, -92 + Math.floor(i / 2) * 43, 0]),
  ) +
  shape('M-16 0V-34C-16 -44 -6 -46 0 -52C6 -46 16 -44 16 -34V0Z', 'sindoor', 2.6) +
  shape('M-62 -152H62V-138H-62Z', 'marigold', 2.6) +
  places(
    path(lobe(12, 8), { fill: c('haldi'), stroke: c('ink'), 'stroke-width': 1.8 }),
    range(6, (i): Place => [-50 + i * 20, -152, 0]),
  )
/** Two doors: the sun behind one, the moon behind the other. */
export const twoDoors = (sun: string, moon: string): string => {
  const door = (x: number, ground: Colour, light: string) =>
    at(
      x,
      0,
      shape('M-32 0V-86C-32 -116 -12 -118 0 -132C12 -118 32 -116 32 -86V0Z', ground, 2.8) +
        at(0, -66, light) +
        line('M-32 0V-86C-32 -116 -12 -118 0 -132C12 -118 32 -116 32 -86V0', 8) +
        line('M-32 0V-86C-32 -116 -12 -118 0 -132C12 -118 32 -116 32 -86V0', 3.6, 'haldi', { dash: '0 8' }),
    )
  return door(-38, 'gulabi', sun) + door(38, 'neel', moon) + shape('M-82 -4H82V6H-82Z', 'marigold', 2.4)
}
/** A person in the lotus seat with closed eyes, from the front. */
export const meditating = (): string =>
  shape('M-34 -30C-76 -32 -84 -4 -58 0H58C84 -4 76 -32 34 -30Z', 'peacock', 3) +
  line(hatch('M-34 -28C-70 -28 -76 -6 -56 -4H56C76 -6 70 -28 34 -28Z', { angle: 90, gap: 9, inset: 5 }), 1.6, 'haldi') +
  shape('M-28 -86C-20 -94 20 -94 28 -86C34 -66 26 -46 24 -26H-24C-26 -46 -34 -66 -28 -86Z', 'marigold', 2.8) +
  both(
    line('M26 -84C44 -70 50 -46 58 -24', 14) +
      line('M26 -84C44 -70 50 -46 58 -24', 9.4, 'chandan') +
      shape(circle(58, -20, 6), 'chandan', 2.2),
  ) +
  line('M0 -92V-86', 18) +
  line('M0 -94V-84', 13, 'chandan') +
  shape(
    'M0 -142C17 -142 22 -130 21 -118C20 -104 10 -94 0 -92C-10 -94 -20 -104 -21 -118C-22 -130 -17 -142 0 -142Z',
    'chandan',
    2.6,
  ) +
  fill(
    'M-22 -116C-26 -138 -14 -148 0 -148C14 -148 26 -138 22 -116C18 -130 10 -134 0 -134C-10 -134 -18 -130 -22 -116Z',
    'ink',
  ) +
  line('M-14 -116Q-9 -111 -4 -116M4 -116Q9 -111 14 -116', 2.2) +
  line('M-5 -102Q0 -99 5 -102', 2.2, 'sindoor') +
  fill(circle(0, -126, 2.4), 'sindoor')
/** The front of a shop under its awning. */
export const stall = (): string =>
  shape('M-62 -104H62V0H-62Z', 'sand', 2.8) +
  shape('M-54 -76H54V-34H-54Z', 'ink', 2.4) +
  places(
    shape('M-9 0C-13 -10 -10 -16 -5 -18H5C10 -16 13 -10 9 0Z', 'marigold', 2) +
      shape('M-6 -22H6V-18H-6Z', 'haldi', 1.8),
    [
      [-34, -34, 0],
      [0, -34, 0],
      [34, -34, 0],
    ],
  ) +
  shape('M-68 -36H68V-22H-68Z', 'geru', 2.6) +
  line(hatch('M-58 -20H58V-2H-58Z', { angle: 90, gap: 10, inset: 2 }), 2, 'sindoor') +
  range(7, (i) =>
    shape(`M${-70 + i * 20} -126H${-50 + i * 20}V-92a10 10 0 0 1 -20 0Z`, i % 2 ? 'paper' : 'sindoor', 2.2),
  ).join('') +
  shape('M-74 -134H74V-122H-74Z', 'marigold', 2.6) +
  at(0, -134, lotus(20, { k: 1, spread: 36 }))
/** Two rings of twelve places, one turned against the other. */
export const twoZodiacs = (): string => {
  const ring = (r: number, q: number, turnBy: number, a: Colour, b: Colour) =>
    shape(circle(0, 0, r), a, 2.8) +
    g(
      line(range(12, (i) => `M${p2(...polar(q, i * 30))}L${p2(...polar(r, i * 30))}`).join(''), 2.4) +
        line(range(12, (i) => `M${p2(...polar((r + q) / 2, i * 30 + 15))}h0`).join(''), 6, b),
      { transform: `rotate(${turnBy})` },
    )
  return (
    ring(80, 58, 0, 'paper', 'sindoor') +
    ring(58, 36, 24, 'haldi', 'peacock') +
    shape(circle(0, 0, 36), 'neel', 2.8) +
    star(26, { k: 8, line: 'ink' })
  )
}
/** The sun with its disc covered. */
export const eclipse = (r: number): string =>
  turn(
    24,
    path(
      `M${n(-r * 0.12)} ${n(-r)}C${p2(-r * 0.1, -r * 1.2)} ${p2(0, -r * 1.26)} ${p2(r * 0.06, -r * 1.44)}C${p2(r * 0.14, -r * 1.2)} ${p2(r * 0.14, -r * 1.1)} ${p2(r * 0.12, -r)}Z`,
      { fill: c('haldi'), stroke: c('ink'), 'stroke-width': 2 },
    ),
  ) +
  shape(circle(0, 0, r), 'marigold', 2.8) +
  shape(circle(-r * 0.16, 0, r * 0.86), 'ink', 2.4) +
  line(circle(-r * 0.16, 0, r * 0.68), 2, 'neel', { dash: '2 9' })
