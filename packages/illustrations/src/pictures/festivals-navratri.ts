// The nine nights of Ashwina and the victory that ends them.
import { type Point, p2, polar, range, circle, ellipse, dots } from '../parts/geom.ts'
import { type Stroke, fill, line, shape, dbl, limbs, at, both, fit, turn } from '../parts/pen.ts'
import { type Place, petal, halo, frame, garland, places } from '../parts/ornament.ts'
import { crown } from '../parts/deity.ts'
import { bust, face } from '../parts/murti.ts'
import { woman } from '../parts/figures.ts'
import * as T from '../parts/things.ts'
import { ground, strewn } from '../parts/sheet.ts'

const potD = 'M-22 -86C-66 -80 -76 -22 -40 -4Q0 6 40 -4C76 -22 66 -80 22 -86Z'
/** The pierced pot of the garba: a lamp burns in it, and its light comes through the holes. */
const garbo = (): string => {
  const hole = (x: number, y: number): Place => [x, y, 0]
  return (
    dbl(potD, 'geru', { w: 8, i: 2, tick: 4.8 }) +
    places(shape('M0 -8L6 0L0 8L-6 0Z', 'haldi', 1.6), [
      ...[-44, -22, 0, 22, 44].map((x) => hole(x, -62 + Math.abs(x) * 0.06)),
      ...[-50, -25, 0, 25, 50].map((x) => hole(x, -26 - Math.abs(x) * 0.08)),
    ]) +
    line('M-56 -44Q0 -34 56 -44', 5, 'paper', { dash: '0 8' }) +
    shape('M-30 -98H30L22 -86H-22Z', 'geru', 2.4) +
    at(0, -112, T.diya(30, { spout: false, fl: 40 }) + shape('M-34 12H34L28 16H-28Z', 'haldi', 2)) +
    shape('M-34 -4Q0 4 34 -4L38 8Q0 14 -38 8Z', 'geru', 2.4)
  )
}
const dancer = (skirt: 'neel' | 'patta'): string => {
  const arms: Stroke[] = [
    ['M10 -84Q-20 -78 -40 -84L-62 -118', 11],
    ['M14 -80Q-8 -58 -26 -58L-52 -76', 11],
  ]
  const stick = (x: number, y: number, r: number) =>
    at(x, y, line('M0 20V-32', 8) + line('M0 20V-32', 4, 'haldi'), { r })
  return (
    shape('M-16 -30C-40 -10 -54 20 -56 44Q0 58 72 44C64 12 48 -14 40 -34Z', skirt, 2.6) +
    line('M-52 34Q0 48 68 34', 5, 'haldi', { dash: '0 8' }) +
    line('M-10 -24C-22 -4 -28 16 -29 32M14 -26V38M34 -26C46 -4 50 14 52 30', 2, 'haldi') +
    woman({ cloth: skirt, cloth2: 'gulabi', arms, hold: stick(-64, -122, 14) + stick(-54, -80, 30) }) +
    line('M-53 -94l8 -6M-46 -68l5 7', 3.4, 'haldi')
  )
}
export const sharadNavratri = () =>
  ground('g-sindoor') +
  line(dots('M18 18H302V240H18Z', { gap: 30, inset: 6 }), 3, 'haldi') +
  at(160, 150, fill(circle(0, 0, 82), 'g-marigold') + line(circle(0, 0, 88), 4, 'haldi', { dash: '0 9' })) +
  fill('M16 262H304V304H16Z', 'g-ink') +
  line('M16 262H304', 2.4) +
  at(78, 232, fit(0, 0, dancer('patta'), 0.92, { kx: -0.92 })) +
  at(242, 232, fit(0, 0, dancer('neel'), 0.92)) +
  at(160, 262, garbo(), { k: 0.74 }) +
  places(
    T.diya(10),
    range(9, (k): Place => [40 + k * 29, 296, 0]),
  ) +
  frame({ motif: 'flower', ground: 'haldi', a: 'sindoor', b: 'peacock', t: 16, inner: 'none', corner: 'marigold' })

const kash = (): string =>
  [-14, -4, 6, 16]
    .map((r) =>
      at(
        0,
        0,
        line('M0 0V-112', 2.4, 'patta') +
          shape('M0 -150C9 -134 8 -112 0 -96C-8 -112 -9 -134 0 -150Z', 'paper', 1.6) +
          line('M0 -146V-100M-4 -126L0 -120L4 -126M-4 -112L0 -106L4 -112', 1.2, 'g-line'),
        { r },
      ),
    )
    .join('')
const dhak = (): string =>
  at(
    0,
    0,
    dbl('M-30 -24C-12 -30 12 -30 30 -24C36 -10 36 10 30 24C12 30 -12 30 -30 24C-36 10 -36 -10 -30 -24Z', 'geru', {
      w: 6,
      i: 1.8,
      tick: 4.4,
    }) +
      line('M-28 -18L-14 22L0 -24L14 22L28 -18', 1.8, 'haldi') +
      both(shape(ellipse(30, 0, 8, 25), 'paper', 2.2)) +
      line('M-30 -26C-34 -44 -24 -50 -14 -30M-24 -27C-26 -40 -12 -42 -8 -30', 5, 'paper', { dash: '0 6' }),
  )
