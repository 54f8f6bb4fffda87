// The days around Diwali: vessels and lamps, the bath before dawn, the hill of food, brother and sister.
import { n, range, circle, ellipse, dots } from '../parts/geom.ts'
import { type Colour, type Stroke, fill, line, shape, dbl, pearls, at, both, turn, c, path } from '../parts/pen.ts'
import { type Place, petal, lobe, frame, flame, garland, marigold, places, rangoli } from '../parts/ornament.ts'
import { man, woman } from '../parts/figures.ts'
import { dish, laddoos } from '../parts/feast-things.ts'
import * as T from '../parts/things.ts'
import * as F from '../parts/fauna.ts'
import { coin, crescent, ground, strewn } from '../parts/sheet.ts'

const plate = (r: number): string =>
  dbl(circle(0, 0, r), 'marigold', { w: 9, i: 2.2, tick: 5 }) +
  turn(
    20,
    at(0, -r * 0.72, path(lobe(r * 0.14, r * 0.1), { fill: c('haldi'), stroke: c('ink'), 'stroke-width': 1.6 })),
  ) +
  line(circle(0, 0, r * 0.68), 2)
const handi = (col: Colour): string =>
  dbl('M-20 -58C-62 -54 -66 -10 -32 0H32C66 -10 62 -54 20 -58Z', col, { w: 7, i: 1.9, tick: 4.6 }) +
  shape('M-30 -68H30L22 -56H-22Z', col, 2.4) +
  line('M-46 -34Q0 -24 46 -34', 4, 'sindoor', { dash: '0 8' })
/** New vessels, and thirteen lamps for the thirteenth. */
export const dhanteras = () =>
  ground('g-peacock') +
  strewn('M16 16H304V220H16Z', { col: 'haldi', gap: 30, r: 2 }) +
  at(160, 118, plate(88)) +
  fill('M16 216H304V304H16Z', 'g-sindoor') +
  line('M16 216H304', 2.4) +
  at(160, 236, handi('geru'), { k: 1.12 }) +
  at(160, 164, T.lota({ col: 'haldi' }), { k: 1 }) +
  at(160, 116, at(0, 0, coin(13)) + at(-17, 6, coin(10)) + at(17, 6, coin(10))) +
  at(160, 236, both(at(104, 0, T.lota(), { k: 1.2 }))) +
  at(74, 246, T.coins(6, 7)) +
  at(246, 246, T.coins(6, 7)) +
  places(
    T.diya(10.5),
    range(7, (k): Place => [46 + k * 37, 272, 0]).concat(range(6, (k): Place => [64 + k * 37, 296, 0])),
  ) +
  frame({ motif: 'petal', ground: 'haldi', a: 'peacock', b: 'sindoor', t: 16, inner: 'none', corner: 'marigold' })

/** The bath with oil before sunrise: copper of warm water, paste of chickpeas, a lamp with four wicks, the thin Moon. */
export const narakChaturdashi = () =>
  ground('g-neel') +
  line(dots('M18 18H302V120H18Z', { gap: 27, inset: 6 }), 2.8, 'haldi') +
  fill('M16 128C80 116 240 116 304 128V210H16Z', 'g-haldi') +
  line('M16 150C80 140 240 140 304 150', 3, 'marigold', { dash: '14 9' }) +
  at(248, 68, crescent(20, 'paper', 2.2), { r: -134 }) +
  fill('M16 208H304V304H16Z', 'g-sindoor') +
  line('M16 208H304', 2.4) +
  line(range(8, (k) => `M${n(16 + k * 41)} 304L${n(64 + k * 27)} 208`).join(''), 1.6, 'haldi', { o: 0.5 }) +
  at(
    142,
    262,
    T.smoke(84, { col: 'paper', w: 3 })
      .replace('<path', '<path transform="translate(-26 -116)"')
      .concat(T.smoke(76, { col: 'paper', w: 3, s: -1 }).replace('<path', '<path transform="translate(24 -116)"')) +
      dbl('M-44 -112C-108 -96 -104 -16 -54 0H54C104 -16 108 -96 44 -112Z', 'geru', { w: 8, i: 2, tick: 4.8 }) +
      shape('M-86 -66Q0 -46 86 -66Q90 -52 88 -42Q0 -22 -88 -42Q-90 -52 -86 -66Z', 'marigold', 2.2) +
      pearls('M-80 -50Q0 -30 80 -50', { r: 2.4, gap: 9, i: 1.2 }) +
      shape(ellipse(0, -114, 58, 12), 'marigold', 2.6) +
      shape(ellipse(0, -114, 47, 7.6), 'peacock', 2) +
      fill(circle(-18, -115, 3.4) + circle(12, -112, 3.4) + circle(24, -117, 3), 'gulabi'),
  ) +
  at(
    62,
    292,
    shape('M-36 -22H36C32 -6 18 0 0 0C-18 0 -32 -6 -36 -22Z', 'marigold', 2.4) +
      shape('M-32 -22C-24 -38 24 -38 32 -22Z', 'haldi', 2.2) +
      line('M-14 -28h0M2 -31h0M16 -27h0', 3, 'geru'),
  ) +
  at(
    252,
    288,
    both(at(30, -20, flame(30)) + at(11, -14, flame(30))) +
      dbl('M-42 -20C-34 -2 -18 2 0 2C18 2 34 -2 42 -20C24 -10 -24 -10 -42 -20Z', 'geru', { w: 5, i: 1.6, tick: 4.2 }),
  ) +
  at(
    160,
    296,
    marigold(10) +
      at(-20, 2, marigold(8, { col: 'gulabi' })) +
      at(20, 2, marigold(8, { col: 'sindoor', heart: 'haldi' })),
  ) +
  frame({ motif: 'kolam', ground: 'paper', a: 'neel', b: 'sindoor', t: 16, inner: 'none', corner: 'haldi' })

