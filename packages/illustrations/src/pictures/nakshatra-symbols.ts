// What stands for each nakshatra, around the origin, within a circle of 106.
import { circle, dots, ellipse, hatch, n, polar, range, scales } from '../parts/geom.ts'
import {
  type Colour,
  at,
  band,
  both,
  c,
  dbl,
  fill,
  fit,
  flip,
  limbs,
  line,
  path,
  pearls,
  shape,
  turn,
} from '../parts/pen.ts'
import { flame, garland, leaf, lobe, lotus, marigold, petal, toran } from '../parts/ornament.ts'
import { dhanush, diya, khadga, lota } from '../parts/things.ts'
import { cow, fish, naga } from '../parts/fauna.ts'
import { hairs, personFace } from '../parts/face.ts'
import { palm } from '../parts/deity.ts'
import { cartWheel, deerHead, horseHead } from '../parts/steeds.ts'
import type { Nakshatra } from './nakshatras.ts'

/** A vessel with a lotus: the womb that bears. */
const vessel = () =>
  at(0, -6, lotus(62, { k: 3, spread: 28 })) +
  dbl('M-62 -8C-70 46 -34 72 0 84C34 72 70 46 62 -8Z', 'sindoor', { w: 9, i: 2.1, tick: 5 }) +
  shape('M0 70C-22 50 -22 24 0 6C22 24 22 50 0 70Z', 'gulabi', 2.6) +
  shape('M0 56C-9 46 -9 32 0 24C9 32 9 46 0 56Z', 'haldi', 2) +
  shape('M-68 -14Q0 4 68 -14L66 -2Q0 18 -66 -2Z', 'marigold', 2.8) +
  shape('M-26 84Q0 76 26 84L32 96H-32Z', 'marigold', 2.6)
/** The razor of Krittika in its flame. */
const razor = () =>
  at(0, 92, flame(178, { w: 56, i: 3 })) +
  at(
    0,
    34,
    shape('M-10 -10C-22 -40 -12 -70 16 -88C12 -62 16 -36 12 -10Z', 'paper', 3) +
      line('M8 -70Q2 -40 4 -14', 1.8) +
      shape('M-16 -12H18V2H-16Z', 'marigold', 2.6) +
      line('M1 2V44', 13) +
      line('M1 2V44', 7, 'sindoor') +
      line('M-2 12H4M-2 22H4M-2 32H4', 2.4, 'haldi'),
  )
/** A cart, as carries the harvest. */
const cart = () =>
  line('M-96 -8Q-60 8 -30 16H70', 10) +
  line('M-96 -8Q-60 8 -30 16H70', 4.6, 'geru') +
  line('M-98 -24V10', 9) +
  line('M-98 -24V10', 4, 'geru') +
  dbl('M-58 16L-46 -52Q14 -84 72 -52L84 16Z', 'marigold', { w: 8, i: 2, tick: 5 }) +
  line('M-26 10Q-20 -40 -8 -60M14 10V-66M54 10Q50 -40 38 -58', 3, 'sindoor') +
  line('M-50 -20Q14 -44 76 -20', 3, 'sindoor') +
  garland('M-46 -50Q14 -84 72 -50', { r: 7 }) +
  shape('M-64 14H90V28H-64Z', 'geru', 2.8) +
  at(16, 48, cartWheel(46))
const tear = () =>
  dbl('M0 -92C14 -52 58 -20 58 24C58 62 32 86 0 86C-32 86 -58 62 -58 24C-58 -20 -14 -52 0 -92Z', 'peacock', {
    w: 10,
    i: 2.2,
    tick: 5,
  }) +
  shape('M0 -56C10 -30 36 -6 36 26C36 50 20 64 0 64C-20 64 -36 50 -36 26C-36 -6 -10 -30 0 -56Z', 'neel', 2.4) +
  line('M0 -56V64M-34 14L0 36L34 14M-30 46L0 36L30 46', 1.8, 'paper') +
  line('M-22 20C-20 6 -14 -6 -8 -16', 5, 'paper')
const quiver = () =>
  at(-26, 0, fit(0, 0, dhanush(92), 2, { keep: 0.6 }), { r: 0 }) +
  at(
    34,
    10,
    range(4, (i) =>
      at(
        -18 + i * 12,
        -54,
        line('M0 20V-26', 4.4) +
          line('M0 20V-26', 1.8, 'haldi') +
          shape(`M-6 -26L0 -36L6 -26V-10L0 -18L-6 -10Z`, i % 2 ? 'sindoor' : 'paper', 2),
      ),
    ).join('') +
      dbl('M-28 -42H28L20 78Q0 88 -20 78Z', 'sindoor', { w: 8, i: 2, tick: 5 }) +
      line(hatch('M-26 -20H26L21 52H-21Z', { angle: 40, gap: 9, inset: 6 }), 2, 'haldi') +
      shape('M-32 -46H32V-32H-32Z', 'marigold', 2.6),
    { r: 12 },
  )
