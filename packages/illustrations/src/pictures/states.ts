// Small scenes for empty, done and lost states: 240 × 160, no ground of their own.
import { pictureSet } from '../picture.ts'
import { circle, ellipse, hatch, range } from '../parts/geom.ts'
import { at, c, dbl, fill, flip, line, path, pearls, shape, turn } from '../parts/pen.ts'
import { leaf, marigold, petal, rangoli, toran } from '../parts/ornament.ts'
import { boat, cloud, waves } from '../parts/sky.ts'
import { coins, diya } from '../parts/things.ts'
import { owl } from '../parts/fauna.ts'
import { chartDiagram, star } from '../parts/almanac.ts'

const floor = () =>
  fill(ellipse(120, 142, 104, 13), 'g-sand') +
  at(120, 142, at(0, 0, rangoli(92, { k: 16, col: 'g-line', w: 3 }), { kx: 1, k: 0.13 }))
const hung = () => at(14, 10, toran(212, { k: 8, s: 8, l: 22 }))

/** Nothing yet: the lamp stands ready, not lit. */
const emptyLamp = () => floor() + hung() + at(116, 142, diya(52, { lit: false }))
/** Done: the lamp is lit. */
const doneLamp = () => floor() + hung() + at(112, 142, diya(52, { fl: 60 }))

/** A cane basket that waits. */
const cart = () =>
  floor() +
  line('M76 90C76 20 164 20 164 90', 10) +
  line('M76 90C76 20 164 20 164 90', 5, 'geru') +
  line('M76 90C76 20 164 20 164 90', 5, 'haldi', { dash: '2 8', cap: 'butt' }) +
  shape(ellipse(120, 88, 64, 12), 'ink', 2.4) +
  dbl('M56 88C58 118 70 138 84 144H156C170 138 182 118 184 88C160 104 80 104 56 88Z', 'marigold', {
    w: 8,
    i: 2,
    tick: 4.8,
  }) +
  line(
    hatch('M62 100C66 122 76 136 86 140H154C164 136 174 122 178 100C150 108 90 108 62 100Z', {
      angle: 50,
      gap: 11,
      inset: 3,
    }),
    2,
    'geru',
  ) +
  line(
    hatch('M62 100C66 122 76 136 86 140H154C164 136 174 122 178 100C150 108 90 108 62 100Z', {
      angle: -50,
      gap: 11,
      inset: 3,
    }),
    2,
    'geru',
  ) +
  at(38, 142, marigold(11)) +
  at(204, 142, marigold(10, { col: 'gulabi' }))
/** A leaf of the calendar, one day marked. */
const bookings = () =>
  floor() +
  dbl('M66 30H174V140H66Z', 'paper', { w: 8, i: 2, tick: 4.8 }) +
  shape('M62 22H178V50H62Z', 'sindoor', 2.6) +
  at(120, 36, turn(8, path(petal(10, 3.4), { fill: c('haldi') }))) +
  line('M88 16V30M152 16V30', 7) +
  line('M88 16V30M152 16V30', 3, 'haldi') +
  range(4, (row) => range(5, (col) => (row === 2 && col === 3 ? '' : `M${82 + col * 19} ${66 + row * 19}h0`)).join(''))
    .map((d) => line(d, 7, 'g-line'))
    .join('') +
  at(139, 104, marigold(13)) +
  at(196, 142, diya(15)) +
  at(42, 142, marigold(11, { col: 'sindoor', heart: 'haldi' }))
const parrot = (col: 'patta' | 'peacock') =>
  shape('M16 34C30 60 34 84 30 104C18 92 4 66 2 44Z', col === 'patta' ? 'peacock' : 'patta', 2.4) +
  dbl('M-16 -22C-10 -38 16 -38 22 -16C28 8 24 40 6 54C-12 48 -22 26 -18 4C-20 -4 -20 -14 -16 -22Z', col, {
    w: 6,
    i: 1.8,
    tick: 4.4,
  }) +
  shape('M2 2C18 0 22 24 10 42C0 32 -4 14 2 2Z', 'haldi', 2) +
  shape('M-16 -22C-30 -22 -30 -8 -22 -2C-20 -6 -18 -8 -14 -10Z', 'sindoor', 2.2) +
  shape(circle(-5, -19, 4.4), 'paper', 1.8) +
  fill(circle(-5.6, -19, 2), 'ink') +
  line('M-17 -1Q0 6 20 -2', 3.4, 'sindoor')
/** Two parrots that talk. */
const talks = () =>
  floor() +
  line('M30 128Q120 116 210 128', 9) +
  line('M30 128Q120 116 210 128', 4.6, 'geru') +
  at(44, 124, leaf(30, 8, { bend: 6, w2: 2 }), { r: -40 }) +
  at(196, 124, leaf(30, 8, { bend: -6, w2: 2 }), { r: 40 }) +
  at(88, 74, flip(parrot('patta')), { k: 0.82 }) +
  at(152, 74, parrot('peacock'), { k: 0.82 }) +
  line('M112 56q4 -6 8 0M120 44q6 -8 12 0', 3, 'marigold')