/** The Devi's face as Bengal paints it, under her crown of white pith. */
export const durgaAshtami = () =>
  ground('g-gulabi') +
  strewn('M16 16H304V230H16Z', { col: 'sindoor', gap: 30, r: 1.8 }) +
  at(160, 152, turn(17, shape(petal(44, 13), 'paper', 2.2), { from: -120, step: 15 })) +
  at(
    160,
    152,
    halo(104, { leg: 104, k: 47, inner: 'g-sindoor', w: 15, tongue: 16, tongueCol: 'paper', col: 'haldi' }),
  ) +
  at(44, 262, kash()) +
  at(276, 262, kash(), { kx: -1 }) +
  fill('M16 256H304V304H16Z', 'g-peacock') +
  line('M16 256H304', 2.4) +
  at(
    160,
    166,
    fill('M-62 -40C-92 10 -86 76 -70 98H70C86 76 92 10 62 -40Z', 'ink') +
      limbs([['M0 58V92', 34]], 'haldi') +
      shape('M-66 100C-62 82 -34 76 -18 76Q0 96 18 76C34 76 62 82 66 100Z', 'sindoor', 2.6) +
      garland('M-34 80Q0 118 34 80', { r: 6, cols: ['paper', 'sindoor'] }) +
      fit(0, 0, bust({ head: { skin: 'haldi', tilak: 'devi', nath: true, ring: 'marigold' }, h: 48 }), 1.78, {
        keep: 0.8,
      }),
  ) +
  frame({ motif: 'temple', ground: 'paper', a: 'sindoor', b: 'haldi', t: 16, inner: 'none', corner: 'haldi' }) +
  at(66, 278, dhak(), { k: 0.8 }) +
  at(160, 296, at(0, -2, T.diya(20)) + at(-34, -2, T.diya(13)) + at(38, -2, T.diya(13))) +
  at(262, 276, T.conch(), { r: -68, k: 0.62 })

/** One of the ten heads of the effigy. */
const head = (): string =>
  face({ skin: 'geru', moustache: true, ears: false, tilak: 'none' }) +
  at(0, -24, crown(27, 40, { wings: false, gem: 'peacock' }))
const effigy = (): string => {
  const heads: Place[] = range(9, (k): Place => [(k - 4) * 30 + (k < 4 ? -6 : k > 4 ? 6 : 0), Math.abs(k - 4) * 2, 0])
  return (
    limbs(
      [
        ['M-40 66L-86 112L-66 150', 22],
        ['M40 66L86 112L66 150', 22],
      ],
      'geru',
    ) +
    dbl('M-46 44H46L58 200H-58Z', 'sindoor', { w: 8, i: 2, tick: 4.8 }) +
    shape('M-14 44H14L20 200H-20Z', 'haldi', 2.2) +
    line('M-47 78H47M-50 112H50M-54 146H54', 4, 'haldi', { dash: '0 8' }) +
    limbs([['M0 26V46', 20]], 'geru') +
    places(head(), heads.toSorted((a, b) => Math.abs(b[0]) - Math.abs(a[0])).slice(0, 8)) +
    at(0, -4, head(), { k: 1.16 })
  )
}
const arrow = (): string =>
  line('M0 84V-66', 8) +
  line('M0 84V-66', 3.6, 'haldi') +
  shape('M0 -92L12 -62L0 -68L-12 -62Z', 'paper', 2.4) +
  shape('M0 62L12 74V96L0 86L-12 96V74Z', 'sindoor', 2)
/** Ten heads against the evening, fire at the feet, and the arrow that is on its way. */
export const vijayadashami = () => {
  const bowD = 'M-30 -74C28 -60 38 -20 26 0C38 20 28 60 -30 74'
  const stars: Point[] = [...range(7, (k): Point => polar(120 + (k % 2) * 18, -75 + k * 25, 160, 150))]
  return (
    ground('g-neel') +
    line(stars.map(([x, y]) => `M${p2(x, y)}h0`).join(''), 5, 'haldi') +
    fill('M16 250H304V304H16Z', 'g-patta') +
    line('M16 250H304', 2.4) +
    at(182, 92, fit(0, 0, effigy(), 0.76, { keep: 0.5 })) +
    at(182, 272, T.fire(64, 74)) +
    at(
      66,
      206,
      line('M-30 -74L-34 0L-30 74', 2.2) +
        line(bowD, 10) +
        line(bowD, 5.4, 'marigold') +
        line('M27 -10V10', 6, 'sindoor'),
      {
        r: -34,
        k: 0.96,
      },
    ) +
    at(86, 188, arrow(), { r: 50, k: 0.8 }) +
    frame({ motif: 'petal', ground: 'sindoor', a: 'marigold', b: 'paper', t: 16, inner: 'none', corner: 'haldi' })
  )
}