const milk = () => at(4, 50, cow(), { k: 1.3 }) + at(38, 84, lota(), { k: 0.7 }) + line('M46 8L42 48', 2.6, 'paper')
/** Three turns of a serpent, its hood raised. */
const serpent = () =>
  [
    [78, 66],
    [64, 42],
    [48, 20],
  ]
    .map(
      ([r, y]) =>
        dbl(ellipse(0, y!, r!, 24), 'patta', { w: 8, i: 2, tick: 5 }) +
        line(scales(ellipse(0, y! + 5, r! - 10, 14), { r: 6.5 }), 1.8, 'haldi'),
    )
    .join('') +
  at(0, -30, naga(), { k: 1.5 }) +
  line('M76 60C100 62 102 34 88 28', 12) +
  line('M76 60C100 62 102 34 88 28', 7, 'patta')
const throne = () =>
  both(shape('M52 -62C66 -70 72 -84 66 -98C58 -88 50 -84 46 -74Z', 'haldi', 2.4)) +
  dbl('M-54 34V-36C-54 -76 -26 -78 0 -98C26 -78 54 -76 54 -36V34Z', 'sindoor', { w: 9, i: 2.1, tick: 5 }) +
  at(
    0,
    -30,
    turn(8, path(petal(30, 9), { fill: c('haldi'), stroke: c('ink'), 'stroke-width': 2 })) +
      shape(circle(0, 0, 8), 'paper', 2),
  ) +
  shape('M-66 30C-74 10 -84 4 -88 14C-90 22 -80 24 -78 34V52H-62Z', 'marigold', 2.6) +
  flip(shape('M-66 30C-74 10 -84 4 -88 14C-90 22 -80 24 -78 34V52H-62Z', 'marigold', 2.6)) +
  shape('M-60 18Q0 4 60 18L64 40H-64Z', 'gulabi', 2.8) +
  pearls('M-48 28Q0 18 48 28', { r: 2.6, gap: 9, i: 1.2 }) +
  shape('M-74 38H74V56H-74Z', 'marigold', 2.8) +
  both(shape('M50 56H70L64 88H72V96H46V88H54Z', 'marigold', 2.6)) +
  line('M-62 47H62', 3, 'sindoor', { dash: '8 7' })
const turnedLeg = (x: number) =>
  at(
    x,
    0,
    shape('M-8 0H8V10L5 18L11 28L5 38L9 62H-9L-5 38L-11 28L-5 18L-8 10Z', 'sindoor', 2.6) +
      line('M-8 27H8', 2.2, 'haldi'),
  )
/** The front of a bed: two legs, a bolster, a flowered cover. */
const bedFront = () =>
  turnedLeg(-60) +
  turnedLeg(60) +
  shape('M-72 -16H72V10H-72Z', 'marigold', 2.8) +
  line('M-64 -3H64', 3, 'sindoor', { dash: '9 7' }) +
  dbl('M-66 -16Q-70 -50 -40 -52H40Q70 -50 66 -16Z', 'gulabi', { w: 8, i: 2, tick: 5 }) +
  both(shape('M20 -62a13 13 0 1 1 0 26H-20a13 13 0 1 1 0 -26Z', 'haldi', 2.4)) +
  at(0, -49, turn(6, path(petal(10, 4), { fill: c('sindoor') }))) +
  at(0, -30, line('M-48 2h0M-24 2h0M0 2h0M24 2h0M48 2h0', 6, 'paper')) +
  at(0, -88, marigold(12))
/** The back of a bed: its carved head between two posts. */
const bedBack = () =>
  shape('M-62 -50C-40 -92 40 -92 62 -50V30H-62Z', 'geru', 3) +
  dbl('M-50 -44C-32 -76 32 -76 50 -44V20H-50Z', 'peacock', { w: 7, i: 1.9, tick: 4.6 }) +
  at(0, 8, lotus(44, { k: 2, spread: 34 })) +
  both(
    shape('M56 -64C64 -76 76 -76 80 -64C80 -56 76 -52 76 -44V90H60V-44C60 -52 56 -56 56 -64Z', 'marigold', 2.6) +
      line('M60 0H76M60 10H76M60 60H76', 2.4, 'sindoor'),
  ) +
  shape('M-60 24H60V46H-60Z', 'marigold', 2.6) +
  line('M-52 35H52', 3, 'sindoor', { dash: '9 7' })