/** A parcel in cloth, tied with a cord. */
const orders = () =>
  floor() +
  dbl('M70 70H170V142H70Z', 'gulabi', { w: 8, i: 2, tick: 4.8 }) +
  range(8, (i) =>
    at(84 + (i % 4) * 24, 88 + Math.floor(i / 4) * 34, turn(6, path(petal(8, 3), { fill: c('paper') }))),
  ).join('') +
  line('M120 70V142M70 106H170', 9) +
  line('M120 70V142M70 106H170', 4.6, 'marigold') +
  shape('M120 70C96 66 82 48 92 38C106 34 118 50 120 70C122 50 134 34 148 38C158 48 144 66 120 70Z', 'marigold', 2.6) +
  shape(circle(120, 68, 8), 'sindoor', 2.4) +
  at(40, 142, marigold(11)) +
  at(202, 142, diya(15))
/** A purse with a drawn string. */
const wallet = () =>
  floor() +
  dbl('M92 66C48 84 48 142 92 142H148C192 142 192 84 148 66Z', 'sindoor', { w: 8, i: 2, tick: 4.8 }) +
  at(
    120,
    108,
    turn(8, path(petal(22, 7), { fill: c('haldi'), stroke: c('ink'), 'stroke-width': 1.8 })) +
      shape(circle(0, 0, 6), 'paper', 1.8),
  ) +
  shape('M88 66C78 48 84 36 96 34C104 44 112 30 120 40C128 30 136 44 144 34C156 36 162 48 152 66Z', 'gulabi', 2.6) +
  line('M86 66H154', 9) +
  line('M86 66H154', 4.6, 'haldi', { dash: '3 4', cap: 'butt' }) +
  line('M154 66Q178 66 176 90M154 66Q186 58 190 80', 2.4) +
  shape(circle(176, 94, 5) + circle(191, 84, 5), 'haldi', 2) +
  at(210, 142, coins(3, 9)) +
  at(36, 142, coins(1, 9))
/** An owl looks about with a lamp. */
const search = () =>
  floor() +
  at(96, 142, owl(), { k: 1.9 }) +
  at(176, 142, diya(28, { fl: 40 })) +
  line('M176 66V56M206 78L213 70M146 78L139 70M218 104H228', 3.4, 'marigold')
/** A kite whose string is torn. */
const offline = () =>
  at(46, 52, cloud(34)) +
  at(196, 92, cloud(32)) +
  at(
    128,
    62,
    dbl('M0 -46L40 0L0 46L-40 0Z', 'sindoor', { w: 7, i: 1.9, tick: 4.6 }) +
      shape('M0 -46L40 0H-40Z', 'marigold', 2.4) +
      line('M0 -46V46M-40 0Q0 -26 40 0', 3) +
      shape('M0 42L13 62H-13Z', 'peacock', 2.4),
    { r: 24 },
  ) +
  line('M104 116C84 124 92 140 74 146M64 150L58 153', 3, 'g-mark') +
  line('M46 156l-8 3', 3, 'g-mark')
/** A pot has cracked, the water runs. */
const error = () =>
  floor() +
  fill('M64 142C40 136 34 150 62 154H178C206 152 200 138 176 142Z', 'peacock') +
  line('M70 148q10 -6 20 0t20 0M140 148q8 -5 16 0', 2, 'paper') +
  dbl('M98 52C56 64 56 132 96 142H144C184 132 184 64 142 52Z', 'geru', { w: 8, i: 2, tick: 4.8 }) +
  shape('M90 38H150L142 54H98Z', 'geru', 2.6) +
  line('M66 84Q120 104 174 84', 3, 'haldi', { dash: '0 9' }) +
  shape('M120 58L110 80L126 92L112 112L132 142H104L112 140L96 114L110 94L100 78Z', 'peacock', 2.4) +
  at(36, 128, shape('M0 0L26 -10L30 12L8 16Z', 'geru', 2.4), { r: 12 }) +
  at(190, 128, shape('M0 0L18 -14L28 6L12 14Z', 'geru', 2.4))
/** A boat under one star: off the map. */
const notFound = () =>
  fill('M16 112H224C216 150 24 150 16 112Z', 'peacock') +
  waves(60, 116, 96, 26, { step: 44, row: 13, col: 'haldi', o: 0.8 }) +
  at(120, 108, boat(), { k: 0.92 }) +
  line('M124 84V30', 5) +
  line('M124 84V30', 2, 'marigold') +
  shape('M128 32C160 40 166 62 160 78H128Z', 'gulabi', 2.6) +
  line('M132 48Q146 50 158 58M132 62Q146 62 160 70', 2, 'sindoor') +
  at(56, 40, star(16, { k: 8, col: 'marigold', line: 'ink' })) +
  at(196, 28, star(8, { col: 'marigold' })) +
  at(22, 84, star(7, { col: 'marigold' }))
/** Rolled charts beside an open one. */
const savedCharts = () =>
  floor() +
  at(86, 84, chartDiagram(54)) +
  [0, 1, 2]
    .map((i) =>
      at(
        186 + (i === 2 ? 0 : i * 26 - 13),
        i === 2 ? 108 : 132,
        shape(circle(0, 0, 13), 'sand', 2.6) + line('M5 0A5 5 0 1 1 0 -5A9 9 0 0 1 8 -5', 2, 'geru'),
      ),
    )
    .join('') +
  pearls('M160 146H214', { r: 1.6, gap: 7, i: 1 })
export const states = pictureSet(
  'states',
  {
    'empty-lamp': emptyLamp,
    'done-lamp': doneLamp,
    cart,
    bookings,
    talks,
    orders,
    wallet,
    search,
    offline,
    error,
    'not-found': notFound,
    'saved-charts': savedCharts,
  },
  { width: 240, height: 160 },
)
