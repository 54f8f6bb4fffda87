// Things by their kind, for what operators add without a picture of its own. Each on a medallion, unlike the products.
import { pictureSet } from '../picture.ts'
import { type Point, p2, polar, poly, range, circle, scales } from '../parts/geom.ts'
import { type Colour, at, both, dbl, fill, fit, g, line, path, pearls, shape, turn, c } from '../parts/pen.ts'
import { leaf, lotus, lotusSeat, petal } from '../parts/ornament.ts'
import { bell, conch, diya, fire, kalash, kund, smoke, thali } from '../parts/things.ts'
import { dayWheel, shikhara, surya } from '../parts/sky.ts'
import { gemStone } from './products/gems.ts'
import { malaLoop } from './products/malas.ts'
import { rudrakshaBead } from './products/rudraksha.ts'
import { hexagram, numberSquare } from './products/yantra-lines.ts'

/** A round field with a border of petals; the thing has some 210 across its middle, which is the origin. */
const medallion = (ground: Colour, field: Colour, border: Colour, art: string): string =>
  fill('M0 0H320V320H0Z', ground) +
  at(
    160,
    160,
    turn(24, shape('M-17 -130C-16 -144 -6 -150 0 -152C6 -150 16 -144 17 -130Z', border, 2)) +
      dbl(circle(0, 0, 128), field, { w: 10, i: 2.2, tick: 5.2 }) +
      art,
  )

const bat = (): string =>
  at(
    -16,
    14,
    shape('M-20 -30C-20 -44 -12 -46 -9 -52H9C12 -46 20 -44 20 -30V76Q20 90 0 90Q-20 90 -20 76Z', 'haldi', 3.4) +
      line('M0 -36V80', 2, 'geru') +
      line('M-12 20V70M12 20V70', 1.5, 'marigold') +
      shape('M-7 -106H7V-46L0 -34L-7 -46Z', 'sindoor', 2.8) +
      line(range(6, (i) => `M-6 ${-98 + i * 9}L6 ${-94 + i * 9}`).join(''), 2, 'haldi'),
    { r: 38 },
  ) +
  at(
    60,
    50,
    shape(circle(0, 0, 27), 'sindoor', 3) + line('M-14 -22Q2 0 -8 25M-6 -26Q12 0 1 27', 2, 'paper', { dash: '4 3' }),
  )

const cards = (): string => {
  const card = (front: string): string =>
    shape('M-42 -72Q-42 -78 -36 -78H36Q42 -78 42 -72V72Q42 78 36 78H-36Q-42 78 -42 72Z', 'paper', 3.2) + front
  const back = shape('M-32 -68H32V68H-32Z', 'peacock', 2.2) + turn(8, at(0, 0, shape(petal(26, 8), 'haldi', 1.6)))
  return (
    both(at(34, 8, card(back), { r: 20 })) +
    card(
      shape('M-33 -69H33V69H-33Z', 'g-sky', 2) +
        fit(0, -14, surya(22), 1) +
        line('M-24 40q8 -10 16 0t16 0t16 0M-24 54q8 -10 16 0t16 0t16 0', 3, 'neel'),
    )
  )
}
const chart = (): string =>
  shape('M-84 -84H84V84H-84Z', 'paper', 3) +
  fill('M0 -84L42 -42L0 0L-42 -42Z', 'marigold') +
  fill('M84 0L42 42L0 0L42 -42ZM0 84L42 42L0 0L-42 42ZM-84 0L-42 42L0 0L-42 -42Z', 'haldi') +
  line('M-84 -84H84V84H-84ZM-84 -84L84 84M84 -84L-84 84M0 -84L84 0L0 84L-84 0Z', 3) +
  line('M0 -50h0M-10 -32h0M42 0h0M-42 10h0M8 46h0', 11, 'sindoor') +
  line('M-42 -66h0M64 40h0M-66 -34h0M38 68h0', 11, 'neel')

const compass = (): string => {
  const point = (l: number, w: number, a: Colour, b: Colour): string =>
    shape(`M0 0L${-w} ${-w}L0 ${-l}Z`, a, 1.8) + shape(`M0 0L${w} ${-w}L0 ${-l}Z`, b, 1.8)
  return (
    line(
      range(32, (i) => `M${p2(...polar(104, i * 11.25))}L${p2(...polar(i % 4 ? 98 : 92, i * 11.25))}`).join(''),
      2.4,
    ) +
    shape(circle(0, 0, 62), 'haldi', 2.6) +
    turn(4, point(74, 13, 'peacock', 'paper'), { from: 45 }) +
    turn(4, point(92, 17, 'marigold', 'paper')) +
    point(92, 17, 'sindoor', 'gulabi') +
    shape(circle(0, 0, 8), 'haldi', 2.2)
  )
}
const moon = (): string =>
  shape('M28 -80A84 84 0 1 0 82 40A68 68 0 0 1 28 -80Z', 'haldi', 3.6) +
  line('M4 -66A70 70 0 0 0 -14 56M-20 -50A60 60 0 0 0 -28 30', 2, 'marigold') +
  range(5, (i) => {
    const [x = 0, y = 0, r = 0] =
      [
        [48, -34, 15],
        [84, -14, 8],
        [44, 12, 8],
        [78, -60, 8],
        [14, -20, 7],
      ][i] ?? []
    return at(x, y, shape(poly(range(10, (j): Point => polar(j % 2 ? r * 0.45 : r, j * 36))), 'paper', 1.8))
  }).join('')