const tierD = (w: number, y: number, h: number) =>
  `M${-w} ${y}C${n(-w * 0.94)} ${n(y - h * 0.7)} ${n(-w * 0.86)} ${y - h} ${n(-w * 0.8)} ${y - h}H${n(w * 0.8)}C${n(w * 0.86)} ${y - h} ${n(w * 0.94)} ${n(y - h * 0.7)} ${w} ${y}Z`
/** A hill of rice and sweets, offered as Govardhan was; cow and calf before it. */
const annakut = (): string => {
  const rows: [number, Colour, Colour][] = [
    [126, 'paper', 'g-line'],
    [104, 'haldi', 'geru'],
    [82, 'geru', 'haldi'],
    [60, 'paper', 'g-line'],
    [38, 'marigold', 'sindoor'],
  ]
  return (
    rows
      .map(([w, col, seed], k) => {
        const y = -k * 30
        const d = tierD(w, y, 32)
        return shape(d, col, 2.4) + line(dots(d, { gap: 12, inset: 5, y0: y - 6 }), 4, seed)
      })
      .join('') +
    at(
      0,
      -152,
      places(shape('M0 0C9 -6 9 -18 0 -26C-9 -18 -9 -6 0 0Z', 'patta', 2), [
        [0, 0, -42],
        [0, 0, 42],
        [0, 0, 0],
      ]),
    ) +
    rows
      .slice(0, 4)
      .map(([w], k) =>
        both(at(w * 0.86, -k * 30 - 4, marigold(8, { col: k % 2 ? 'gulabi' : 'sindoor', heart: 'haldi' }))),
      )
      .join('')
  )
}
export const govardhanPuja = () =>
  ground('g-sky') +
  at(160, 132, rangoli(112, { k: 12, col: 'marigold', w: 2.4 })) +
  fill('M16 232H304V304H16Z', 'g-patta') +
  line('M16 232H304', 2.4) +
  at(160, 70, both(at(4, 0, F.feather(52), { r: 30 })) + F.feather(58)) +
  at(160, 246, annakut(), { k: 1.02 }) +
  at(250, 300, F.cow({ patch: 'geru' }), { k: 0.7 }) +
  at(74, 300, F.cow({ patch: 'marigold' }), { k: 0.5, kx: -0.5 }) +
  at(150, 298, T.diya(16)) +
  frame({ motif: 'brick', ground: 'paper', a: 'patta', b: 'haldi', t: 16, inner: 'none', corner: 'marigold' })

/** A sister marks her brother's forehead. */
export const bhaiDooj = () => {
  const arms: Stroke[] = [
    ['M10 -84Q-18 -74 -38 -92L-74 -124', 11],
    ['M-73 -123L-84 -132', 7],
    ['M14 -80Q-4 -58 -22 -52L-48 -56', 11],
  ]
  const tray =
    at(-62, -54, T.diya(12)) +
    shape('M-96 -54H-28C-34 -44 -46 -42 -62 -42C-78 -42 -90 -44 -96 -54Z', 'marigold', 2.2) +
    shape(circle(-82, -59, 5), 'sindoor', 1.6)
  return (
    ground('g-marigold') +
    strewn('M16 16H304V250H16Z', { col: 'haldi', gap: 26, r: 2.2 }) +
    at(160, 118, turn(12, shape(petal(104, 18), 'haldi', 2)) + shape(circle(0, 0, 52), 'g-sindoor', 2.4)) +
    garland('M30 22Q90 78 160 30Q230 78 290 22', { r: 6, cols: ['sindoor', 'paper'] }) +
    fill('M16 266H304V304H16Z', 'g-peacock') +
    line('M16 266H304', 2.4) +
    at(
      92,
      268,
      man({ cloth: 'paper', stole: 'peacock', skin: 'chandan', arms: [['M10 -84Q-10 -54 -18 -34L8 -22', 11]] }),
      {
        k: 1.12,
        kx: -1.12,
      },
    ) +
    at(230, 266, woman({ cloth: 'gulabi', cloth2: 'sindoor', arms, hold: tray }), { k: 1.12 }) +
    line('M181 153l7 8M188 147l7 8', 3.4, 'haldi') +
    frame({ motif: 'vine', ground: 'paper', a: 'peacock', b: 'sindoor', t: 16, inner: 'none', corner: 'gulabi' }) +
    at(62, 300, dish(30) + at(0, -15, laddoos(5.6, 'haldi'))) +
    at(256, 300, T.diya(18))
  )
}
