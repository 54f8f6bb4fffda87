// The three wide scenes. Each is a function of its sheet: the same parts find their places on 1280 × 480 and on 360 × 420.
import { pictureSet } from '../picture.ts'
import { n, polar, range, circle, ellipse, dots } from '../parts/geom.ts'
import { type Colour, fill, line, shape, pearls, at, flip, turn, g, c, path, fit } from '../parts/pen.ts'
import { petal, lobe, lotusSeat, halo, frame, rangoli, marigold, toran, places } from '../parts/ornament.ts'
import { surya, dayWheel, waves, shikhara, cloud, bird, boat, tree } from '../parts/sky.ts'
import { sitter } from '../parts/people.ts'
import * as T from '../parts/things.ts'
import * as F from '../parts/fauna.ts'
import * as P from './products.ts'
import { banana } from '../parts/flora.ts'
/** Left of this line a wide scene keeps still: a heading may stand there. */
const quiet = 430
const box = (x: number, y: number, w: number, h: number) => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`
/** Lamps in a row from x to x2 on a parapet. */
export const lampRow = (x: number, x2: number, y: number, { gap = 58, s = 17, col = 'geru' as Colour } = {}) => {
  const k = Math.max(1, Math.floor((x2 - x) / gap)),
    q = (x2 - x) / k
  return places(
    T.diya(s, { col, edge: 'haldi', i: 2.2 }),
    range(k, (i) => [x + q * (i + 0.5) - s * 0.2, y, 0]),
  )
}
/** Bottom edge of a scene: parapet with a run of lobes and the lamps on it. */
const parapet = (w: number, h: number, t = 34) =>
  fill(box(0, h - t, w, t), 'sindoor') +
  line(`M0 ${h - t}H${w}`, 3) +
  pearls(`M6 ${h - t + 7}H${w}`, { r: 2, gap: 9, i: 1 }) +
  places(
    path(lobe(15, 9), { fill: c('marigold'), stroke: c('ink'), 'stroke-width': 2 }) +
      fill(circle(0, -6, 2.4), 'sindoor'),
    range(Math.ceil(w / 21), (i) => [10 + i * 21, h - 3, 0]),
  )

export const home = ({ w = 1280, h = 480 } = {}) => {
  const wide = w > 700,
    hy = wide ? 312 : 262,
    sx = wide ? 706 : 108,
    sy = wide ? 222 : 176,
    R = wide ? 66 : 46,
    bank = wide ? 812 : 172
  // ghat: stairs come down from the right
  const steps = range(6, (i) => {
    const x = bank + (5 - i) * (wide ? 26 : 11) - (wide ? 40 : 22),
      y = hy - 26 + i * (wide ? 19 : 17)
    return [x, y, wide ? 19 : 17]
  }).reverse()
  const stair =
    steps
      .map(
        ([x, y, t], i) =>
          shape(box(x, y, w - x + 4, h - y), i % 2 ? 'sand' : 'chandan', 2.2) +
          line(`M${n(x + 5)} ${n(y + 6)}H${w}`, 1.4, 'geru'),
      )
      .reverse()
      .join('') +
    line(
      range(3, (j) => {
        const [x] = steps.at(0),
          y = steps.at(0)[1] + 24 + j * 18
        return y > h - 40
          ? ''
          : `M${n(x + 2)} ${n(y)}H${w}` +
              range(Math.ceil((w - x) / 44), (i) => `M${n(x + 18 + i * 44 + (j % 2) * 22)} ${n(y - 18)}v18`).join('')
      }).join(''),
      1.4,
      'geru',
    )
  const top = hy - 26
  const temples = wide
    ? at(1178, top + 2, shikhara(58, 150, { hall: 62 })) +
      at(
        1052,
        top + 2,
        shikhara(44, 104, { hall: 50, col: 'gulabi', rib: 'sindoor', door: 'peacock', flag: 'marigold' }),
      ) +
      at(958, top + 2, shikhara(32, 66, { hall: 40, col: 'marigold', flag: 'sindoor' }))
    : at(314, top + 2, shikhara(40, 108, { hall: 48 })) +
      at(238, top + 2, shikhara(26, 56, { hall: 36, col: 'gulabi', door: 'peacock', flag: 'marigold' }))
  return (
    fill(box(0, 0, w, h), 'g-sky') +
    fill(smoothBand(w, wide ? 96 : 84, 9) + `V${h}H0Z`, 'g-gulabi') +
    fill(smoothBand(w, wide ? 206 : 176, 8) + `V${h}H0Z`, 'g-haldi') +
    at(
      sx,
      sy,
      dayWheel(R * 2.5, { col: 'g-mark', o: 0.75, w: 2.2 }) +
        at(
          ...polar(R * 2.32, -52),
          shape(circle(0, 0, R * 0.15), 'paper', 2) +
            fill(
              `M0 ${n(-R * 0.15)}A${n(R * 0.15)} ${n(R * 0.15)} 0 0 1 0 ${n(R * 0.15)}A${n(R * 0.24)} ${n(R * 0.24)} 0 0 0 0 ${n(-R * 0.15)}Z`,
              'ink',
            ),
        ) +
        surya(R),
    ) +
    (wide
      ? at(488, 58, cloud(44)) +
        at(456, 152, bird()) +
        at(512, 122, bird({ col: 'peacock', wing: 'patta' }), { k: 0.8 }) +
        at(430, 112, bird({ col: 'gulabi', wing: 'sindoor', beak: 'marigold' }), { k: 0.7 }) +
        at(906, 62, cloud(40))
      : at(284, 44, cloud(30)) +
        at(52, 40, bird(), { k: 0.7 }) +
        at(96, 24, bird({ col: 'peacock', wing: 'patta' }), { k: 0.55 })) +
    // far bank
    (wide
      ? fill(`M0 ${hy}V${hy - 16}Q60 ${hy - 34} 130 ${hy - 18}T300 ${hy - 16}T520 ${hy - 8}L600 ${hy}Z`, 'patta') +
        line(`M0 ${hy - 16}Q60 ${hy - 34} 130 ${hy - 18}T300 ${hy - 16}T520 ${hy - 8}L600 ${hy}`, 2.4) +
        at(76, hy - 20, tree(38, { r: 22, k: 9 }), { k: 0.9 }) +
        at(148, hy - 18, shikhara(15, 26, { hall: 16, tick: 6 }), { k: 0.8 }) +
        at(214, hy - 16, tree(36, { r: 20, k: 9 }), { k: 0.86 })
      : '') +
    fill(box(0, hy, w, h - hy), 'g-peacock') +
    line(`M0 ${hy}H${w}`, 2.6) +
    line(
      range(
        6,
        (i) => `M${n(sx - R * 1.2 + i * R * 0.15)} ${n(hy + 11 + i * 16)}H${n(sx + R * 1.2 - i * R * 0.15)}`,
      ).join(''),
      5,
      'marigold',
      { dash: '22 9' },
    ) +
    waves(0, hy, w, h - hy - 30, { step: 74, row: 20, col: 'haldi', o: 0.7, lw: 2.2 }) +
    temples +
    stair +
    lampRows(steps, w, wide) +
    (wide ? at(360, hy + 44, boat()) : '') +
    [
      ...(wide
        ? [
            [520, 368],
            [606, 406],
            [694, 378],
            [216, 398],
            [96, 372],
          ]
        : [
            [32, 318],
            [70, 354],
            [118, 322],
          ]),
    ]
      .map(([x, y]) => at(x, y, fill(ellipse(0, 0, 25, 5), 'patta') + T.diya(15, { i: 2.2 })))
      .join('') +
    parapet(w, h, 34) +
    lampRow(0, w, h - 34, { gap: wide ? 64 : 60, s: 18 })
  )
}
const smoothBand = (w: number, y: number, a: number) =>
  `M0 ${y}` + range(Math.ceil(w / 120), (i) => `q30 ${-a} 60 0t60 0`).join('')
const lampRows = (steps: number, w: number, wide: number) =>
  steps
    .slice(0, -1)
    .map(([x, y], i: number) =>
      places(
        T.diya(wide ? 10 : 8, { edge: '', i: 1.8 }),
        range(wide ? Math.floor((w - x) / 50) : 3, (k) => [
          x + (wide ? 16 : 12) + k * (wide ? 52 : 48) + (i % 2) * 22,
          y + 1,
          0,
        ]),
      ),
    )
    .join('')

export const pooja = ({ w = 1280, h = 480 } = {}) => {
  const wide = w > 700,
    cx = wide ? 818 : 180,
    base = wide ? 426 : 368,
    k = wide ? 1.38 : 0.86,
    R = wide ? 158 : 112,
    ay = base - (wide ? 196 : 150)
  const floor = base - 6
  const who = (x: number, o: number, s = 1) => at(x, base + 6, sitter(o), { k: k * s })
  return (
    fill(box(0, 0, w, h), 'g-haldi') +
    line(
      dots(box(wide ? quiet : 14, 14, w - (wide ? quiet : 14) - 14, floor - 14), { gap: 44, inset: 6 }),
      5,
      'marigold',
    ) +
    fill(box(0, floor, w, h - floor), 'g-sindoor') +
    line(`M0 ${floor}H${w}`, 2.6) +
    line(range(Math.ceil(w / 40), (i) => `M${20 + i * 40} ${floor + 20}l9 -9l9 9l-9 9Z`).join(''), 2, 'marigold') +
    at(
      cx,
      ay,
      halo(R, { leg: floor - ay, k: wide ? 61 : 45, inner: 'g-sindoor', w: wide ? 18 : 15, tongue: wide ? 13 : 10 }) +
        at(0, wide ? -30 : -24, g(rangoli(R * 0.66, { k: 12, col: 'marigold', w: 2.4 }), { opacity: 0.55 })),
    ) +
    (wide
      ? at(cx - 352, base + 4, banana(214)) + at(cx + 386, base + 4, banana(214))
      : at(
          36,
          base + 4,
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
          base + 4,
          banana(186, {
            leaves: [
              [-64, 54],
              [-26, 66],
              [18, 66],
              [58, 50],
            ],
          }),
        )) +
    at(wide ? cx - 352 : 26, 22, toran(wide ? 738 : 308, { k: wide ? 22 : 10, s: wide ? 13 : 9, l: wide ? 34 : 26 })) +
    at(cx, base - (wide ? 34 : 24), T.fire(wide ? 50 : 36, wide ? 132 : 96)) +
    at(cx, base + 12, T.kund(wide ? 66 : 48, { h: wide ? 18 : 14 })) +
    // the acharya on the left, the family on the right
    flip(who(-(cx - (wide ? 200 : 110)), { kind: 'acharya', cloth: 'paper', cloth2: 'marigold', hold: ladle() })) +
    who(cx + (wide ? 186 : 106), { kind: 'man', cloth: 'paper', cloth2: 'sindoor' }) +
    (wide
      ? who(cx + 304, { kind: 'woman', cloth: 'peacock', cloth2: 'peacock' }) +
        who(cx + 236, { kind: 'child', cloth: 'gulabi', cloth2: 'gulabi', reach: false }, 0.62)
      : who(cx + 66, { kind: 'child', cloth: 'gulabi', cloth2: 'peacock', reach: false }, 0.56)) +
    (wide ? lampRow(30, cx - 396, base + 18, { gap: 66, s: 17 }) : '') +
    (wide ? fit(cx - 318, base + 14, T.kalash(), 0.78, { keep: 0.3 }) : '') +
    at(wide ? cx - 100 : cx - 64, base + 18, T.diya(wide ? 19 : 13)) +
    at(
      wide ? cx + 98 : cx + 56,
      base + 18,
      [
        [-11, 0],
        [11, 0],
        [0, -15],
      ]
        .map(([x, y]) => at(x, y - 6, marigold(9, { col: y ? 'sindoor' : 'marigold', heart: 'haldi' })))
        .join(''),
      { k: wide ? 1 : 0.7 },
    ) +
    frame({ w, h, t: 18, motif: 'petal', ground: 'paper', a: 'sindoor', b: 'haldi', inner: 'none', u: 24 })
  )
}
const ladle = () =>
  line('M8 3L-50 -4', 8) +
  line('M8 3L-50 -4', 3.6, 'geru') +
  shape('M-48 -10C-60 -12 -70 -8 -70 -2C-66 4 -54 4 -48 2Z', 'geru', 2.2)

export const shop = ({ w = 1280, h = 480 } = {}) => {
  const wide = w > 700,
    x0 = wide ? 470 : 18,
    x1 = wide ? 1262 : w - 18,
    y1 = wide ? 236 : 196,
    y2 = wide ? 430 : 378
  const board = (y: number) =>
    shape(box(x0 - 12, y, x1 - x0 + 24, 16), 'geru', 2.6) +
    line(range(Math.floor((x1 - x0) / 18), (i) => `M${n(x0 + i * 18)} ${y + 8}h8`).join(''), 2, 'haldi') +
    places(
      path('M-9 0H9L0 13Z', { fill: c('marigold'), stroke: c('ink'), 'stroke-width': 2 }),
      range(Math.floor((x1 - x0) / 22), (i) => [x0 + 11 + i * 22, y + 17, 0]),
    )
  const book = (x: number, y: number, hgt: number, col: Colour, wd = 22) =>
    at(
      x,
      y,
      shape(box(0, -hgt, wd, hgt), col, 2.4) +
        line(`M4 ${n(-hgt + 10)}H${wd - 4}M4 ${n(-hgt + 15)}H${wd - 4}M4 -10H${wd - 4}`, 1.8, 'haldi') +
        fill(circle(wd / 2, -hgt / 2, 4), 'haldi'),
    )
  const hang = (x: number, y: number, m: number) =>
    at(x, y, line('M0 -20V-6', 2.4) + shape(circle(0, -20, 4), 'haldi', 2) + P.malaLoop(m))
  const yantraAt = (x: number, y: number, s: string) =>
    at(x, y, line('M-40 -112L0 -150L40 -112', 2) + P.yantraPlate('shri', 'copper'), { k: s })
  const obj = wide
    ? hang(528, 66, 'rudraksha') +
      hang(640, 66, 'crystal') +
      hang(1208, 66, 'coral') +
      yantraAt(772, 146, 0.56) +
      at(898, y1, T.samai(168, { wicks: 3 })) +
      fit(992, y1 - 66, T.conch(), 1.02, {}) +
      at(992, y1 - 21, lotusSeat(34, { h: 14, k: 2, i: 2 }), { k: 0.9 }) +
      fit(1098, y1, T.kalash(), 1.0, {}) +
      fit(548, y2, T.lota(), 1.3, { keep: 0.5 }) +
      [0, 1, 2, 3]
        .map((i) => book(618 + i * 24, y2, [104, 92, 110, 84][i], ['sindoor', 'peacock', 'marigold', 'patta'][i]))
        .join('') +
      at(784, y2 - 62, P.gemCushion('ruby'), { k: 0.54 }) +
      at(932, y2 - 76, T.thali(74)) +
      fit(1052, y2 - 44, T.bell(), 1.1, {}) +
      at(1136, y2, T.diya(28, { foot: true, spout: false })) +
      at(1212, y2, T.diya(25, { col: 'geru', edge: 'haldi' }))
    : hang(66, 58, 'rudraksha') +
      yantraAt(166, 118, 0.46) +
      at(264, y1, T.samai(132, {})) +
      fit(318, y1, T.lota(), 0.8, {}) +
      fit(66, y2, T.kalash(), 0.9, {}) +
      at(172, y2 - 58, T.thali(56)) +
      fit(262, y2 - 43, T.conch(), 0.8, {}) +
      at(314, y2, T.diya(16, { col: 'geru', edge: 'haldi' }))
  // block print on the wall: one small flower in rows
  const print = places(
    turn(6, path(petal(9, 3.2), { fill: c('paper') })),
    dots(box(wide ? quiet : 10, 10, w - (wide ? quiet : 10) - 10, h - 60), { gap: 62, inset: 4 })
      .match(/M[^h]+/g)
      .map((q) => [
        ...q
          .slice(1)
          .split(/[ ]|(?=-)/)
          .map(Number),
        0,
      ]),
  )
  return (
    fill(box(0, 0, w, h), 'g-gulabi') +
    g(print, { opacity: 0.38 }) +
    board(y1) +
    board(y2) +
    obj +
    frame({ w, h, t: 16, motif: 'temple', ground: 'paper', a: 'sindoor', b: 'haldi', inner: 'none', u: 22 })
  )
}

const wide = { width: 1280, height: 480 }
const tall = { width: 360, height: 420 }
const tallSize = { w: tall.width, h: tall.height }
/** Each scene is drawn for wide and for narrow screens. */
export const heroes = [
  ...pictureSet('heroes', { 'home-wide': () => home(), 'pooja-wide': () => pooja(), 'shop-wide': () => shop() }, wide),
  ...pictureSet(
    'heroes',
    { 'home-tall': () => home(tallSize), 'pooja-tall': () => pooja(tallSize), 'shop-tall': () => shop(tallSize) },
    tall,
  ),
]
