// The nine grahas as one family: each on what carries it, in its own colour, before a ring of nine places.
import { pictureSet } from '../picture.ts'
import { circle, ellipse, hatch, scales } from '../parts/geom.ts'
import { type Colour, both, at, c, dbl, fill, flip, limbs, line, path, pearls, shape, turn } from '../parts/pen.ts'
import { frame, garland, halo, lotusSeat } from '../parts/ornament.ts'
import { blessing, giving } from '../parts/arms.ts'
import { bust, murti } from '../parts/murti.ts'
import { elephant, lion, naga, ram } from '../parts/fauna.ts'
import { dhanush, gada, khadga, padma, trishul } from '../parts/things.ts'
import { cloud } from '../parts/sky.ts'
import { cartWheel, crow, deer, horse, team } from '../parts/steeds.ts'

const order = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu'] as const
export type Graha = (typeof order)[number]

/** A figure on its lotus; x, y: the middle of its face. */
const seated = (figure: string, x: number, y: number, k = 0.58) =>
  at(x, y + 158 * k - 2, lotusSeat(62, { h: 16, k: 4, i: 1.8 }), { k: 0.9 }) + at(x, y, figure, { k })
/** The beast is drawn last, so that its head stands before the knee of its rider. */
const riding = (figure: string, beast: string, x: number, k: number) =>
  seated(figure, 178, 108) + at(x, 290, beast, { k })

/** A club, a pot and beads that several grahas hold. */
const kamandalu = () =>
  line('M-9 -16Q0 -34 9 -16', 2.4) +
  shape('M-7 -14H7L5 -8C18 -2 18 16 0 18C-18 16 -18 -2 -5 -8Z', 'marigold', 2.2) +
  shape('M14 -2L24 -10L22 -2L16 6Z', 'marigold', 1.8)
const beads = () => pearls('M0 0C-14 8 -14 32 0 36C14 32 14 8 0 0', { r: 3, gap: 7.4, col: 'geru', i: 1.2 })
const pothi = () =>
  shape('M-18 -12L16 -20L20 0L-14 8Z', 'sand', 2.2) +
  line('M-14 -6L14 -13M-12 0L16 -7', 1.6, 'geru') +
  line('M0 -16L4 4', 2.4, 'sindoor')
const shield = () =>
  shape(circle(0, 0, 19), 'marigold', 2.4) + shape(circle(0, 0, 12), 'sindoor', 2) + fill(circle(0, 0, 4), 'haldi')
const arrow = () =>
  line('M0 22V-34', 5) +
  line('M0 22V-34', 2, 'haldi') +
  shape('M0 -48L8 -32H-8Z', 'paper', 2) +
  shape('M-7 24L0 16L7 24L7 34L0 27L-7 34Z', 'sindoor', 1.8)
const dhvaja = () =>
  line('M0 30V-56', 5.6) + line('M0 30V-56', 2.2, 'haldi') + shape('M2 -54L40 -46L28 -38L40 -28L2 -24Z', 'sindoor', 2.2)

const sun = () =>
  at(
    160,
    116,
    turn(
      16,
      path('M-12 -66C-13 -82 -4 -88 0 -104C4 -88 13 -82 12 -66Z', {
        fill: c('sindoor'),
        stroke: c('ink'),
        'stroke-width': 2.2,
      }),
    ) +
      turn(
        16,
        path('M-11 -66C-12 -76 -4 -80 0 -90C4 -80 12 -76 11 -66Z', {
          fill: c('haldi'),
          stroke: c('ink'),
          'stroke-width': 2.2,
        }),
        { from: 11.25 },
      ) +
      shape(circle(0, 0, 68), 'marigold', 3),
  ) +
  shape('M84 214H250L262 250Q170 274 96 250Z', 'geru', 3) +
  pearls('M92 226H252', { r: 2.4, gap: 10, i: 1.2 }) +
  seated(
    murti({
      cloth: 'sindoor',
      cloth2: 'haldi',
      left: '',
      right: '',
      arms: [
        { side: 1, seat: 'raised', hold: padma(30) },
        { side: -1, seat: 'raised', hold: padma(30) },
      ],
    }),
    160,
    110,
  ) +
  at(232, 258, cartWheel(32, { spokes: 12 })) +
  at(56, 256, team(7, 20, 0.38))