const numbers = (): string => {
  const pip = (v: number): string =>
    range(v, (i) => {
      const row = Math.floor(i / 3)
      const inRow = Math.min(3, v - row * 3)
      return `M${p2(((i % 3) - (inRow - 1) / 2) * 14, (row - (Math.ceil(v / 3) - 1) / 2) * 14)}h0`
    }).join('')
  return (
    shape('M-84 -84H84V84H-84Z', 'haldi', 3.4) +
    shape('M-28 -28H28V28H-28Z', 'marigold', 2) +
    line('M-28 -84V84M28 -84V84M-84 -28H84M-84 28H84', 2.6) +
    numberSquare('sun')
      .map((v, i) =>
        at(((i % 3) - 1) * 56, (Math.floor(i / 3) - 1) * 56, line(pip(v), 10, i % 2 ? 'peacock' : 'sindoor')),
      )
      .join('')
  )
}
const planet = (): string =>
  at(
    0,
    0,
    line('M-104 0A104 30 0 0 1 104 0', 15) +
      line('M-104 0A104 30 0 0 1 104 0', 10, 'gulabi') +
      dbl(circle(0, 0, 60), 'marigold', { w: 8, i: 2, tick: 4.8 }) +
      line('M-52 -22Q0 -6 52 -22M-46 -34Q0 -20 46 -34M-44 38Q0 52 44 38', 3, 'sindoor') +
      line('M-104 0A104 30 0 0 0 104 0', 15) +
      line('M-104 0A104 30 0 0 0 104 0', 10, 'gulabi') +
      line('M-104 0A104 30 0 0 0 104 0', 2, 'sindoor'),
    { r: -18 },
  ) + line('M-60 -72h0M66 -78h0M-78 56h0M70 70h0M-16 -92h0M10 92h0', 8, 'haldi')

const pothi = (): string =>
  line('M-70 92L46 24M70 92L-46 24', 19) +
  line('M-70 92L46 24M70 92L-46 24', 14, 'geru') +
  shape('M-100 -46L-92 28C-60 16 -24 22 0 40C24 22 60 16 92 28L100 -46Z', 'sindoor', 3.2) +
  shape('M-92 -56C-60 -72 -24 -66 0 -48C24 -66 60 -72 92 -56V16C60 4 24 10 0 28C-24 10 -60 4 -92 16Z', 'paper', 3) +
  line('M0 -48V28', 2.6) +
  both(
    line(
      range(4, (i) => `M14 ${-40 + i * 13}C34 ${-52 + i * 13} 58 ${-54 + i * 13} 80 ${-48 + i * 13}`).join(''),
      2.8,
      'geru',
    ),
  ) +
  shape('M-6 -48V60L0 52L6 60V-44Z', 'marigold', 2.2)

const balance = (): string => {
  const pan = (load: string): string =>
    line('M0 -50L-34 14M0 -50L34 14', 2.2) + load + shape('M-38 14H38C36 40 -36 40 -38 14Z', 'marigold', 3)
  return (
    shape('M-6 -70H6L9 78H-9Z', 'marigold', 2.8) +
    shape('M-44 92C-40 78 -14 78 -9 74H9C14 78 40 78 44 92Z', 'marigold', 3) +
    shape(
      'M-74 -58C-40 -72 -20 -56 0 -66C20 -56 40 -72 74 -58L72 -50C40 -60 20 -46 0 -54C-20 -46 -40 -60 -72 -50Z',
      'haldi',
      2.8,
    ) +
    shape(circle(0, -76, 12), 'sindoor', 2.6) +
    at(
      -70,
      0,
      pan(
        shape(circle(-12, 2, 12), 'haldi', 2.2) +
          shape(circle(12, 2, 12), 'haldi', 2.2) +
          shape(circle(0, -14, 12), 'haldi', 2.2),
      ),
    ) +
    at(70, 0, pan(at(0, 12, leaf(40, 13), { r: -30 }) + at(0, 12, leaf(40, 13), { r: 30 }) + at(0, 12, leaf(46, 13))))
  )
}
const sunrise = (): string =>
  g(at(0, 22, surya(62)), {}) +
  path(`M${p2(...polar(122, 104))}A122 122 0 0 1 ${p2(...polar(122, 256))}Z`, { fill: c('neel') }) +
  line(scales('M-116 36H116L84 90L0 118L-84 90Z', { r: 13, inset: 8 }), 2.4, 'paper') +
  line('M-118 30Q-88 18 -59 30T0 30T59 30T118 30', 4)

