// Poojas that calm the grahas.
import { type Point, polar, range, circle, dots, hatch, poly, smooth } from '../parts/geom.ts'
import { type Colour, line, shape, pearls, at, turn, c, path } from '../parts/pen.ts'
import { halo, frame } from '../parts/ornament.ts'
import { bust, murti } from '../parts/murti.ts'
import * as T from '../parts/things.ts'
import { linga } from '../parts/shiva.ts'
import * as F from '../parts/fauna.ts'
import { ground, strewn } from '../parts/sheet.ts'

export const navagraha = () => {
  const shapes = {
    sun: circle(0, 0, 34),
    moon: 'M-31 -31H31V31H-31Z',
    tri: 'M0 -40L40 30H-40Z',
    arrow: 'M0 -40L36 -4H20V34H-20V-4H-36Z',
    rect: 'M-24 -37H24V37H-24Z',
    penta: poly(range(5, (k) => polar(40, k * 72))),
    bow: 'M-38 -8C-38 -50 38 -50 38 -8L26 30H-26Z',
    fan: 'M-36 -30H36L24 34H-24Z',
    flag: 'M-34 -36L38 -20L-10 0V36H-34Z',
  }
  const grahas: readonly [skin: Colour, form: keyof typeof shapes, back: Colour][] = [
    ['patta', 'arrow', 'haldi'],
    ['paper', 'penta', 'gulabi'],
    ['paper', 'moon', 'neel'],
    ['haldi', 'rect', 'marigold'],
    ['marigold', 'sun', 'sindoor'],
    ['sindoor', 'tri', 'gulabi'],
    ['geru', 'flag', 'peacock'],
    ['neel', 'bow', 'ink'],
    ['peacock', 'fan', 'geru'],
  ]
  return (
    ground('g-ink') +
    grahas
      .map(([skin, form, back], k) => {
        const x = 160 + ((k % 3) - 1) * 90,
          y = 160 + (Math.floor(k / 3) - 1) * 90,
          mid = k === 4
        const b =
          k === 6
            ? at(2, 8, F.naga({ col: 'geru', s: 0.74 }))
            : (k === 8 ? at(0, -4, F.naga({ col: 'patta', s: 0.9 })) : '') +
              (k === 2 ? shape('M-18 -26A30 30 0 1 0 18 -26A24 24 0 1 1 -18 -26Z', 'paper', 2) : '') +
              at(
                0,
                k === 5 ? 12 : 8,
                bust({
                  head: {
                    skin,
                    tilak: 'none',
                    moustache: [5, 8].includes(k),
                    ears: false,
                    lip: skin === 'sindoor' ? 'ink' : 'sindoor',
                  },
                  crownCol: skin === 'marigold' || skin === 'haldi' ? 'geru' : 'marigold',
                  h: 42,
                }),
                { k: 0.56 },
              )
        return at(
          x,
          y,
          (mid
            ? turn(20, path('M-5 -36L0 -48L5 -36Z', { fill: c('haldi'), stroke: c('ink'), 'stroke-width': 1.6 }))
            : '') +
            shape(circle(0, 0, 41), mid ? 'haldi' : 'sand', 2.4) +
            pearls(circle(0, 0, 37), { r: 1.4, gap: 7.75, col: 'paper', i: 0.8 }) +
            at(0, 0, shape(shapes[form], back, 2.4), { k: 0.82 }) +
            b,
        )
      })
      .join('') +
    line(
      [
        [115, 115],
        [205, 115],
        [115, 205],
        [205, 205],
      ]
        .map(([x, y]) => `M${x} ${y}h0`)
        .join(''),
      9,
      'marigold',
    ) +
    frame({ motif: 'brick', a: 'sindoor', b: 'haldi' })
  )
}

/** Shani rides his crow; lamps of sesame oil burn before him. */
export const shani = () =>
  ground('g-ink') +
  strewn('M20 20H300V300H20Z', { col: 'neel', gap: 24, r: 2 }) +
  at(
    180,
    126,
    halo(92, { ring: true, k: 44, inner: 'g-marigold', w: 13, tongue: 9, col: 'neel', tongueCol: 'paper' }),
  ) +
  at(154, 292, F.crow(), { k: 1.06 }) +
  at(
    182,
    108,
    murti({
      skin: 'neel',
      cloth: 'ink',
      cloth2: 'haldi',
      crownCol: 'paper',
      crownGem: 'neel',
      head: { tilak: 'shiva', moustache: true, lip: 'gulabi' },
      stole: 'peacock',
      wreath: ['gulabi', 'paper'],
      arms: [
        { side: -1, seat: 'raised', hold: T.trishul(60, { down: 14 }) },
        { side: 1, seat: 'raised', hold: T.dhanush(72) },
      ],
    }),
    { k: 0.74 },
  ) +
  frame({ motif: 'temple', ground: 'paper', a: 'ink', b: 'neel', corner: 'neel' }) +
  at(56, 292, T.diya(17, { col: 'ink', edge: 'haldi', oil: 'geru' })) +
  at(268, 292, T.diya(17, { col: 'ink', edge: 'haldi', oil: 'geru' }))

const coil = (side: 1 | -1) =>
  smooth(range(29, (k): Point => [160 + side * 30 * Math.cos((k * Math.PI) / 7), 262 - k * 5.4]))
/** One body of the pair, in short pieces, so that each crossing can lie above or below. */
const body = (d: string, col: Colour) =>
  line(d, 17) + line(d, 12, col) + line(d, 12, 'haldi', { dash: '2 8', cap: 'butt' })
/** Naga and Nagini entwined, as on the stones under village trees, and a linga between their hoods. */
export const kaalSarpShanti = () =>
  ground('g-patta') +
  line(dots('M20 20H300V270H20Z', { gap: 26, inset: 5 }), 3, 'paper') +
  at(160, 118, halo(96, { leg: 160, k: 57, inner: 'g-peacock', w: 13, tongue: 9 })) +
  at(
    160,
    296,
    shape('M-78 0C-70 -30 70 -30 78 0Z', 'geru', 2.6) +
      line(hatch('M-78 0C-70 -30 70 -30 78 0Z', { angle: 0, gap: 7, inset: 6 }), 1.6, 'haldi'),
  ) +
  body(coil(1), 'marigold') +
  body(coil(-1), 'sindoor') +
  body('M190 262L187 251', 'marigold') +
  body(
    smooth(range(5, (k): Point => [160 + 30 * Math.cos(((k + 8) * Math.PI) / 7 + 0.4), 262 - (k + 8.9) * 5.4])),
    'marigold',
  ) +
  at(118, 96, F.naga({ col: 'sindoor' }), { r: -14, k: 1.12 }) +
  at(202, 96, F.naga({ col: 'marigold', belly: 'paper' }), { r: 14, k: 1.12 }) +
  at(160, 128, linga(), { k: 0.3 }) +
  frame({ motif: 'kolam', ground: 'haldi', a: 'patta', b: 'sindoor', corner: 'marigold' }) +
  at(62, 286, at(0, 0, T.lota({ col: 'paper' }), { k: 0.72 })) +
  at(258, 290, T.diya(18))