const hand = () =>
  at(0, 60, limbs(palm(78), 'chandan', { i: 3 }), {}) +
  at(0, 8, turn(8, path(petal(17, 5), { fill: c('sindoor') })) + line(circle(0, 0, 22), 2.4, 'sindoor')) +
  at(
    0,
    72,
    line('M-38 0H38', 22, 'ink', { cap: 'butt' }) +
      line('M-38 0H38', 17, 'haldi', { cap: 'butt' }) +
      line('M-34 0H36', 7, 'sindoor', { dash: '0 12' }),
  )
/** The bright jewel: a pearl in its shell. */
const pearl = () => {
  const half = 'M0 64C-60 60 -98 10 -84 -30C-74 -62 -34 -82 0 -82C34 -82 74 -62 84 -30C98 10 60 60 0 64Z'
  return (
    dbl(half, 'gulabi', { w: 8, i: 2, tick: 5 }) +
    line(
      range(7, (i) => {
        const [x, y] = polar(118, (i - 3) * 24, 0, 50)
        return `M0 52L${n(x * 0.86)} ${n(Math.max(-70, y))}`
      }).join(''),
      2.6,
      'sindoor',
    ) +
    shape('M-82 24C-70 84 70 84 82 24C50 48 -50 48 -82 24Z', 'paper', 2.8) +
    line('M-62 46Q0 74 62 46M-44 62Q0 80 44 62', 2, 'sindoor') +
    shape(circle(0, 6, 36), 'paper', 3) +
    line('M-20 -4A24 24 0 0 1 -2 -18', 6, 'sand') +
    fill(circle(-8, -6, 4), 'haldi')
  )
}
/** A young shoot that bends in the wind. */
const shoot = () =>
  shape('M-70 84C-50 52 50 52 70 84Z', 'geru', 2.8) +
  line(dots('M-60 82C-44 60 44 60 60 82Z', { gap: 13, inset: 4 }), 4, 'chandan') +
  line('M0 64C-4 20 4 -10 34 -44', 10) +
  line('M0 64C-4 20 4 -10 34 -44', 5, 'patta') +
  at(32, -40, leaf(66, 20, { bend: 12, w2: 2.8 }), { r: 66 }) +
  at(18, -24, leaf(62, 20, { bend: -10, w2: 2.8 }), { r: -24 }) +
  at(1, 26, leaf(50, 16, { bend: -8, w2: 2.8 }), { r: -72 }) +
  line('M-94 -28C-74 -40 -60 -16 -40 -28M-90 -6C-78 -14 -68 2 -54 -6M-84 -52C-70 -60 -60 -44 -46 -52', 4, 'paper')
const arch = () =>
  shape(
    'M-78 92V-20C-78 -60 -40 -80 0 -80C40 -80 78 -60 78 -20V92H52V-14C52 -40 26 -54 0 -54C-26 -54 -52 -40 -52 -14V92Z',
    'sindoor',
    3,
  ) +
  pearls('M-65 86V-16C-65 -48 -34 -67 0 -67C34 -67 65 -48 65 -16V86', { r: 4, gap: 11.4, col: 'haldi', i: 1.4 }) +
  at(-52, -30, toran(104, { k: 6, s: 10, l: 34 })) +
  both(at(65, 92, shape('M-18 0H18V10H-18Z', 'marigold', 2.4))) +
  at(0, -80, lotus(28, { k: 2, spread: 32 })) +
  at(0, 92, diya(26, { fl: 34, foot: true, spout: false }))
const earring = () =>
  shape('M-10 -96a12 12 0 1 1 20 0L8 -76H-8Z', 'haldi', 2.6) +
  dbl(circle(0, -20, 60), 'marigold', { w: 9, i: 2.1, tick: 5 }) +
  at(0, -20, turn(16, at(0, -36, path(lobe(13, 7), { fill: c('sindoor'), stroke: c('ink'), 'stroke-width': 2 })))) +
  shape(circle(0, -20, 30), 'peacock', 2.6) +
  at(
    0,
    -20,
    turn(8, path(petal(26, 8), { fill: c('haldi'), stroke: c('ink'), 'stroke-width': 1.8 })) +
      shape(circle(0, 0, 7), 'sindoor', 2),
  ) +
  range(5, (i) => {
    const [x, y] = polar(64, 124 + i * 28, 0, -20)
    return (
      line(`M${n(x)} ${n(y)}V${n(y + 26)}`, 6) +
      line(`M${n(x)} ${n(y)}V${n(y + 26)}`, 2.6, 'haldi') +
      at(x, y + 32, shape('M0 -10C8 -2 8 8 0 10C-8 8 -8 -2 0 -10Z', 'paper', 2.2))
    )
  }).join('')
