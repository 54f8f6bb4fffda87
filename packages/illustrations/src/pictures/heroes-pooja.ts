// Pooja: the acharya and a family at the fire.
import { n, range } from '../parts/geom.ts'
import { fill, line, shape, at, flip, g, fit } from '../parts/pen.ts'
import { halo, frame, rangoli, marigold, toran } from '../parts/ornament.ts'
import { type Sitter, sitter } from '../parts/people.ts'
import * as things from '../parts/things.ts'
import { banana } from '../parts/flora.ts'
import {
  type Scene,
  type Sheet,
  box,
  faint,
  gridPoints,
  hangsFrom,
  lampRow,
  pick,
  quiet,
  sizes,
} from './heroes-scene.ts'

const ladle = () =>
  line('M8 3L-50 -4', 8) +
  line('M8 3L-50 -4', 3.6, 'geru') +
  shape('M-48 -10C-60 -12 -70 -8 -70 -2C-66 4 -54 4 -48 2Z', 'geru', 2.2)
const flowers = () =>
  [
    [-11, 0],
    [11, 0],
    [0, -15],
  ]
    .map(([x, y]) => at(x!, y! - 6, marigold(9, { col: y ? 'sindoor' : 'marigold', heart: 'haldi' })))
    .join('')
const plants = (sheet: Sheet, cx: number, foot: number, w: number) => {
  if (sheet === 'wide') return at(cx - 352, foot, banana(214)) + at(cx + 386, foot, banana(214))
  return (
    at(
      36,
      foot,
      banana(186, {
        leaves: [
          [-58, 50],
          [-18, 66],
          [26, 66],
          [64, 54],
        ],
      }),
    ) +
    at(
      w - 36,
      foot,
      banana(186, {
        leaves: [
          [-64, 54],
          [-26, 66],
          [18, 66],
          [58, 50],
        ],
      }),
    )
  )
}

export const pooja: Scene = (sheet) => {
  const { width: w, height: h } = sizes[sheet]
  const wide = sheet === 'wide'
  const cx = pick(sheet, 818, 180)
  const base = pick(sheet, 426, 368)
  const scale = pick(sheet, 1.38, 0.86)
  const radius = pick(sheet, 158, 112)
  const arch = base - pick(sheet, 196, 150)
  const floor = base - 6
  const [fireW, fireH, kundW, kundH] = pick(sheet, [50, 132, 66, 18], [36, 96, 48, 14]) as [
    number,
    number,
    number,
    number,
  ]
  const who = (x: number, person: Sitter, k = 1) => at(x, base + 6, sitter(person), { k: scale * k })
  const acharya = flip(
    who(-(cx - pick(sheet, 200, 110)), { kind: 'acharya', cloth: 'paper', cloth2: 'marigold', hold: ladle() }),
  )
  const family =
    who(cx + pick(sheet, 186, 106), { kind: 'man', cloth: 'paper', cloth2: 'sindoor' }) +
    (sheet === 'tall'
      ? who(cx + 66, { kind: 'child', cloth: 'gulabi', cloth2: 'peacock', reach: false }, 0.56)
      : who(cx + pick(sheet, 304, 0), { kind: 'woman', cloth: 'peacock', cloth2: 'peacock' }) +
        who(cx + pick(sheet, 236, 0), { kind: 'child', cloth: 'gulabi', cloth2: 'gulabi', reach: false }, 0.62))
  return (
    fill(box(0, 0, w, h), 'g-haldi') +
    (wide ? g(at(215, 222, rangoli(150, { k: 12, col: 'marigold', w: 2.4 })), { opacity: faint }) : '') +
    line(
      gridPoints(box(wide ? quiet : 14, 14, w - (wide ? quiet : 14) - 14, floor - 14), 44, 6)
        .map(([x, y]) => `M${n(x)} ${n(y)}h0`)
        .join(''),
      5,
      'marigold',
    ) +
    fill(box(0, floor, w, h - floor), 'g-sindoor') +
    line(`M0 ${floor}H${w}`, 2.6) +
    line(range(Math.ceil(w / 40), (i) => `M${20 + i * 40} ${floor + 20}l9 -9l9 9l-9 9Z`).join(''), 2, 'marigold') +
    at(
      cx,
      arch,
      halo(radius, {
        leg: floor - arch,
        k: pick(sheet, 61, 45),
        inner: 'g-sindoor',
        w: pick(sheet, 18, 15),
        tongue: pick(sheet, 13, 10),
      }) +
        at(0, pick(sheet, -30, -24), g(rangoli(radius * 0.66, { k: 12, col: 'marigold', w: 2.4 }), { opacity: 0.55 })),
    ) +
    plants(sheet, cx, base + 4, w) +
    (wide
      ? at(hangsFrom, 20, toran(w - hangsFrom - 20, { k: 17, s: 10, l: 34 }))
      : at(
          pick(sheet, 0, 26),
          20,
          toran(pick(sheet, 0, 308), {
            k: pick(sheet, 0, 10),
            s: pick(sheet, 0, 9),
            l: pick(sheet, 0, 26),
          }),
        )) +
    at(cx, base - pick(sheet, 34, 24), things.fire(fireW, fireH, { moves: true })) +
    at(cx, base + 12, things.kund(kundW, { h: kundH })) +
    acharya +
    family +
    (wide
      ? lampRow(30, cx - 396, base + 18, { gap: 66, s: 17 }) +
        fit(cx - 318, base + 14, things.kalash(), 0.78, { keep: 0.3 })
      : '') +
    at(cx - pick(sheet, 100, 64), base + 18, things.diya(pick(sheet, 19, 13), { moves: true })) +
    at(cx + pick(sheet, 98, 56), base + 18, flowers(), { k: pick(sheet, 1, 0.7) }) +
    frame({
      w,
      h,
      t: 18,
      motif: 'petal',
      ground: 'paper',
      a: 'sindoor',
      b: 'haldi',
      inner: 'none',
      u: 24,
    })
  )
}
