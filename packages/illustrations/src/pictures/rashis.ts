// The twelve signs as one family: medallion, ring of twelve with the sign's own place filled, ground by element.
import { pictureSet } from '../picture.ts'
import { p2, polar, range, circle, dots } from '../parts/geom.ts'
import { type Colour, fill, line, shape, pearls, limbs, at, both, flip, turn, g, c, path, fit } from '../parts/pen.ts'
import { petal, lotus, marigold, garland } from '../parts/ornament.ts'
import * as F from '../parts/fauna.ts'
import * as T from '../parts/things.ts'
import { face } from '../parts/murti.ts'
import { personFace, hairs } from '../parts/face.ts'
type Element = 'fire' | 'earth' | 'air' | 'water'
export const elements: Record<Element, Colour> = {
  fire: 'g-sindoor',
  earth: 'g-patta',
  air: 'g-haldi',
  water: 'g-peacock',
}
const wheat = (x: number, y: number, r: number, l = 70) =>
  at(
    x,
    y,
    line(`M0 0Q4 ${-l / 2} 0 ${-l}`, 5) +
      line(`M0 0Q4 ${-l / 2} 0 ${-l}`, 2, 'haldi') +
      range(4, (i) => both(at(0, -l + 26 - i * 10, shape(petal(15, 4.4), 'marigold', 1.8), { r: 32 }))).join('') +
      at(0, -l + 2, shape(petal(17, 4.4), 'marigold', 1.8)),
    { r },
  )
const scales_ = () => {
  const pan = (x: number, y: number) =>
    at(
      x,
      y,
      line('M0 -52L-30 0M0 -52L30 0', 6) +
        line('M0 -52L-30 0M0 -52L30 0', 2.6, 'haldi') +
        shape('M-36 0H36C32 20 16 26 0 26C-16 26 -32 20 -36 0Z', 'marigold', 2.8) +
        pearls('M-24 9Q0 18 24 9', { r: 1.9, gap: 7.6, i: 1 }),
    )
  return (
    shape('M-30 96H30L24 82H-24Z', 'marigold', 2.8) +
    line('M0 82V-70', 10) +
    line('M0 82V-70', 5, 'marigold') +
    shape('M-9 20a9 5 0 1 0 18 0a9 5 0 1 0 -18 0ZM-9 -20a9 5 0 1 0 18 0a9 5 0 1 0 -18 0Z', 'haldi', 2.4) +
    line('M-76 -44Q-40 -66 0 -62Q40 -66 76 -44', 10) +
    line('M-76 -44Q-40 -66 0 -62Q40 -66 76 -44', 5, 'marigold') +
    at(0, -74, lotus(26, { k: 2, spread: 32 })) +
    pan(-72, 12) +
    pan(72, 12) +
    at(
      -72,
      10,
      marigold(10) +
        at(-14, 2, marigold(8, { col: 'sindoor', heart: 'haldi' })) +
        at(14, 2, marigold(8, { col: 'gulabi' })),
    ) +
    at(
      72,
      8,
      [-14, 0, 14]
        .map((x) => at(x, 0, shape(circle(0, 0, 8), 'haldi', 2) + line(circle(0, 0, 4), 1.2, 'geru')))
        .join(''),
    )
  )
}
const bow = () => {
  const d = 'M-24 -92C10 -86 44 -50 44 -8C44 40 10 78 -24 86'
  return (
    line('M-24 -92L-40 -3L-24 86', 2.4, 'paper') +
    line(d, 14) +
    line(d, 8, 'marigold') +
    line(d, 8, 'sindoor', { dash: '2 9', cap: 'butt' }) +
    at(44, -4, shape('M-8 -18H8V18H-8Z', 'sindoor', 2.4)) +
    line('M-56 -3H88', 8) +
    line('M-56 -3H88', 3.4, 'haldi') +
    shape('M108 -3L80 -19L87 -3L80 13Z', 'paper', 2.8) +
    [0, 10, 20]
      .map((x) =>
        shape(
          `M${-64 + x} -3L${-78 + x} -18H${-68 + x}L${-54 + x} -3L${-68 + x} 12H${-78 + x}Z`,
          x === 10 ? 'sindoor' : 'peacock',
          2,
        ),
      )
      .join('') +
    at(-24, -92, lotus(16, { k: 1, spread: 34, vein: false }), { r: -40 }) +
    at(-24, 86, lotus(16, { k: 1, spread: 34, vein: false }), { r: 220 })
  )
}
const pot = () =>
  at(0, 0, fit(0, 66, T.kalash({ nut: false, leaves: 7 }), 1.46, { keep: 0.7 })) +
  range(3, (i) =>
    line(
      `M${-78 + i * 4} ${82 + i * 9}q10 -9 20 0t20 0t20 0t20 0t20 0t20 0t20 0t${20 - i * 8} 0`,
      3,
      i % 2 ? 'paper' : 'peacock',
    ),
  ).join('')