const roots = () =>
  range(7, (i) => {
    const a = (i - 3) * 17
    const d = `M0 0C${n(a * 0.2)} 30 ${n(a * 0.9)} 50 ${n(a * 1.2 + (i % 2 ? 6 : -6))} 96`
    return (
      line(d, 14) +
      line(d, 8.6, i % 2 ? 'chandan' : 'geru') +
      line(`M${n(a * 0.8)} 52q${a < 0 ? -14 : 14} 8 ${a < 0 ? -18 : 18} 22`, 4)
    )
  }).join('') +
  both(
    at(8, -24, leaf(64, 15, { bend: 12, w2: 2.6 }), { r: 34 }) +
      at(4, -24, leaf(72, 15, { bend: 6, w2: 2.6 }), { r: 10 }),
  ) +
  dbl('M-34 -26H34L38 4H-38Z', 'sindoor', { w: 7, i: 1.9, tick: 4.6 }) +
  line('M-30 -11H30', 3, 'haldi', { dash: '0 8' })
/** A fan of cloth on a turned handle, with a frill. */
const fan = () =>
  line('M-46 62L-84 100', 15) +
  line('M-46 62L-84 100', 9, 'geru') +
  line('M-52 68L-80 96', 9, 'haldi', { dash: '0 12' }) +
  at(
    8,
    -8,
    turn(24, at(0, -70, path(lobe(22, 10), { fill: c('gulabi'), stroke: c('ink'), 'stroke-width': 2.2 }))) +
      dbl(circle(0, 0, 70), 'sindoor', { w: 9, i: 2.1, tick: 5 }) +
      turn(12, path(petal(58, 10), { fill: c('marigold'), stroke: c('ink'), 'stroke-width': 2 })) +
      shape(circle(0, 0, 22), 'haldi', 2.4) +
      turn(6, path(petal(18, 6), { fill: c('sindoor') })),
  ) +
  at(-46, 62, shape('M-14 -14L10 -22L22 -8L14 14Z', 'marigold', 2.4))
/** A tusk, curved, capped in gold. */
const tusk = () =>
  dbl('M-74 34C-40 92 88 70 80 -92C58 -20 20 10 -38 2Z', 'paper', { w: 9, i: 2.1, tick: 5, band: 'sand' }) +
  line('M-40 36C10 60 60 26 70 -40', 2.4, 'geru') +
  at(
    -56,
    20,
    shape('M-30 -26L14 -26Q24 0 14 28L-30 28Q-42 0 -30 -26Z', 'marigold', 2.8) +
      pearls('M-22 -16H10M-22 18H10', { r: 3, gap: 9.4, i: 1.2 }) +
      line('M-34 1H18', 6, 'sindoor'),
    { r: 38 },
  )
/** Three steps of Vishnu. */
const footprint = (col: Colour) =>
  shape('M-4 40C-22 38 -24 12 -16 -8C-12 -22 16 -22 20 -6C26 12 18 38 -4 40Z', col, 2.8) +
  shape(
    circle(-16, -26, 8) + circle(-2, -30, 6.4) + circle(9, -28, 5.6) + circle(18, -23, 4.8) + circle(24, -15, 4),
    col,
    2.2,
  ) +
  at(0, 8, turn(6, path(petal(10, 3.6), { fill: c('haldi') })))
const steps = () =>
  at(-56, 44, footprint('sindoor'), { r: -10, k: 0.98 }) +
  at(0, -30, footprint('sindoor'), { r: 4, k: 1.1, kx: -1.1 }) +
  at(58, 44, footprint('sindoor'), { r: 10, k: 0.98 })