const moon = () =>
  at(
    160,
    118,
    shape(circle(0, 0, 98), 'paper', 3) + shape('M0 -98A98 98 0 0 1 0 98A120 120 0 0 0 0 -98Z', 'sand', 2.2),
  ) +
  riding(
    murti({
      skin: 'paper',
      cloth: 'paper',
      cloth2: 'neel',
      crownGem: 'neel',
      stole: 'neel',
      wreath: ['paper', 'gulabi'],
      arms: [
        { side: 1, seat: 'raised', hold: padma(30, { col: 'paper' }) },
        { side: -1, seat: 'raised', hold: padma(30, { col: 'paper' }) },
      ],
      left: '',
      right: '',
    }),
    deer({ cloth: 'neel' }),
    158,
    0.86,
  )
const mars = () =>
  riding(
    murti({
      skin: 'gulabi',
      cloth: 'sindoor',
      cloth2: 'marigold',
      arms: [
        { side: -1, seat: 'raised', hold: trishul(64) },
        { side: 1, seat: 'raised', hold: gada(58) },
      ],
    }),
    ram(),
    150,
    0.92,
  )
const mercury = () =>
  riding(
    murti({
      cloth: 'patta',
      cloth2: 'haldi',
      crownGem: 'patta',
      stole: 'patta',
      wreath: ['haldi', 'patta'],
      arms: [
        { side: -1, seat: 'raised', hold: khadga(58) },
        { side: 1, seat: 'raised', hold: shield() },
      ],
    }),
    lion({ mane: 'patta', hx: -58 }),
    158,
    0.92,
  )
const jupiter = () =>
  riding(
    murti({
      cloth: 'haldi',
      cloth2: 'sindoor',
      wreath: ['marigold', 'haldi'],
      arms: [
        { side: -1, seat: 'raised', hold: pothi() },
        { side: 1, seat: 'raised', hold: kamandalu() },
      ],
      head: { tilak: 'vishnu' },
    }),
    elephant({ cloth: 'marigold' }),
    152,
    0.98,
  )
const venus = () =>
  riding(
    murti({
      skin: 'paper',
      cloth: 'paper',
      cloth2: 'gulabi',
      stole: 'gulabi',
      crownGem: 'gulabi',
      wreath: ['paper', 'gulabi'],
      arms: [
        { side: -1, seat: 'raised', hold: beads() },
        { side: 1, seat: 'raised', hold: kamandalu() },
      ],
    }),
    horse({ cloth: 'gulabi' }),
    156,
    0.94,
  )
const saturn = () =>
  riding(
    murti({
      skin: 'neel',
      cloth: 'ink',
      cloth2: 'neel',
      crownGem: 'neel',
      stole: 'neel',
      wreath: ['neel', 'paper'],
      head: { moustache: true },
      arms: [
        { side: -1, seat: 'raised', hold: dhanush(80) },
        { side: 1, seat: 'raised', hold: arrow() },
      ],
    }),
    crow(),
    146,
    0.86,
  )
/** A head without a body, swallowing the light. */
const rahu = () =>
  at(
    160,
    148,
    shape(circle(0, 0, 104), 'marigold', 3) +
      turn(24, path('M-5 -104L0 -118L5 -104Z', { fill: c('haldi'), stroke: c('ink'), 'stroke-width': 2 })) +
      shape('M64 -82A104 104 0 1 0 64 82A86 86 0 1 1 64 -82Z', 'ink', 2),
  ) +
  at(160, 168, bust({ head: { skin: 'neel', moustache: true, tilak: 'shiva' }, crownCol: 'marigold', h: 44 }), {
    k: 1.66,
  }) +
  at(96, 278, cloud(50, { col: 'sand' })) +
  at(226, 280, cloud(52, { col: 'paper' })) +
  at(160, 292, cloud(46, { col: 'sand' }))
