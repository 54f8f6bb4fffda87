// Things of worship: vessels, lamps, emblems. Origin of what stands: middle of its foot; of what is held: the grip.
import { n, p2, polar, range, circle, hatch, dots } from './geom.ts'
import { type Colour, fill, line, shape, dbl, pearls, at, both, flip, turn, c, path } from './pen.ts'
import { lobe, leaf, lotus, marigold, flame, scallop } from './ornament.ts'

/** Coconut with its tuft, wrapped half-way in cloth. */
export const coconut = ({ cloth = 'sindoor' as Colour } = {}) =>
  shape('M0 -4C20 -4 25 -24 19 -38C15 -49 6 -54 0 -60C-6 -54 -15 -49 -19 -38C-25 -24 -20 -4 0 -4Z', 'geru', 2.6) +
  line('M-6 -52Q-14 -40 -12 -26M0 -56V-28M6 -52Q14 -40 12 -26', 1.4, 'haldi') +
  shape('M-3 -58Q-10 -68 -6 -76Q-2 -70 0 -76Q2 -70 6 -76Q10 -68 3 -58Z', 'chandan', 2) +
  (cloth
    ? shape('M-21 -26Q0 -14 21 -26Q20 -4 0 -4Q-20 -4 -21 -26Z', cloth, 2.4) + line('M-20 -21Q0 -9 20 -21', 1.6, 'haldi')
    : '')
