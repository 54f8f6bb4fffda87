// Matching: bride and groom with the garland between them, and the eight koots as a lotus of eight petals.
import { circle, dots, n, range } from '../parts/geom.ts'
import { type Colour, at, c, fill, flip, g, limbs, line, path, pearls, shape } from '../parts/pen.ts'
import { frame, garland, halo, lotus, petal, rangoli, toran } from '../parts/ornament.ts'
import { banana } from '../parts/flora.ts'
import { profile } from '../parts/people.ts'
import { kalash } from '../parts/things.ts'
import { chartDiagram, grahaColours } from '../parts/almanac.ts'
import { type Scene, box, faint, hangsFrom, lampRow, pick, printed, printedOn, sizes } from './heroes-scene.ts'

/** Arms that hold out a garland to the left. Origin: middle of the head. */
const offering = (sleeve: Colour) =>
  limbs([['M14 76Q-16 104 -46 92', 15]], sleeve, { i: 2.6 }) +
  limbs(
    [
      ['M-46 92L-70 82', 11],
      ['M-70 82L-78 76', 6],
      ['M-70 84L-80 84', 6],
    ],
    'chandan',
    { i: 2.2 },
  )
const body = (cloth: Colour, second: Colour) =>
  shape('M-4 34C-34 44 -52 70 -54 170H76C80 90 54 46 16 34Z', cloth, 3) +
  line(dots('M-4 42C-26 52 -42 74 -46 166H68C70 94 46 52 14 42Z', { gap: 17, inset: 6 }), 4, 'haldi') +
  shape('M14 33C50 46 78 84 78 170H40C40 100 30 60 6 35Z', second, 2.6) +
  line('M22 42C48 68 56 108 56 168', 3, 'haldi', { dash: '0 8' })
const bride = () =>
  body('sindoor', 'gulabi') +
  offering('patta') +
  line('M-56 96l6 -12M-50 98l6 -12', 3.6, 'haldi') +
  pearls('M-10 40Q-16 58 4 64', { r: 2.6, gap: 8, col: 'haldi', i: 1.2 }) +
  profile({ kind: 'woman', cloth: 'sindoor' }) +
  at(-14, -24, shape('M0 -8C6 -2 6 6 0 10C-6 6 -6 -2 0 -8Z', 'haldi', 1.8))
const groom = () =>
  body('paper', 'marigold') +
  offering('paper') +
  pearls('M-10 40Q-18 70 6 84', { r: 3, gap: 9, col: 'paper', i: 1.3 }) +
  profile({ kind: 'groom', cloth: 'sindoor' })
/** Eight petals in the colours of the eight koots. */
const eight = (r: number) =>
  range(8, (i) =>
    at(
      0,
      0,
      path(petal(r, r * 0.34), {
        fill: c(grahaColours[i === 5 ? 8 : i === 7 ? 5 : i]!),
        stroke: c('ink'),
        'stroke-width': 2.4,
      }),
      { r: i * 45 },
    ),
  ).join('') +
  shape(circle(0, 0, r * 0.26), 'haldi', 2.4) +
  pearls(circle(0, 0, r * 1.12), { r: 2, gap: 8, i: 1, col: 'haldi' })

export const matching: Scene = (sheet) => {
  const { width: w, height: h } = sizes[sheet]
  const [cx, base, k, radius] = pick(sheet, [850, 420, 1.24, 186], [180, 364, 0.86, 122]) as [
    number,
    number,
    number,
    number,
  ]
  const apart = 84 * k
  const head = base - 160 * k
  const arch = base - pick(sheet, 186, 150)
  const round = pick(sheet, 34, 24)
  return (
    fill(box(0, 0, w, h), 'g-gulabi') +
    g(printed(printedOn(sheet), pick(sheet, 66, 58)), { opacity: 0.4 }) +
    (sheet === 'wide' ? g(at(226, 226, rangoli(146, { k: 8, col: 'paper', w: 2.6 })), { opacity: faint }) : '') +
    at(
      cx,
      arch,
      halo(radius, {
        leg: base - arch,
        k: pick(sheet, 63, 45),
        inner: 'g-peacock',
        w: pick(sheet, 18, 15),
        tongue: pick(sheet, 13, 10),
      }),
    ) +
    at(cx, arch - pick(sheet, 108, 62), eight(pick(sheet, 52, 36))) +
    at(cx - apart, head, flip(groom()), { k }) +
    at(cx + apart, head, bride(), { k }) +
    garland(
      `M${n(cx - apart + 78 * k)} ${n(head + 78 * k)}C${n(cx - 34 * k)} ${n(head + 176 * k)} ${n(cx + 34 * k)} ${n(head + 176 * k)} ${n(cx + apart - 78 * k)} ${n(head + 78 * k)}`,
      { r: 8 * k, cols: ['marigold', 'sindoor', 'paper'] },
    ) +
    fill(box(0, base, w, h - base), 'g-sindoor') +
    line(`M0 ${base}H${w}`, 2.8) +
    line(range(Math.ceil(w / 40), (i) => `M${20 + i * 40} ${base + 22}l9 -9l9 9l-9 9Z`).join(''), 2, 'marigold') +
    pick(
      sheet,
      at(cx - 300, base + 4, banana(230)) +
        at(cx + 300, base + 4, banana(230)) +
        at(cx - 244, base + 14, kalash(), { k: 0.7 }) +
        at(cx + 244, base + 14, kalash(), { k: 0.7 }) +
        at(1200, 200, line('M0 -56V-96', 2.6) + chartDiagram(44)) +
        at(498, 200, line('M0 -56V-96', 2.6) + chartDiagram(44, { grahas: [4, 7, 1, 3, 9, 2, 11, 6, 12] })),
      at(32, base + 10, kalash(), { k: 0.5 }) + at(328, base + 10, kalash(), { k: 0.5 }),
    ) +
    at(
      pick(sheet, hangsFrom, 20),
      18,
      toran(w - pick(sheet, hangsFrom + 20, 40), { k: pick(sheet, 17, 10), s: 10, l: pick(sheet, 32, 24) }),
    ) +
    at(cx, base + pick(sheet, 26, 22), lotus(round * 0.7, { k: 2, spread: 34 })) +
    (sheet === 'wide' ? lampRow(30, 500, base + 18, { gap: 66, s: 17 }) : '') +
    frame({
      w,
      h,
      t: pick(sheet, 18, 16),
      motif: 'flower',
      ground: 'sindoor',
      a: 'haldi',
      b: 'sindoor',
      inner: 'none',
      u: 24,
    })
  )
}