/** A body whose head is a serpent's hood; his banner gave him his name. */
const ketu = () => {
  const hip =
    'M-26 108C-70 104 -96 126 -95 144C-94 158 -72 162 -46 158L46 158C72 162 94 158 95 144C96 126 70 104 26 108C16 122 -16 122 -26 108Z'
  const arm = (held: string) =>
    limbs([['M30 58Q50 62 66 84L80 46', 12]], 'geru') +
    at(82, 38, held, { r: 10 }) +
    limbs([['M77 38H87', 11]], 'geru', { i: 2.2 })
  const body =
    arm(dhvaja()) +
    flip(arm(gada(56))) +
    shape('M-33 53C-22 45 22 45 33 53C37 70 27 88 25 116H-25C-27 88 -37 70 -33 53Z', 'geru', 2.4) +
    dbl(hip, 'sindoor', { w: 7.4, i: 1.9, tick: 4.4 }) +
    line(hatch(hip, { angle: 90, gap: 8, inset: 8 }), 1.5, 'haldi') +
    garland('M-31 54C-27 104 27 104 31 54', { r: 4.8, cols: ['sindoor', 'haldi'], i: 1.6 }) +
    flip(blessing('geru')) +
    giving('geru') +
    both(at(30, 30, naga(), { r: 34, k: 0.66 })) +
    at(0, 16, naga({ belly: 'haldi' }), { k: 1.24 })
  const turns = [
    [62, 214],
    [76, 238],
    [90, 264],
  ] as const
  const tail = 'M240 268C266 268 270 244 254 240'
  return (
    line(tail, 17) +
    line(tail, 12, 'patta') +
    turns
      .toReversed()
      .map(
        ([r, y]) =>
          dbl(ellipse(160, y, r, 22), 'patta', { w: 7, i: 1.9, tick: 4.6 }) +
          line(scales(ellipse(160, y + 4, r - 8, 14), { r: 6 }), 1.6, 'haldi'),
      )
      .join('') +
    at(160, 106, body, { k: 0.62 })
  )
}

type Look = { draw: () => string; ground: Colour; niche: Colour; a: Colour; b: Colour }
const looks: Record<Graha, Look> = {
  sun: { draw: sun, ground: 'g-haldi', niche: 'g-sindoor', a: 'sindoor', b: 'haldi' },
  moon: { draw: moon, ground: 'g-sky', niche: 'g-neel', a: 'neel', b: 'paper' },
  mars: { draw: mars, ground: 'g-sindoor', niche: 'g-haldi', a: 'sindoor', b: 'marigold' },
  mercury: { draw: mercury, ground: 'g-patta', niche: 'g-peacock', a: 'patta', b: 'haldi' },
  jupiter: { draw: jupiter, ground: 'g-marigold', niche: 'g-sindoor', a: 'marigold', b: 'sindoor' },
  venus: { draw: venus, ground: 'g-gulabi', niche: 'g-peacock', a: 'gulabi', b: 'sindoor' },
  saturn: { draw: saturn, ground: 'g-neel', niche: 'sand', a: 'neel', b: 'haldi' },
  rahu: { draw: rahu, ground: 'g-ink', niche: 'g-ink', a: 'ink', b: 'haldi' },
  ketu: { draw: ketu, ground: 'g-peacock', niche: 'haldi', a: 'geru', b: 'haldi' },
}

export const graha = (name: Graha): string => {
  const { draw, ground, niche, a, b } = looks[name]
  return (
    fill('M0 0H320V320H0Z', ground) +
    (name === 'rahu' ? '' : at(160, 130, halo(100, { leg: 164, k: 37, inner: niche, w: 12, tongue: 8 }))) +
    draw() +
    frame({ motif: 'brick', ground: 'paper', a, b, inner: 'none', t: 18 })
  )
}
export const grahas = pictureSet('grahas', Object.fromEntries(order.map((name) => [name, () => graha(name)])))