/** Kalash: full pot with mango leaves and coconut. s scales it; 132 high at 1. */
export const kalash = ({
  col = 'marigold' as Colour,
  belly = 'sindoor' as Colour,
  mark = 'dots',
  leaves = 5,
  nut = true,
  cloth = 'sindoor' as Colour,
  i = 2.6,
} = {}) => {
  const body = 'M-17 -58C-48 -54 -56 -18 -34 -4Q0 4 34 -4C56 -18 48 -54 17 -58Z'
  return (
    (nut ? at(0, -66, coconut({ cloth })) : '') +
    range(leaves, (k) => {
      const a = (k - (leaves - 1) / 2) * (124 / Math.max(1, leaves - 1))
      return Math.abs(a) < 8 && nut ? '' : at(a * 0.16, -68, leaf(36, 9.5, { bend: Math.sign(a) * 6 }), { r: a })
    }).join('') +
    dbl(body, col, { w: 8, i: 2, tick: 4.6 }) +
    shape('M-39 -40Q0 -27 39 -40Q42 -34 41.500 -28Q0 -13 -41.500 -28Q-42 -34 -39 -40Z', belly, 2.2) +
    pearls('M-36 -32Q0 -18 36 -32', { r: 1.8, gap: 7.4, i: 1 }) +
    shape('M-19 -70H19L15 -57H-15Z', col, i) +
    shape('M-24 -76Q0 -71 24 -76L22 -69Q0 -64 -22 -69Z', col, i) +
    line('M-16 -61H16', 3, 'sindoor') +
    (mark === 'dots' ? line('M-18 -14.500h0M-9 -11.500h0M0 -10.500h0M9 -11.500h0M18 -14.500h0', 4.4, 'sindoor') : '') +
    shape('M-26 -3Q0 4 26 -3L30 6Q0 12 -30 6Z', col, i)
  )
}
/** Clay or brass lamp from the side. w: half width. Origin: middle of the foot. */
export const diya = (
  w = 34,
  {
    col = 'marigold' as Colour,
    edge = 'sindoor' as Colour,
    h = w * 0.62,
    fl = w * 1.05,
    foot = false,
    lit = true,
    spout = true,
    i = 2.6,
    oil = 'haldi' as Colour,
    moves = false,
  } = {},
) => {
  const f = foot ? h * 0.62 : 0,
    b = `M${n(-w)} ${n(-h - f)}C${p2(-w * 0.92, -h * 0.1 - f)} ${p2(-w * 0.4, -f)} 0 ${n(-f)}C${p2(w * 0.4, -f)} ${p2(w * 0.92, -h * 0.1 - f)} ${p2(w * (spout ? 1.14 : 1), -h * (spout ? 1.14 : 1) - f)}`
  return (
    (lit ? at(spout ? w * 0.78 : 0, -h * 1.02 - f, flame(fl, { moves })) : '') +
    (foot
      ? shape(
          `M${n(-w * 0.2)} ${n(-f - 2)}L${n(-w * 0.14)} ${n(-f * 0.5)}L${n(-w * 0.5)} 0H${n(w * 0.5)}L${n(w * 0.14)} ${n(-f * 0.5)}L${n(w * 0.2)} ${n(-f - 2)}Z`,
          col,
          i,
        )
      : '') +
    shape(`${b}C${p2(w * 0.7, -h * 0.82 - f)} ${p2(-w * 0.6, -h * 0.82 - f)} ${p2(-w, -h - f)}Z`, col, i) +
    shape(
      `M${p2(-w, -h - f)}C${p2(-w * 0.6, -h * 0.78 - f)} ${p2(w * 0.7, -h * 0.78 - f)} ${p2(w * (spout ? 1.14 : 1), -h * (spout ? 1.14 : 1) - f)}C${p2(w * 0.5, -h * 1.16 - f)} ${p2(-w * 0.6, -h * 1.16 - f)} ${p2(-w, -h - f)}Z`,
      oil,
      i * 0.8,
    ) +
    (edge
      ? line(
          range(5, (k) => {
            const x = (k - 2) * w * 0.3
            return `M${p2(x - w * 0.13, -h * 0.56 - f + Math.abs(k - 2) * -h * 0.05)}q${p2(w * 0.13, h * 0.34)} ${p2(w * 0.26, 0)}`
          }).join(''),
          1.8,
          edge,
        )
      : '')
  )
}
/** Standing lamp of turned brass: a foot in steps, knops on the stem, a beaked bowl with its wicks, a bud on top. h: height. */
export const samai = (h = 150, look: { wicks?: number; col?: Colour; top?: boolean; moves?: boolean } = {}): string => {
  // A small one is the same lamp from further away.
  if (h < 140) return at(0, 0, samai(140, look), { k: h / 140 })
  const { wicks = 2, col = 'marigold', top = true, moves = false } = look
  const y = 20 - h
  const stem = h - 62
  const knop = (share: number, rx: number, ry: number) =>
    shape(`M${-rx} ${n(-22 - stem * share)}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`, 'haldi', 2)
  const beaks = wicks > 2 ? [34, 18] : [28]
  return (
    (top
      ? shape(`M-3 ${y}V${n(y - 22)}H3V${y}Z`, col, 2) +
        shape(
          `M0 ${n(y - 44)}C2 ${n(y - 40)} 9 ${n(y - 37)} 8 ${n(y - 28)}C7 ${n(y - 22)} 4 ${n(y - 20)} 0 ${n(y - 20)}C-4 ${n(y - 20)} -7 ${n(y - 22)} -8 ${n(y - 28)}C-9 ${n(y - 37)} -2 ${n(y - 40)} 0 ${n(y - 44)}Z`,
          col,
          2.2,
        ) +
        line(`M0 ${n(y - 38)}V${n(y - 24)}`, 1.4, 'sindoor')
      : '') +
    beaks.map((x, i) => both(at(x, y + 2 + i * 3, flame(21, { moves })))).join('') +
    (wicks > 2 ? at(0, y + 8, flame(21, { moves })) : '') +
    shape(
      `M-42 ${n(y - 1)}C-34 ${n(y + 3)} -16 ${n(y + 9)} 0 ${n(y + 9)}C16 ${n(y + 9)} 34 ${n(y + 3)} 42 ${n(y - 1)}C38 ${n(y + 14)} 22 ${n(y + 23)} 7 ${n(y + 24)}H-7C-22 ${n(y + 23)} -38 ${n(y + 14)} -42 ${n(y - 1)}Z`,
      col,
      2.4,
    ) +
    pearls(`M-26 ${n(y + 12)}Q0 ${n(y + 21)} 26 ${n(y + 12)}`, { r: 1.5, gap: 6.6, i: 0.9 }) +
    shape(`M-4 ${n(y + 24)}L-3.5 -20H3.5L4 ${n(y + 24)}Z`, col, 2.2) +
    knop(0.16, 8, 4) +
    knop(0.36, 6, 3) +
    knop(0.56, 11, 6) +
    knop(0.76, 6, 3) +
    knop(0.92, 9, 4) +
    shape('M-6 -24C-8 -15 -18 -12 -28 -10H28C18 -12 8 -15 6 -24Z', col, 2.2) +
    shape('M-31 -11H31L38 0H-38Z', col, 2.4) +
    line('M-30 -5.5H30', 1.6, 'sindoor')
  )
}
/** Conch, upright. 92 high, origin its middle. */
export const conch = ({ col = 'paper' as Colour, lip = 'gulabi' as Colour, i = 2.6, gold = true } = {}) => {
  const body = 'M-2 -30C18 -34 34 -18 34 2C34 24 16 36 2 52C-6 40 -30 28 -32 2C-33 -16 -20 -28 -2 -30Z'
  return (
    shape(
      'M-2 -48C4 -46 5 -40 4 -37C12 -36 15 -30 13 -26L-15 -26C-17 -31 -14 -36 -7 -37C-9 -42 -7 -47 -2 -48Z',
      col,
      i,
    ) +
    line('M-8 -37Q-1 -34 5 -37', 1.6) +
    shape(body, col, i) +
    shape('M8 -14C24 -12 28 4 22 16C17 27 8 34 2 50C0 36 -2 26 0 12C2 0 2 -10 8 -14Z', lip, 2) +
    line('M13 -6C20 2 16 16 9 26M8 2C12 8 9 16 6 22', 1.4, 'sindoor') +
    line('M-27 -14Q-8 -24 22 -20M-31 -2Q-18 -12 2 -12M-31 10Q-20 2 -3 4M-27 20Q-18 14 -3 16M-19 30Q-12 25 -2 28', 1.5) +
    (gold ? shape('M-15 -27H13L15 -21Q0 -18 -18 -20Z', 'marigold', 2) : '')
  )
}
/** Discus: 16 tongues around a wheel. r: radius. */
export const chakra = (r = 24, { col = 'marigold' as Colour, hub = 'sindoor' as Colour, spokes = 8, k = 16 } = {}) =>
  turn(
    k,
    path(
      `M${n(-r * 0.16)} ${n(-r)}C${p2(-r * 0.2, -r * 1.14)} ${p2(0, -r * 1.18)} ${p2(r * 0.06, -r * 1.34)}C${p2(r * 0.2, -r * 1.16)} ${p2(r * 0.2, -r * 1.08)} ${p2(r * 0.16, -r)}Z`,
      { fill: c('haldi'), stroke: c('ink'), 'stroke-width': 1.8 },
    ),
  ) +
  shape(circle(0, 0, r), col, 2.4) +
  shape(circle(0, 0, r * 0.72), 'paper', 2) +
  turn(spokes, path(`M0 ${n(-r * 0.7)}L${n(r * 0.09)} ${n(-r * 0.2)}H${n(-r * 0.09)}Z`, { fill: c(hub) })) +
  shape(circle(0, 0, r * 0.26), col, 2) +
  pearls(circle(0, 0, r * 0.86), { r: r * 0.055, gap: r * 0.27, i: 0.8 })