const wheel = (): string =>
  dayWheel(106, { col: 'ink', o: 1, w: 2.4 }) +
  turn(12, shape('M-11 -70L0 -34L11 -70Q0 -76 -11 -70Z', 'gulabi', 1.8)) +
  at(0, 0, surya(26, {}))

const yantra = (): string =>
  turn(
    8,
    shape('M-25 -62C-34 -84 -10 -92 0 -108C10 -92 34 -84 25 -62Z', 'gulabi', 2.4) + line('M0 -70V-92', 2, 'sindoor'),
  ) +
  shape(circle(0, 0, 66), 'haldi', 3) +
  path(hexagram(62).join(''), { fill: c('sindoor'), 'fill-rule': 'evenodd' }) +
  line(hexagram(62).join(''), 2.6) +
  turn(6, fill(circle(0, -16, 4), 'sindoor')) +
  shape(circle(0, 0, 7), 'marigold', 2.2)

const havan = (): string => at(0, 28, fire(50, 118)) + at(0, 86, kund(80, { h: 20 }))
const incense = (): string =>
  [-16, 0, 16]
    .map((r) => at(0, 46, line('M0 0V-92', 7) + line('M0 0V-92', 3.4, 'geru') + line('M0 -92h0', 8, 'marigold'), { r }))
    .join('') +
  at(0, -46, smoke(58, { col: 'paper', w: 3 })) +
  shape('M-46 40Q0 54 46 40C46 70 30 84 22 88H-22C-30 84 -46 70 -46 40Z', 'marigold', 3.2) +
  pearls('M-34 60Q0 72 34 60', { r: 2.2, gap: 8.6, i: 1.1 }) +
  shape('M-34 88H34L40 96H-40Z', 'haldi', 2.6)

/** By the names that products may choose from. */
export const things = pictureSet('things', {
  bat: () => medallion('g-patta', 'patta', 'haldi', bat()),
  bell: () => medallion('g-sindoor', 'sindoor', 'haldi', fit(0, 4, bell(), 2.2, { keep: 0.6 })),
  cards: () => medallion('g-ink', 'ink', 'gulabi', cards()),
  chart: () => medallion('g-haldi', 'gulabi', 'sindoor', chart()),
  compass: () => medallion('g-sky', 'sand', 'peacock', compass()),
  conch: () => medallion('g-neel', 'neel', 'gulabi', at(0, 0, fit(0, -4, conch(), 1.9, { keep: 0.5 }), { r: -28 })),
  diya: () => medallion('g-ink', 'sindoor', 'marigold', at(0, 62, diya(76, { fl: 92 }))),
  gem: () => medallion('g-sky', 'peacock', 'gulabi', fit(0, 0, gemStone('ruby'), 1.2, { keep: 0.5 })),
  havan: () => medallion('g-haldi', 'ink', 'marigold', havan()),
  incense: () => medallion('g-peacock', 'peacock', 'haldi', incense()),
  kalash: () => medallion('g-gulabi', 'haldi', 'patta', fit(0, 92, kalash(), 1.42, { keep: 0.6 })),
  lotus: () =>
    medallion(
      'g-patta',
      'peacock',
      'gulabi',
      at(0, 46, lotus(110, { k: 3, w: 36 })) + at(0, 48, lotusSeat(72, { h: 24, k: 3 })),
    ),
  mala: () => medallion('g-sand', 'haldi', 'geru', fit(0, -106, malaLoop('coral'), 1.5, { keep: 0.5 })),
  moon: () => medallion('g-ink', 'neel', 'paper', moon()),
  numbers: () => medallion('g-gulabi', 'paper', 'haldi', numbers()),
  planet: () => medallion('g-neel', 'ink', 'marigold', planet()),
  pothi: () => medallion('g-patta', 'haldi', 'sindoor', pothi()),
  rudraksha: () => medallion('g-sand', 'patta', 'marigold', rudrakshaBead(7, 92)),
  scales: () => medallion('g-sky', 'gulabi', 'haldi', balance()),
  sunrise: () => medallion('g-sky', 'haldi', 'gulabi', sunrise()),
  temple: () => medallion('g-sky', 'peacock', 'sindoor', fit(0, 92, shikhara(62, 116, { hall: 54 }), 0.92)),
  thali: () => medallion('g-sindoor', 'paper', 'gulabi', thali(104)),
  wheel: () => medallion('g-gulabi', 'paper', 'sindoor', wheel()),
  yantra: () => medallion('g-gulabi', 'paper', 'marigold', yantra()),
})