const twins = () => {
  const he = personFace({ skin: 'chandan', tilak: 'upright' }) + hairs.turban('sindoor'),
    she =
      at(
        0,
        0,
        shape('M-50 112C-54 10 -44 -44 0 -50C44 -44 54 10 50 112Z', 'gulabi', 2.6) +
          line('M-40 108C-43 12 -36 -34 0 -40C36 -34 43 12 40 108', 2, 'haldi', { dash: '0 6' }),
      ) + face({ skin: 'chandan', nath: true })
  return (
    at(
      -42,
      8,
      shape('M-46 112V92C-46 52 -24 44 0 42C24 44 46 52 46 92V112Z', 'peacock', 2.8) +
        line(dots('M-40 92C-38 60 -20 52 0 50C20 52 38 60 40 92Z', { gap: 12, inset: 3 }), 3, 'haldi') +
        limbs([['M0 28V46', 17]], 'chandan') +
        he,
    ) +
    at(
      44,
      14,
      shape('M-44 106V86C-44 50 -24 42 0 40C24 42 44 50 44 86V106Z', 'sindoor', 2.8) +
        limbs([['M0 26V44', 15]], 'chandan') +
        she +
        pearls('M-15 44Q0 60 15 44', { r: 2, gap: 6.2, col: 'haldi', i: 1.1 }),
    )
  )
}
const maiden = () =>
  wheat(-82, 96, 6, 124) +
  wheat(-64, 96, 14, 108) +
  wheat(82, 96, -6, 124) +
  wheat(66, 96, -14, 108) +
  at(
    0,
    -26,
    shape('M-58 134V96C-58 54 -28 44 0 42C28 44 58 54 58 96V134Z', 'sindoor', 2.8) +
      shape('M30 48C46 52 56 62 58 96V134H-30C8 96 28 76 30 48Z', 'marigold', 2.4) +
      line('M38 52C36 72 20 88 0 95', 2.4, 'sindoor', { dash: '0 6' }) +
      fill('M-28 -8C-40 20 -36 44 -32 56H32C36 44 40 20 28 -8Z', 'ink') +
      limbs([['M0 26V46', 15]], 'chandan') +
      face({ skin: 'chandan', nath: true }) +
      line('M0 -34V-26', 2.6, 'sindoor') +
      garland('M-27 -14C-20 -32 20 -32 27 -14', { r: 5, cols: ['paper', 'marigold'] }) +
      pearls('M-15 46Q0 64 15 46', { r: 2.1, gap: 6.4, col: 'haldi', i: 1.1 }),
    { k: 1.34 },
  )
/** Cuts off what falls outside the medallion; `name` keeps two of them apart in one picture. */
const clip = (name: string, s: string) =>
  `<clipPath id="${name}"><circle r="113"/></clipPath><g clip-path="url(#${name})">${s}</g>`
/** The figure of each sign around the origin, within a circle of 113; and its element. */
export const signs: Record<Rashi, [Element, () => string]> = {
  mesha: ['fire', () => at(6, 70, F.ram(), { k: 1.42 })],
  vrishabha: ['earth', () => at(4, 74, F.bull(), { k: 1.36 })],
  mithuna: ['air', () => clip('cm', at(0, -12, twins(), { k: 1.32 }))],
  karka: ['water', () => at(0, 16, F.crab(), { k: 1.18 })],
  simha: ['fire', () => at(8, 72, F.lion({ mane: 'haldi', skin: 'marigold' }), { k: 1.26 })],
  kanya: ['earth', () => clip('ck', maiden())],
  tula: ['air', scales_],
  vrishchika: ['water', () => at(-8, 8, F.scorpion({ col: 'marigold' }), { k: 1.12 })],
  dhanu: ['fire', () => at(-16, 4, bow(), { k: 1.02 })],
  makara: ['earth', () => at(18, 2, F.makara({ col: 'neel' }), { k: 1.26 })],
  kumbha: ['air', pot],
  meena: [
    'water',
    () =>
      at(-6, -42, F.fish(80, { col: 'gulabi', fin: 'marigold' })) +
      at(6, 44, flip(F.fish(80, { col: 'marigold', fin: 'gulabi' }))),
  ],
}
export const rashiOrder = [
  'mesha',
  'vrishabha',
  'mithuna',
  'karka',
  'simha',
  'kanya',
  'tula',
  'vrishchika',
  'dhanu',
  'makara',
  'kumbha',
  'meena',
] as const
export type Rashi = (typeof rashiOrder)[number]
export const rashi = (name: Rashi): string => {
  const [element, draw] = signs[name]
  const k = rashiOrder.indexOf(name)
  const seg = `M${p2(...polar(150, -14))}A150 150 0 0 1 ${p2(...polar(150, 14))}L${p2(...polar(131, 14))}A131 131 0 0 0 ${p2(...polar(131, -14))}Z`
  return (
    fill('M0 0H320V320H0Z', 'g-sand') +
    at(
      160,
      160,
      shape(circle(0, 0, 155), 'ink', 2) +
        turn(12, path(seg, { fill: c('paper') })) +
        g(path(seg, { fill: c('sindoor'), stroke: c('sindoor') }), { transform: `rotate(${-k * 30})` }) +
        g(
          range(12, (i) => {
            const [x, y] = polar(140.5, -i * 30)
            return i === k ? '' : fill(circle(x, y, 3.4), 'geru')
          }).join(''),
        ) +
        at(...polar(140.5, -k * 30), turn(6, path(petal(8, 3), { fill: c('haldi') }))) +
        shape(circle(0, 0, 126), elements[element], 3) +
        pearls(circle(0, 0, 118), { r: 2, gap: 741.4 / 84, col: 'paper', i: 1.1 }) +
        draw(),
    )
  )
}

export const rashis = pictureSet('rashis', Object.fromEntries(rashiOrder.map((name) => [name, () => rashi(name)])))