export const gada = (l = 64, { col = 'marigold' as Colour } = {}) =>
  line(`M0 16V${n(-l * 0.5)}`, 9) +
  line(`M0 16V${n(-l * 0.5)}`, 4.4, col) +
  shape(circle(0, 19, 5), col, 2.2) +
  shape(`M-9 ${n(-l * 0.5 + 6)}H9L7 ${n(-l * 0.5 - 2)}H-7Z`, 'haldi', 2.2) +
  shape(
    `M0 ${n(-l)}C20 ${n(-l)} 24 ${n(-l * 0.52)} 0 ${n(-l * 0.5)}C-24 ${n(-l * 0.52)} -20 ${n(-l)} 0 ${n(-l)}Z`,
    col,
    2.6,
  ) +
  line(
    `M0 ${n(-l)}V${n(-l * 0.5)}M-2 ${n(-l)}C-13 ${n(-l * 0.88)} -13 ${n(-l * 0.6)} -2 ${n(-l * 0.5)}M2 ${n(-l)}C13 ${n(-l * 0.88)} 13 ${n(-l * 0.6)} 2 ${n(-l * 0.5)}`,
    1.6,
  ) +
  shape(`M-4 ${n(-l)}Q0 ${n(-l - 16)} 4 ${n(-l)}Z`, 'sindoor', 2)
