// Plants: banana, tulsi, sugar cane, bilva, durva.
import { n, p2, polar, range, along } from './geom.ts'
import { type Colour, line, shape, at, both, flip } from './pen.ts'
import { leaf, leafD } from './ornament.ts'
/** One banana leaf from the origin upwards, bending to the right. */
const bananaLeaf = (l = 90, w = 15, bend = 34, { col = 'patta' }: { col?: Colour } = {}) => {
  const d = `M0 0C${p2(w * 0.6, -l * 0.2)} ${p2(w + bend * 0.5, -l * 0.62)} ${p2(bend * 1.35, -l * 0.96)}C${p2(bend * 0.5, -l * 1.02)} ${p2(-w * 1.3, -l * 0.72)} 0 0Z`
  const rib = along(`M0 0C${p2(0, -l * 0.3)} ${p2(bend * 0.2, -l * 0.7)} ${p2(bend * 1.3, -l * 0.95)}`, l / 9)
  return (
    shape(d, col, 2.4) +
    line(`M0 0C${p2(0, -l * 0.3)} ${p2(bend * 0.2, -l * 0.7)} ${p2(bend * 1.3, -l * 0.95)}`, 1.8, 'haldi') +
    line(
      rib
        .slice(2, -1)
        .map(([x, y, a], k) => {
          const q = w * 0.52 * Math.sin((Math.PI * (k + 2.2)) / 9.6),
            [u, v] = polar(q, a + 62, x, y),
            [s, t] = polar(q, a - 62, x, y)
          return `M${p2(s, t)}L${p2(x, y)}L${p2(u, v)}`
        })
        .join(''),
      1.2,
      'haldi',
    )
  )
}
/** Banana plant: stem and leaves. h: height of the stem. */
export const banana = (
  h = 120,
  {
    leaves = [
      [-62, 70],
      [-26, 84],
      [14, 90],
      [50, 74],
    ],
    w = 9,
  }: { leaves?: readonly [turn: number, length: number][]; w?: number } = {},
) =>
  leaves
    .map(([a, l]) => at(0, -h + 4, a > 0 ? bananaLeaf(l, 14, 26) : flip(bananaLeaf(l, 14, 26)), { r: a * 0.7 }))
    .join('') +
  shape(
    `M${-w} 0C${n(-w * 0.7)} ${n(-h * 0.4)} ${n(-w * 0.5)} ${n(-h * 0.8)} ${n(-w * 0.45)} ${n(-h)}H${n(w * 0.45)}C${n(w * 0.5)} ${n(-h * 0.8)} ${n(w * 0.7)} ${n(-h * 0.4)} ${w} 0Z`,
    'patta',
    2.4,
  ) +
  line(
    range(Math.floor(h / 16), (k) => `M${n(-w * 0.66)} ${n(-8 - k * 16)}q${n(w * 0.7)} -7 ${n(w * 1.3)} 1`).join(''),
    1.4,
    'haldi',
  )
const caneLeaves: readonly [turn: number, length: number][] = [
  [-64, 62],
  [-30, 70],
  [-4, 74],
  [26, 72],
  [58, 64],
]
/** Sugar cane, h high, with its leaves on top. */
export const cane = (h = 220, { w = 5 } = {}) =>
  at(
    0,
    -h,
    caneLeaves
      .map(([a, l]) =>
        at(
          0,
          0,
          shape(leafD(l, 4, a > 0 ? 22 : -22), 'patta', 1.8) +
            line(`M0 -4Q${a > 0 ? 4 : -4} ${n(-l * 0.5)} ${a > 0 ? 16 : -16} ${n(-l * 0.84)}`, 1.1, 'haldi'),
          { r: a * 0.7 },
        ),
      )
      .join(''),
  ) +
  line(`M0 0V${-h}`, w * 2 + 4.4, 'ink', { cap: 'butt' }) +
  line(`M0 0V${-h}`, w * 2, 'geru', { cap: 'butt' }) +
  line(range(Math.floor(h / 22), (k) => `M${-w} ${n(-14 - k * 22)}h${2 * w}`).join(''), 2.2, 'haldi', { cap: 'butt' })
/** Tulsi: branches with pairs of leaves and flower spikes. */
export const tulsi = (
  h = 90,
  { k = 5, spread = 27, spike = 'gulabi' }: { k?: number; spread?: number; spike?: Colour } = {},
) =>
  range(k, (j) => {
    const a = (j - (k - 1) / 2) * spread,
      l = h * (1 - Math.abs(a) / 220)
    return at(
      0,
      0,
      line(`M0 0V${n(-l)}`, 3) +
        range(4, (q) =>
          both(
            at(
              0,
              -l * (0.3 + q * 0.17),
              shape(leafD(l * 0.25, l * 0.09), 'patta', 1.8) + line(`M0 -3V${n(-l * 0.17)}`, 1.1, 'haldi'),
              { r: 58 - q * 5 },
            ),
          ),
        ).join('') +
        line(`M0 ${n(-l * 0.94)}V${n(-l * 1.14)}`, 6, 'ink') +
        line(`M0 ${n(-l * 0.95)}V${n(-l * 1.14)}`, 3, spike) +
        line(`M0 ${n(-l * 0.95)}V${n(-l * 1.14)}`, 3, 'sindoor', { dash: '1.2 3', cap: 'butt' }),
      { r: a },
    )
  }).join('')
/** Three leaves of the bilva. */
export const bilva = (s = 20, { col = 'patta' }: { col?: Colour } = {}) =>
  line(`M0 ${n(s * 0.55)}V0`, 2.4) +
  both(at(0, 0, leaf(s * 0.95, s * 0.32, { col, w2: 2 }), { r: 68 })) +
  leaf(s * 1.2, s * 0.38, { col, w2: 2 })
