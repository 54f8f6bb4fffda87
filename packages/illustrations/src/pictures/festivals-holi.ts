// Holika's fire and Holi.
import { p2, polar, range, circle, dots, scatter } from '../parts/geom.ts'
import { type Colour, fill, line, shape, dbl, pearls, at } from '../parts/pen.ts'
import { frame, scallop } from '../parts/ornament.ts'
import { crown } from '../parts/deity.ts'
import { namaste } from '../parts/arms.ts'
import { fullMoon, man, sittingChild, woman } from '../parts/figures.ts'
import { hairs, personFace } from '../parts/face.ts'
import { logs } from '../parts/feast-things.ts'
import { fire } from '../parts/things.ts'
import { ground } from '../parts/sheet.ts'

export const holikaDahan = () =>
  ground('g-neel') +
  line(dots('M16 16H304V200H16Z', { gap: 28, inset: 4 }), 2.6, 'haldi') +
  at(250, 70, fullMoon(26, { hare: false })) +
  fill('M16 254H304V304H16Z', 'g-marigold') +
  line('M16 254H304', 2.4) +
  at(160, 272, fire(104, 212)) +
  at(160, 168, shape('M0 -62C44 -40 58 10 40 84H-40C-58 10 -44 -40 0 -62Z', 'haldi', 2.4)) +
  at(
    160,
    148,
    sittingChild({
      cloth: 'marigold',
      shirt: 'chandan',
      head:
        at(0, -6, namaste('chandan'), { k: 0.86 }) +
        personFace({ tilak: 'upright' }) +
        hairs.short('ink') +
        at(0, -26, crown(24, 34, { wings: false })),
    }),
    { k: 0.72 },
  ) +
  at(160, 288, logs(104)) +
  frame({ motif: 'flower', ground: 'sindoor', a: 'haldi', b: 'paper', t: 16, inner: 'none', corner: 'haldi' })

/** A puff of powder: no outline (powder has none), a ring of grains, lighter grains inside. */
const puff = (x: number, y: number, r: number, col: Colour, seed: number) =>
  at(
    x,
    y,
    fill(scallop(r, 11, 0.1), col) +
      line(
        range(Math.round(r * 0.7), (i) => {
          const [a, b] = polar(r * (1.12 + 0.1 * (i % 3)), (i * 360) / Math.round(r * 0.7))
          return `M${p2(a, b)}h0`
        }).join(''),
        4.6,
        col,
      ) +
      line(grains(circle(0, 0, r * 0.84), Math.round(r * 0.7), seed), 3.2, 'paper', { o: 0.85 }),
  )
const grains = (d: string, count: number, seed: number) =>
  scatter(d, count, seed)
    .map(([x, y]) => `M${p2(x, y)}h0`)
    .join('')
const bowl = (x: number, y: number, col: Colour, s = 1) =>
  at(
    x,
    y,
    shape('M-44 -18C-34 -42 -16 -60 0 -64C16 -60 34 -42 44 -18Z', col, 2.6) +
      line(dots('M-34 -20C-26 -40 -12 -52 0 -56C12 -52 26 -40 34 -20Z', { gap: 13, inset: 2 }), 3.4, 'paper') +
      dbl('M-54 -20H54C50 0 30 6 0 6C-30 6 -50 0 -54 -20Z', 'marigold', { w: 6.6, i: 1.8, tick: 4.6 }) +
      pearls('M-34 -8Q0 2 34 -8', { r: 1.9, gap: 8, i: 1 }),
    { k: s },
  )
/** Colour thrown on white clothes. */
const stains = (seed: number) =>
  (['gulabi', 'patta', 'neel', 'marigold'] satisfies Colour[])
    .map((col, k) =>
      line(
        grains('M-18 -88C0 -96 20 -96 28 -88C38 -60 38 -30 40 -4H-20C-20 -40 -22 -70 -18 -88Z', 4, seed + k),
        7.4,
        col,
      ),
    )
    .join('')
/** Two who colour each other's cheeks. */
export const holi = () =>
  ground('g-haldi') +
  puff(64, 78, 42, 'patta', 1) +
  puff(256, 78, 42, 'gulabi', 2) +
  puff(160, 60, 40, 'marigold', 5) +
  puff(160, 214, 46, 'neel', 6) +
  puff(110, 40, 20, 'sindoor', 3) +
  puff(212, 40, 20, 'neel', 4) +
  (['sindoor', 'gulabi', 'patta', 'neel'] satisfies Colour[])
    .map((col, k) => line(grains('M22 22H298V260H22Z', 14, 11 + k), 5.4, col))
    .join('') +
  at(
    84,
    276,
    man({
      skin: 'geru',
      stole: 'sindoor',
      arms: [
        ['M10 -84Q-20 -82 -34 -92L-58 -122', 11],
        ['M-57 -120L-63 -130', 9],
      ],
      hold: '',
    }) +
      stains(21) +
      at(-66, -136, fill(scallop(11, 8), 'gulabi')) +
      fill(circle(-3, -110, 8), 'patta'),
    { k: 1.14, kx: -1.14 },
  ) +
  at(
    236,
    276,
    woman({
      cloth: 'paper',
      cloth2: 'peacock',
      arms: [
        ['M10 -84Q-16 -70 -32 -80L-54 -110', 11],
        ['M-53 -108L-59 -118', 9],
      ],
    }) +
      stains(31) +
      line('M-40 -95l8 -4M-44 -101l8 -4', 3.4, 'haldi') +
      at(-62, -124, fill(scallop(11, 8), 'patta')) +
      fill(circle(-3, -110, 8), 'gulabi'),
    { k: 1.14 },
  ) +
  bowl(70, 294, 'gulabi', 0.8) +
  bowl(250, 294, 'patta', 0.8) +
  bowl(160, 297, 'sindoor', 0.96) +
  frame({ motif: 'petal', ground: 'paper', a: 'gulabi', b: 'neel', t: 16, inner: 'none' })