/** Trident; damaru tied below its prongs if asked. l: length above the grip. */
export const trishul = (
  l = 70,
  { col = 'paper' as Colour, shaft = 'marigold' as Colour, damaru = false, down = 30 } = {},
) =>
  line(`M0 ${n(down)}V${n(-l + 30)}`, 7) +
  line(`M0 ${n(down)}V${n(-l + 30)}`, 3, shaft) +
  shape(
    `M0 ${n(-l - 6)}C5 ${n(-l + 6)} 4 ${n(-l + 16)} 3 ${n(-l + 24)}C10 ${n(-l + 22)} 13 ${n(-l + 14)} 12 ${n(-l)}C21 ${n(-l + 10)} 20 ${n(-l + 32)} 4 ${n(-l + 34)}H-4C-20 ${n(-l + 32)} -21 ${n(-l + 10)} -12 ${n(-l)}C-13 ${n(-l + 14)} -10 ${n(-l + 22)} -3 ${n(-l + 24)}C-4 ${n(-l + 16)} -5 ${n(-l + 6)} 0 ${n(-l - 6)}Z`,
    col,
    2.4,
  ) +
  shape(`M-7 ${n(-l + 34)}H7V${n(-l + 41)}H-7Z`, 'sindoor', 2) +
  (damaru
    ? at(
        0,
        -l + 54,
        shape('M-14 -9L0 -2L14 -9V9L0 2L-14 9Z', 'marigold', 2.2) +
          line('M-14 -9V9M14 -9V9', 3.4, 'sindoor') +
          line('M0 0Q14 10 18 18M0 0Q-14 10 -18 18', 1.6) +
          fill(circle(18, 19, 2.4) + circle(-18, 19, 2.4), 'ink'),
      )
    : '')
/** Lotus on a stem with a bud. */
export const padma = (l = 30, { stem = 34, k = 2, col = 'gulabi' as Colour } = {}) =>
  line(`M0 14Q-4 ${n(-stem * 0.4)} 0 ${n(-stem + 4)}`, 5.6) +
  line(`M0 14Q-4 ${n(-stem * 0.4)} 0 ${n(-stem + 4)}`, 2.4, 'patta') +
  at(0, -stem + 6, lotus(l, { k, spread: 30, col }))
export const khadga = (l = 62) =>
  shape(
    `M-3.500 -4L-5 ${n(-l + 22)}C-6 ${n(-l + 8)} 4 ${n(-l + 2)} 8 ${n(-l - 6)}C12 ${n(-l + 10)} 6 ${n(-l + 22)} 5 -4Z`,
    'paper',
    2.4,
  ) +
  line(`M0 -6L1 ${n(-l + 18)}`, 1.4) +
  shape('M-11 -6H11L8 0H-8Z', 'marigold', 2.2) +
  line('M0 0V15', 7) +
  line('M0 0V15', 3, 'sindoor')