const drum = () => {
  const laces = range(6, (i) => `M-64 ${-30 + i * 12}L64 ${n(-24 + i * 9.6)}`).join('')
  return (
    at(
      0,
      0,
      dbl('M-74 -36C-40 -58 40 -58 74 -36V36C40 58 -40 58 -74 36Z', 'sindoor', { w: 8, i: 2, tick: 5 }) +
        line(laces, 2, 'haldi') +
        band('M0 -50V50', { col: 'haldi', w: 15, i: 2.2, tick: 6 }) +
        shape(ellipse(-74, 0, 17, 40), 'paper', 2.8) +
        shape(ellipse(-74, 0, 8, 20), 'ink', 1) +
        shape(ellipse(74, 0, 17, 40), 'paper', 2.8) +
        shape(ellipse(74, 0, 9, 23), 'ink', 1),
      { r: -14 },
    ) +
    line('M-66 -58C-40 -104 40 -110 66 -80', 7) +
    line('M-66 -58C-40 -104 40 -110 66 -80', 3, 'marigold')
  )
}
/** A hundred physicians: a circle of a hundred stars. */
const hundred = () =>
  shape(circle(0, 0, 92), 'ink', 3) +
  [86, 74, 62, 50]
    .map((r, i) => {
      const k = [32, 28, 22, 18][i]!
      return line(
        range(k, (j) => {
          const [x, y] = polar(r, ((j + (i % 2) / 2) * 360) / k)
          return `M${n(x)} ${n(y)}h0`
        }).join(''),
        [7, 6, 5.4, 4.6][i]!,
        i % 2 ? 'paper' : 'haldi',
      )
    })
    .join('') +
  dbl(circle(0, 0, 36), 'neel', { w: 8, i: 2, tick: 5 })
const swords = () =>
  both(at(34, 58, fit(0, 0, khadga(66), 2, { keep: 0.6, kx: -2 }), { r: -28 })) +
  at(
    0,
    -2,
    shape(circle(0, 0, 19), 'marigold', 2.8) +
      turn(8, path(petal(15, 4.4), { fill: c('sindoor') })) +
      fill(circle(0, 0, 4), 'haldi'),
  )
const child = (cloth: Colour, hair: string) =>
  shape('M-40 108V86C-40 54 -22 46 0 44C22 46 40 54 40 86V108Z', cloth, 2.8) +
  limbs([['M0 26V46', 14]], 'chandan') +
  personFace({ tilak: 'dot' }) +
  hair
const twins = () =>
  at(
    0,
    -4,
    at(-40, 0, child('marigold', hairs.short('ink'))) +
      at(40, 0, child('peacock', hairs.short('ink'))) +
      garland('M-66 66Q0 120 66 66', { r: 6 }),
    { k: 0.94 },
  )

/** The traditional symbol of each. */
export const symbols: Record<Nakshatra, () => string> = {
  ashwini: () => at(4, -4, horseHead({ mane: 'sindoor', strap: 'peacock' }), { k: 0.92 }),
  bharani: () => at(0, 4, vessel(), { k: 0.96 }),
  krittika: () => razor(),
  rohini: () => at(2, -6, cart(), { k: 0.9 }),
  mrigashira: () => at(8, 8, deerHead(), { k: 0.84 }),
  ardra: () => tear(),
  punarvasu: () => quiver(),
  pushya: () => milk(),
  ashlesha: () => at(0, 2, serpent(), { k: 0.96 }),
  magha: () => throne(),
  'purva-phalguni': () => at(0, 14, bedFront(), { k: 1.12 }),
  'uttara-phalguni': () => bedBack(),
  hasta: () => hand(),
  chitra: () => at(0, 0, pearl(), { k: 0.92 }),
  swati: () => shoot(),
  vishakha: () => at(0, -2, arch(), { k: 0.9 }),
  anuradha: () =>
    at(0, 64, lotus(112, { k: 3, spread: 26 })) +
    line('M-80 72Q-60 64 -40 72T0 72T40 72T80 72M-56 86Q-42 80 -28 86T0 86T28 86T56 86', 3.4, 'peacock'),
  jyeshtha: () => at(0, 6, earring()),
  mula: () => at(0, -2, roots(), { k: 0.92 }),
  'purva-ashadha': () => at(0, 2, fan(), { k: 0.94 }),
  'uttara-ashadha': () => at(-2, 8, tusk()),
  shravana: () => steps(),
  dhanishtha: () => at(0, 12, drum(), { k: 0.96 }),
  shatabhisha: () => hundred(),
  'purva-bhadrapada': () => at(0, 0, swords(), { k: 1.24 }),
  'uttara-bhadrapada': () => twins(),
  revati: () =>
    at(0, -10, fish(96, { col: 'gulabi', fin: 'marigold' }), { k: 1.04 }) +
    line('M-72 66Q-54 56 -36 66T0 66T36 66T72 66M-48 84Q-36 76 -24 84T0 84T24 84T48 84', 3.6, 'peacock'),
}
