// Guru Nanak's day at the full Moon of Kartika, and the day of the Gita.
import { range, circle, dots } from '../parts/geom.ts'
import { fill, line, shape, dbl, pearls, at, both } from '../parts/pen.ts'
import { type Place, frame, lotus, places } from '../parts/ornament.ts'
import { cartWheel } from '../parts/steeds.ts'
import * as T from '../parts/things.ts'
import * as F from '../parts/fauna.ts'
import { waves } from '../parts/sky.ts'
import { ground, strewn } from '../parts/sheet.ts'

const khanda = (): string =>
  line('M0 -15A11 11 0 1 0 .1 -15Z', 2.2, 'neel') +
  line('M0 -20V16', 3, 'neel') +
  both(line('M4 18C16 12 20 -4 12 -16', 2.6, 'neel'))
/** The saffron flag of a gurdwara on its clothed pole. Origin: its foot. */
const nishan = (h: number): string =>
  line(`M0 0V${-h}`, 11) +
  line(`M0 0V${-h}`, 6.4, 'marigold') +
  line(`M0 0V${-h}`, 6.4, 'haldi', { dash: '8 10', cap: 'butt' }) +
  shape(`M0 ${-h + 4}L78 ${-h + 30}L0 ${-h + 58}Z`, 'marigold', 2.4) +
  at(22, -h + 31, khanda(), { k: 0.74 }) +
  shape(`M-4 ${-h}L0 ${-h - 22}L4 ${-h}Z`, 'paper', 2)
const dome = (w: number, h: number): string =>
  shape(
    `M${-w * 0.7} 0C${-w * 1.2} ${-h * 0.4} ${-w * 0.8} ${-h * 0.8} 0 ${-h}C${w * 0.8} ${-h * 0.8} ${w * 1.2} ${-h * 0.4} ${w * 0.7} 0Z`,
    'haldi',
    2.4,
  ) +
  line(
    `M${-w * 0.36} -3C${-w * 0.6} ${-h * 0.4} ${-w * 0.4} ${-h * 0.74} 0 ${-h}M${w * 0.36} -3C${w * 0.6} ${-h * 0.4} ${w * 0.4} ${-h * 0.74} 0 ${-h}`,
    1.6,
    'geru',
  ) +
  shape(`M-3 ${-h + 2}L0 ${-h - 12}L3 ${-h + 2}Z`, 'marigold', 1.8) +
  shape(`M${-w * 0.84} -3H${w * 0.84}V5H${-w * 0.84}Z`, 'marigold', 2)
const arches = (y: number, h: number, xs: readonly number[]): string =>
  places(
    shape(
      `M-9 0V${-h * 0.5}C-9 ${-h * 0.78} -4 ${-h * 0.8} 0 ${-h}C4 ${-h * 0.8} 9 ${-h * 0.78} 9 ${-h * 0.5}V0Z`,
      'geru',
      2,
    ),
    xs.map((x): Place => [x, y, 0]),
  )
/** The golden house of worship in its lake, with lamps on the night of the full Moon. */
export const guruNanakJayanti = () =>
  ground('g-neel') +
  line(dots('M18 18H302V190H18Z', { gap: 28, inset: 5 }), 2.8, 'haldi') +
  at(150, 128, fill(circle(0, 0, 100), 'g-sky') + line(circle(0, 0, 106), 4, 'haldi', { dash: '0 9' })) +
  fill('M16 222H304V304H16Z', 'g-peacock') +
  line('M16 222H304', 2.4) +
  waves(16, 228, 288, 74, { step: 46, row: 18, col: 'haldi', o: 0.7 }) +
  at(
    150,
    224,
    dbl('M-84 0V-62H84V0Z', 'marigold', { w: 7, i: 1.9, tick: 4.6 }) +
      arches(-4, 42, [-58, -29, 0, 29, 58]) +
      shape('M-94 -70H94V-60H-94Z', 'haldi', 2.4) +
      shape('M-62 -104H62V-70H-62Z', 'marigold', 2.4) +
      arches(-72, 24, [-42, -14, 14, 42]) +
      shape('M-70 -110H70V-102H-70Z', 'haldi', 2.2) +
      at(0, -112, dome(34, 48)) +
      both(at(56, -112, dome(11, 18)) + at(82, -72, dome(10, 17))) +
      pearls('M-86 -65H86', { r: 1.7, gap: 7.6, i: 1 }),
  ) +
  at(272, 268, nishan(190), { kx: -1 }) +
  shape('M250 262H292V274H250Z', 'paper', 2.2) +
  places(T.diya(14, { edge: 'haldi' }), [
    [66, 262, 0],
    [118, 288, 0],
    [182, 288, 0],
    [226, 258, 0],
  ]) +
  at(46, 296, lotus(22, { k: 2 })) +
  frame({ motif: 'flower', ground: 'paper', a: 'marigold', b: 'neel', t: 16, inner: 'none', corner: 'haldi' })

const stand = (): string =>
  line('M-62 0L44 -66M62 0L-44 -66', 15) +
  line('M-62 0L44 -66M62 0L-44 -66', 9.6, 'geru') +
  line('M-50 -8L-20 -26M50 -8L20 -26', 2, 'haldi')
const openBook = (): string =>
  shape(
    'M0 0C-30 -18 -70 -22 -104 -12V-66C-70 -76 -30 -72 0 -54C30 -72 70 -76 104 -66V-12C70 -22 30 -18 0 0Z',
    'sindoor',
    2.6,
  ) +
  shape(
    'M0 -8C-30 -26 -64 -30 -96 -21V-72C-64 -80 -30 -76 0 -60C30 -76 64 -80 96 -72V-21C64 -30 30 -26 0 -8Z',
    'paper',
    2.4,
  ) +
  line('M0 -60V-8', 2) +
  both(
    line(
      range(4, (k) => `M12 ${-56 + k * 11}C34 ${-68 + k * 11} 60 ${-70 + k * 11} 86 ${-64 + k * 11}`).join(''),
      2.4,
      'geru',
      { dash: '9 4', cap: 'butt' },
    ),
  )
/** The song that was given between two armies: book, chariot wheel, bow, conch and peacock feather. */
export const gitaJayanti = () =>
  ground('g-haldi') +
  strewn('M16 16H304V230H16Z', { col: 'marigold', gap: 26, r: 2.2 }) +
  at(160, 126, cartWheel(92, { spokes: 12 })) +
  at(
    160,
    126,
    shape(circle(0, 0, 20), 'haldi', 2.4) +
      fill(range(6, (k) => circle(11 * Math.cos(k * 1.047), 11 * Math.sin(k * 1.047), 3)).join(''), 'sindoor'),
  ) +
  fill('M16 244H304V304H16Z', 'g-peacock') +
  line('M16 244H304', 2.4) +
  at(270, 162, T.dhanush(210), { k: 1, kx: 1.4 }) +
  at(52, 160, T.conch(), { k: 0.86, r: -12 }) +
  at(160, 284, stand()) +
  at(160, 244, openBook(), { k: 1.02 }) +
  at(178, 228, F.feather(92), { r: 24 }) +
  at(60, 298, T.diya(16)) +
  frame({ motif: 'petal', ground: 'paper', a: 'peacock', b: 'marigold', t: 16, inner: 'none', corner: 'gulabi' })