export const dhanush = (h = 84, { col = 'marigold' as Colour } = {}) => {
  const d = `M-4 ${n(-h / 2)}C8 ${n(-h / 2 + 4)} 16 ${n(-h * 0.18)} 4 0C16 ${n(h * 0.18)} 8 ${n(h / 2 - 4)} -4 ${n(h / 2)}`
  return line(`M-4 ${n(-h / 2)}V${n(h / 2)}`, 1.8) + line(d, 7.4) + line(d, 3.2, col) + line('M4 -6V6', 4, 'sindoor')
}
/** Hand bell: a bud and rings on its stem, a shouldered dome, a flared lip, the clapper below. 88 high, origin its middle. */
export const bell = ({ col = 'marigold' as Colour, i = 2.6 } = {}) =>
  shape('M0 -47C1 -44 7 -42 6 -37C6 -34 3 -32 0 -32C-3 -32 -6 -34 -6 -37C-7 -42 -1 -44 0 -47Z', 'haldi', 2) +
  shape('M-4 -33H4L5 -18H-5Z', col, 2.2) +
  shape('M-8 -29a8 3 0 1 0 16 0a8 3 0 1 0 -16 0ZM-9 -22a9 3.4 0 1 0 18 0a9 3.4 0 1 0 -18 0Z', 'haldi', 2) +
  line('M0 26V36', 4.6) +
  shape(circle(0, 37, 5), 'sindoor', 2) +
  dbl('M-9 -19C-19 -17 -21 -8 -23 4C-24 14 -28 19 -32 23H32C28 19 24 14 23 4C21 -8 19 -17 9 -19Z', col, {
    w: 6.4,
    i: 1.9,
    tick: 4.4,
  }) +
  line('M-18 -2Q0 4 18 -2M-20 8Q0 14 20 8', 1.8, 'sindoor') +
  line('M-13 2.6h0M-4.500 4.2h0M4.500 4.2h0M13 2.6h0', 2.8, 'geru') +
  shape('M-34 22Q0 28 34 22L36 28Q0 36 -36 28Z', col, i)
/** A water jar on its side or upright (lota). */
export const lota = ({ col = 'marigold' as Colour, i = 2.4 } = {}) =>
  shape('M-11 -40C-32 -36 -36 -8 -18 0H18C36 -8 32 -36 11 -40Z', col, i) +
  shape('M-17 -50H17L11 -40H-11Z', col, i) +
  line('M-27 -26Q0 -16 27 -26M-29 -18Q0 -8 29 -18', 1.8, 'sindoor') +
  pearls('M-24 -22Q0 -12 24 -22', { r: 1.3, gap: 6, i: 0.7 })
/** Plate from above with what worship needs. r: radius. */
export const thali = (r = 100, { col = 'marigold' as Colour } = {}) => {
  const bowl = (a: number, d: number, q: number, colr: Colour, top: string) => {
    const [x, y] = polar(d, a)
    return at(x, y, shape(circle(0, 0, q), 'haldi', 2.4) + shape(circle(0, 0, q * 0.76), colr, 1.8) + top)
  }
  return (
    dbl(circle(0, 0, r), col, { w: 9, i: 2.2, tick: 5.2 }) +
    line(circle(0, 0, r * 0.87), 2) +
    turn(
      24,
      at(0, -r * 0.74, path(lobe(r * 0.1, r * 0.09), { fill: c('haldi'), stroke: c('ink'), 'stroke-width': 1.6 })),
    ) +
    shape(circle(0, 0, r * 0.74), 'paper', 2.2) +
    bowl(-120, r * 0.46, r * 0.2, 'sindoor', line(scallop(r * 0.07, 6), 1.2, 'haldi')) +
    bowl(120, r * 0.46, r * 0.2, 'haldi', line(dots(circle(0, 0, r * 0.14), { gap: 5, inset: 1 }), 2.2, 'paper')) +
    bowl(-62, r * 0.48, r * 0.18, 'paper', line(dots(circle(0, 0, r * 0.13), { gap: 5, inset: 1 }), 2.4, 'sand')) +
    bowl(62, r * 0.48, r * 0.18, 'patta', line(dots(circle(0, 0, r * 0.13), { gap: 6, inset: 1 }), 2, 'haldi')) +
    at(
      0,
      r * 0.5,
      marigold(r * 0.13) +
        at(-r * 0.24, r * 0.03, marigold(r * 0.1, { col: 'gulabi' })) +
        at(r * 0.24, r * 0.03, marigold(r * 0.1, { col: 'sindoor', heart: 'haldi' })),
    ) +
    at(0, r * 0.13, diya(r * 0.26, { fl: r * 0.34 }))
  )
}
/** Fire altar: stepped bricks from the front. w: half width at its rim. */
export const kund = (w = 56, { steps = 3, h = 16 } = {}) =>
  range(steps, (k) => {
    const q = steps - 1 - k,
      ww = w * (0.72 + 0.16 * q),
      y = -h * q - h
    return (
      shape(`M${n(-ww)} ${n(y)}H${n(ww)}V${n(y + h)}H${n(-ww)}Z`, q % 2 ? 'paper' : 'sindoor', 2.4) +
      (q % 2
        ? line(
            hatch(`M${n(-ww)} ${n(y)}H${n(ww)}V${n(y + h)}H${n(-ww)}Z`, { angle: 90, gap: 6, inset: 4 }),
            1.4,
            'sindoor',
          )
        : line(range(Math.floor((2 * ww) / 22), (j) => `M${n(-ww + 11 + j * 22)} ${n(y)}v${h}`).join(''), 1.6, 'haldi'))
    )
  }).join('')
/** Fire with many tongues. w half width, h height. */
export const fire = (w = 40, h = 80, { moves = false } = {}) => {
  const t = (k: Colour, x: number, s: number, r: number) =>
    at(
      x * w,
      0,
      flame(h * s, {
        w: w * 0.36 * (0.7 + s * 0.4),
        out: k,
        mid: k === 'sindoor' ? 'marigold' : 'haldi',
        heart: k === 'sindoor' ? 'haldi' : 'paper',
        moves,
      }),
      { r },
    )
  return (
    t('sindoor', -0.62, 0.62, -16) +
    flip(t('sindoor', -0.62, 0.62, -16)) +
    t('sindoor', -0.34, 0.84, -7) +
    flip(t('sindoor', -0.34, 0.84, -7)) +
    t('marigold', 0, 1, 0)
  )
}
/** Incense: sticks in a brass lotus, smoke in threads. */
export const smoke = (h = 90, { col = 'g-line' as Colour, w = 2.4, s = 1 } = {}) =>
  line(
    `M0 0C${p2(-14 * s, -h * 0.22)} ${p2(14 * s, -h * 0.36)} ${p2(2 * s, -h * 0.56)}C${p2(-8 * s, -h * 0.72)} ${p2(10 * s, -h * 0.82)} ${p2(0, -h)}M${p2(2, -h * 0.3)}C${p2(16 * s, -h * 0.44)} ${p2(20 * s, -h * 0.5)} ${p2(12 * s, -h * 0.66)}C${p2(8 * s, -h * 0.74)} ${p2(18 * s, -h * 0.8)} ${p2(14 * s, -h * 0.9)}`,
    w,
    col,
  )
/** A heap of coins: rows that shrink by one. */
export const coins = (k = 7, s = 7) => {
  const rows: [length: number, above: number][] = []
  let r = Math.ceil((Math.sqrt(8 * k + 1) - 1) / 2)
  for (let y = 0; r > 0; r--, y++) rows.push([r, y])
  return rows
    .map(([m, y]) =>
      range(m, (i) =>
        at(
          (i - (m - 1) / 2) * s * 1.8,
          -s - y * s * 1.3,
          shape(circle(0, 0, s), 'haldi', 2) + line(circle(0, 0, s * 0.58), 1.2, 'geru'),
        ),
      ).join(''),
    )
    .join('')
}
