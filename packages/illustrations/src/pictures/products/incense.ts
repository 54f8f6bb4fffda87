// Incense: sticks, cones, resin, camphor, herbs for the fire, and their holder.
import { type Point, n, p2, polar, range, circle, dots, ellipse, hatch, scatter, poly } from '../../parts/geom.ts'
import { type Colour, at, both, dbl, fill, line, pearls, shape, turn } from '../../parts/pen.ts'
import { type Place, flame, leaf, leafD, lotus, petal, places } from '../../parts/ornament.ts'
import { smoke } from '../../parts/things.ts'
import { besideCoin, besideScale, inPalm } from './size.ts'
import { type Body, type Views, shelf, stand } from './shelf.ts'

/** A stick from its foot upwards: bamboo below, the rolled paste above, an ember if it burns. */
const stick = (l: number, paste: Colour, lit: boolean): string =>
  line(`M0 0V${-l}`, 4.4) +
  line(`M0 0V${-l}`, 1.8, 'chandan') +
  line(`M0 ${n(-l * 0.24)}V${-l}`, 8.4) +
  line(`M0 ${n(-l * 0.24)}V${-l}`, 4.4, paste) +
  (lit ? line(`M0 ${-l}h0`, 7.4, 'marigold') : '')

/** A flower of mogra from above. */
const mogra = (r: number): string =>
  turn(8, shape(petal(r, r * 0.3), 'paper', 2)) +
  turn(5, shape(petal(r * 0.56, r * 0.2), 'paper', 1.6)) +
  fill(circle(0, 0, r * 0.14), 'haldi')
const bud = (l: number): string =>
  shape(leafD(l, l * 0.3), 'paper', 2) + shape(`M${n(-l * 0.16)} 2Q0 ${n(-l * 0.4)} ${n(l * 0.16)} 2Z`, 'patta', 1.8)

/** A packet with sticks standing out of it. */
const agarbatti = (): string =>
  range(9, (i) => at((i - 4) * 10.4, -20, stick(250 - Math.abs(i - 4) * 7, 'haldi', false), { r: (i - 4) * 3.4 })).join(
    '',
  ) +
  shape('M-58 -146L-44 -158L-30 -146L-15 -158L0 -146L15 -158L30 -146L44 -158L58 -146V0H-58Z', 'gulabi', 3.2) +
  shape('M-58 -128H58V-118H-58ZM-58 -22H58V-12H-58Z', 'sindoor', 2) +
  pearls('M-50 -123H54', { r: 1.8, gap: 8, i: 1 }) +
  shape('M-42 -108H42V-32H-42Z', 'paper', 2.6) +
  at(0, -70, [-130, 130].map((r) => at(0, 0, leaf(38, 12), { r })).join('') + mogra(28))
const agarbattiBody: Body = { art: agarbatti(), box: [-75, -270, 150, 270], mm: 116 }
const emberAndFlowers = (): string =>
  at(206, 150, smoke(140, { col: 'paper', w: 4, s: 1.4 })) +
  line('M40 352L204 160', 34) +
  line('M40 352L204 160', 28, 'haldi') +
  line('M40 352L180 188', 28, 'geru', { dash: '3 9', cap: 'butt' }) +
  line('M192 174L204 160', 28, 'marigold') +
  line('M201 163L206 158', 26, 'sindoor') +
  at(92, 116, [-50, 150, 80].map((r) => at(0, 0, leaf(84, 25, { w2: 3 }), { r })).join('') + mogra(62)) +
  at(258, 262, [-110, 20, 100].map((r) => at(0, 0, leaf(64, 19, { w2: 2.6 }), { r })).join('') + mogra(46)) +
  at(40, 214, bud(38), { r: 20 }) +
  at(160, 44, bud(34), { r: -30 })

// ---- cones -------------------------------------------------------------------------------------------------------------
const coneD = (w: number, h: number): string =>
  `M${n(-w)} 0C${p2(-w * 0.7, -h * 0.5)} ${p2(-w * 0.2, -h * 0.94)} 0 ${-h}C${p2(w * 0.2, -h * 0.94)} ${p2(w * 0.7, -h * 0.5)} ${w} 0Q0 ${n(w * 0.34)} ${-w} 0Z`
const cone = (w: number, h: number, lit: boolean): string =>
  shape(coneD(w, h), 'geru', w > 40 ? 4 : 2.6) +
  fill(
    `M${n(w * 0.1)} ${n(-h * 0.96)}C${p2(w * 0.3, -h * 0.9)} ${p2(w * 0.74, -h * 0.5)} ${w} 0Q${p2(w * 0.6, w * 0.2)} ${p2(w * 0.2, w * 0.17)}C${p2(w * 0.5, -h * 0.3)} ${p2(w * 0.3, -h * 0.7)} ${n(w * 0.1)} ${n(-h * 0.96)}Z`,
    'ink',
    { o: 0.3 },
  ) +
  line(dots(coneD(w, h), { gap: w * 0.36, inset: w * 0.16 }), w > 40 ? 4 : 2, 'chandan') +
  (lit
    ? shape(
        `M${n(-w * 0.17)} ${n(-h * 0.86)}Q0 ${n(-h * 0.8)} ${n(w * 0.17)} ${n(-h * 0.86)}Q${p2(w * 0.08, -h)} 0 ${-h}Q${p2(-w * 0.08, -h)} ${n(-w * 0.17)} ${n(-h * 0.86)}Z`,
        'marigold',
        2,
      )
    : '')
/** Cones in a pyramid on a tray, the topmost lit. */
const cones = (): string => {
  const row = (k: number, y: number): Place[] => range(k, (i) => [(i - (k - 1) / 2) * 50, y, 0])
  return (
    at(0, -202, smoke(86, { col: 'paper', w: 3, s: 1.2 })) +
    at(0, -140, cone(23, 62, true)) +
    places(cone(23, 62, false), [...row(2, -104), ...row(3, -68), ...row(4, -32)]) +
    dbl('M-128 -30H128L108 0H-108Z', 'marigold', { w: 8, i: 2, tick: 4.8 }) +
    pearls('M-104 -16H106', { r: 2.2, gap: 9, i: 1.1 })
  )
}

// ---- camphor -----------------------------------------------------------------------------------------------------------
const crystal = (k: number, r: number, turnBy: number): string => {
  const on = (q: number, i: number): Point => polar(r * q, turnBy + (i * 360) / k)
  const out = range(k, (i) => on(i % 2 ? 0.86 : 1, i))
  return (
    shape(poly(out), 'paper', 2.6) +
    line(range(k, (i) => poly([on(i % 2 ? 0.86 : 1, i), on(0.34, i + 0.5)], false)).join(''), 1.4, 'peacock') +
    shape(poly(range(3, (i) => on(0.36, i * 2))), 'sand', 1.6)
  )
}
const heap = (spots: readonly [number, number, number][]): string =>
  spots.map(([x, y, r], i) => at(x, y, crystal(6 + (i % 2), r, i * 37))).join('')
const tin = (): string =>
  dbl('M-86 -92V-12Q-86 0 -74 0H74Q86 0 86 -12V-92Z', 'sindoor', { w: 9, i: 2.2, tick: 5.2 }) +
  shape('M-50 -74H50V-18H-50Z', 'haldi', 2.6) +
  at(0, -46, turn(12, shape(petal(22, 5), 'paper', 1.6)) + shape(circle(0, 0, 6), 'marigold', 1.6)) +
  shape(ellipse(0, -94, 92, 22), 'marigold', 3.2) +
  shape(ellipse(0, -94, 80, 16), 'ink', 2.4) +
  heap([
    [-46, -104, 24],
    [44, -104, 25],
    [-4, -98, 27],
    [-24, -126, 22],
    [24, -126, 23],
    [0, -150, 19],
  ])
const tinBody: Body = { art: tin(), box: [-92, -170, 184, 170], mm: 74 }
const lid = (): string =>
  shape(ellipse(0, 0, 62, 62), 'marigold', 3) +
  line(circle(0, 0, 52), 2, 'sindoor') +
  turn(12, shape(petal(36, 8), 'haldi', 1.8)) +
  shape(circle(0, 0, 9), 'sindoor', 2)
/** Camphor burning on a spoon. */
const burning = (): string =>
  at(-20, -36, flame(150, { w: 40 })) +
  shape('M-128 -30C-122 40 -70 66 -20 66C30 66 82 40 88 -30Q-20 14 -128 -30Z', 'marigold', 4) +
  shape('M84 -12Q120 10 190 -4L192 14Q120 30 78 14Z', 'marigold', 3.4) +
  dbl(ellipse(-20, -30, 110, 26), 'haldi', { w: 9, i: 2.2, tick: 5.2 }) +
  heap([
    [-66, -36, 24],
    [26, -36, 25],
    [-22, -26, 28],
  ]) +
  at(-20, -38, flame(74, { out: 'haldi', mid: 'paper', heart: 'paper' }))

// ---- resin -------------------------------------------------------------------------------------------------------------
const tear = (s: number, col: Colour, r = 0): string =>
  at(
    0,
    0,
    shape(
      `M${n(-s)} ${n(s * 0.1)}C${p2(-s, -s * 0.7)} ${p2(-s * 0.3, -s * 0.9)} ${p2(s * 0.1, -s * 0.8)}C${p2(s * 0.8, -s * 0.8)} ${p2(s * 1.1, -s * 0.2)} ${p2(s * 0.9, s * 0.3)}C${p2(s * 0.7, s * 0.9)} ${p2(-s * 0.1, s * 0.9)} ${p2(-s * 0.4, s * 0.75)}C${p2(-s * 0.8, s * 0.7)} ${p2(-s, s * 0.5)} ${n(-s)} ${n(s * 0.1)}Z`,
      col,
      s > 60 ? 4 : 2.4,
    ) +
      line(
        `M${p2(-s * 0.6, -s * 0.06)}Q${p2(-s * 0.5, -s * 0.5)} ${p2(-s * 0.1, -s * 0.54)}`,
        s > 60 ? 5 : 2.4,
        'paper',
      ) +
      line(
        `M${p2(s * 0.56, -s * 0.5)}L${p2(s * 0.2, s * 0.1)}L${p2(s * 0.36, s * 0.6)}M${p2(s * 0.2, s * 0.1)}L${p2(-s * 0.5, s * 0.4)}`,
        s > 60 ? 3 : 1.6,
        'geru',
      ),
    { r },
  )
const resinTones = ['haldi', 'chandan', 'sand', 'marigold'] as const
const tears = (spots: readonly [number, number, number][]): string =>
  spots.map(([x, y, s], i) => at(x, y, tear(s, resinTones[i % 4] ?? 'haldi', i * 53))).join('')
/** A burner of clay with a coal, resin on it, and smoke. */
const burner = (): string =>
  both(at(24, -150, smoke(110, { col: 'paper', w: 3.2, s: 1.2 }))) +
  at(0, -160, smoke(130, { col: 'paper', w: 3.6, s: 1.5 })) +
  shape('M-70 -128C-60 -160 60 -160 70 -128Z', 'ink', 2.6) +
  line('M-50 -138l14 -8M-16 -142l12 -6M20 -140l12 8M44 -136l10 -6', 4, 'sindoor') +
  tears([
    [-28, -150, 13],
    [0, -158, 15],
    [28, -150, 13],
  ]) +
  dbl('M-96 -130C-96 -70 -50 -52 0 -52C50 -52 96 -70 96 -130Q0 -112 -96 -130Z', 'geru', { w: 9, i: 2.2, tick: 5.2 }) +
  places(
    shape('M-8 0L0 -18L8 0Z', 'ink', 2),
    range(7, (i): Place => [(i - 3) * 22, -78 - (i - 3) ** 2 * 1.6, 0]),
  ) +
  shape('M-22 -54H22C20 -36 34 -16 60 0H-60C-34 -16 -20 -36 -22 -54Z', 'geru', 3.2) +
  line('M-26 -28H26M-42 -12H42', 2, 'chandan') +
  line('M92 -116C130 -128 132 -76 84 -80', 12) +
  line('M92 -116C130 -128 132 -76 84 -80', 7, 'geru')

// ---- herbs for the fire ------------------------------------------------------------------------------------------------
const barley = (l: number): string =>
  line(`M0 0V${-l}`, 2.4, 'geru') +
  range(4, (i) => both(at(1, -l * (0.35 + i * 0.16), shape(leafD(l * 0.24, l * 0.07), 'haldi', 1.6), { r: 28 }))).join(
    '',
  ) +
  at(0, -l, shape(leafD(l * 0.22, l * 0.06), 'haldi', 1.6))
const crumbs = (d: string, k: number): string => {
  const spots = scatter(d, k, 11)
  const share = (i: number, m: number): Point[] => spots.filter((_, j) => j % m === i)
  return (
    line(
      share(0, 4)
        .map(([x, y]) => `M${p2(x, y)}h0`)
        .join(''),
      6,
      'haldi',
    ) +
    line(
      share(1, 4)
        .map(([x, y]) => `M${p2(x - 4, y)}l8 -3`)
        .join(''),
      4,
      'patta',
    ) +
    line(
      share(2, 4)
        .map(([x, y]) => `M${p2(x, y)}h0`)
        .join(''),
      4.4,
      'ink',
    ) +
    line(
      share(3, 4)
        .map(([x, y]) => `M${p2(x - 3, y - 3)}l6 6`)
        .join(''),
      4,
      'chandan',
    )
  )
}
const sackD = 'M-70 -178C-96 -140 -110 -60 -92 0Q0 14 92 0C110 -60 96 -140 70 -178Z'
const sack = (): string =>
  shape('M-64 -176C-50 -210 50 -210 64 -176Z', 'geru', 3) +
  at(0, -190, crumbs('M-50 8C-40 -16 40 -16 50 8Z', 34)) +
  both(at(52, -186, barley(70), { r: 34 })) +
  dbl(sackD, 'sand', { w: 9, i: 2.2, tick: 5.2 }) +
  line(
    hatch(sackD, { angle: 60, gap: 11, inset: 9 }) + hatch(sackD, { angle: -60, gap: 11, inset: 9 }),
    1.1,
    'g-line',
  ) +
  shape('M-78 -182Q0 -164 78 -182L74 -160Q0 -144 -74 -160Z', 'chandan', 2.8) +
  shape(circle(0, -80, 46), 'paper', 2.8) +
  at(0, -48, flame(66)) +
  line('M-28 -48H28', 5, 'geru')
const sackBody: Body = { art: sack(), box: [-104, -232, 208, 240], mm: 140 }
/** What is in it, side by side in nine dishes. */
const dishes = (): string => {
  const what = [
    fill(circle(0, 0, 28), 'haldi') + line(dots(circle(0, 0, 30), { gap: 10, inset: 4 }), 5, 'geru'),
    at(0, 26, barley(58)),
    fill(circle(0, 0, 30), 'ink') + line(dots(circle(0, 0, 28), { gap: 8, inset: 3 }), 3.4, 'sand'),
    [-60, 60, 180].map((r) => at(0, 0, leaf(27, 9), { r })).join(''),
    at(0, 22, flame(46)),
    tears([
      [-9, -8, 12],
      [11, -2, 12],
      [-2, 13, 12],
    ]),
    line('M-20 -12L18 -16M-22 -2L20 -4M-18 9L20 8M-16 19L14 20', 8) +
      line('M-20 -12L18 -16M-22 -2L20 -4M-18 9L20 8M-16 19L14 20', 4.4, 'geru'),
    turn(6, shape(petal(25, 8), 'gulabi', 1.8)) + fill(circle(0, 0, 5), 'haldi'),
    turn(5, at(0, -15, shape(circle(0, 0, 9), 'geru', 2))) + shape(circle(0, 0, 9), 'geru', 2),
  ]
  return what
    .map((art, i) =>
      at(
        60 + (i % 3) * 100,
        60 + Math.floor(i / 3) * 100,
        shape(circle(0, 0, 46), 'marigold', 3) + shape(circle(0, 0, 37), 'paper', 2.2) + art,
      ),
    )
    .join('')
}

// ---- the holder --------------------------------------------------------------------------------------------------------
/** A brass lotus for five sticks, a cone in front, on a plate that catches the ash. */
const holder = (sticks: boolean): string => {
  const spread = range(5, (i) => i - 2)
  return (
    (sticks
      ? spread
          .map((q) =>
            at(
              q * 34,
              -184 + Math.abs(q) * 9,
              smoke(76 - Math.abs(q) * 8, { col: 'paper', s: q < 0 ? -0.9 : 0.9, w: 2.6 }),
            ),
          )
          .join('') +
        spread
          .map(
            (q) =>
              line(`M${n(q * 9)} -50L${n(q * 34)} ${n(-184 + Math.abs(q) * 9)}`, 8) +
              line(`M${n(q * 9)} -50L${n(q * 34)} ${n(-184 + Math.abs(q) * 9)}`, 4, 'geru') +
              line(`M${n(q * 34)} ${n(-184 + Math.abs(q) * 9)}h0`, 7, 'marigold'),
          )
          .join('')
      : '') +
    at(0, -34, lotus(66, { k: 3, spread: 28, w: 22, col: 'marigold', tip: 'geru', i: 2.8 })) +
    dbl('M-112 -44C-98 -10 -50 0 0 0C50 0 98 -10 112 -44C70 -30 -70 -30 -112 -44Z', 'marigold', {
      w: 8,
      i: 2,
      tick: 4.8,
    }) +
    pearls('M-70 -20Q0 -8 70 -20', { r: 2.4, gap: 9.4, i: 1.2 }) +
    shape('M-42 0H42L52 14H-52Z', 'marigold', 2.8)
  )
}
const holderBody: Body = { art: holder(false), box: [-116, -104, 232, 118], mm: 120 }
const holderAbove = (): string =>
  dbl(circle(0, 0, 134), 'marigold', { w: 10, i: 2.2, tick: 5.2 }) +
  line(circle(0, 0, 118), 2, 'geru') +
  line(
    scatter(circle(0, 0, 108), 26, 5)
      .map(([x, y]) => `M${p2(x, y)}h0`)
      .join(''),
    5,
    'paper',
  ) +
  turn(10, shape(petal(96, 25), 'haldi', 2.6) + line('M0 -30V-72', 2, 'geru')) +
  turn(5, at(0, -58, shape(circle(0, 0, 11), 'marigold', 2.6) + fill(circle(0, 0, 5.4), 'ink'))) +
  shape(circle(0, 0, 30), 'marigold', 3) +
  cone(21, 40, true)

export const incenses: Record<string, Views> = {
  'guggul-dhoop': {
    thing: () => shelf('incense', at(160, 300, cones()), { form: 'star', petals: 12, r: 146 }),
    detail: () =>
      shelf('incense', at(160, 108, smoke(110, { col: 'paper', w: 5, s: 1.8 })) + at(160, 296, cone(104, 200, true)), {
        form: 'ring',
        petals: 12,
        r: 150,
      }),
    size: () =>
      inPalm({ art: cone(23, 62, false), box: [-23, -62, 46, 68], mm: 20 }, { of: 'incense', bangle: 'marigold' }),
  },
  'mogra-agarbatti': {
    thing: () =>
      shelf('incense', at(60, 262, mogra(38)) + at(264, 270, mogra(34)) + stand(agarbattiBody, 1.28, 160, 304), {
        form: 'lotus',
        petals: 12,
        r: 150,
      }),
    detail: () => shelf('incense', emberAndFlowers(), { form: 'none' }),
    size: () => besideScale(agarbattiBody, { of: 'incense', form: 'star' }),
  },
  'bhimseni-camphor': {
    thing: () =>
      shelf('incense', at(256, 250, lid()) + stand(tinBody, 2.9, 134, 296), { form: 'ring', petals: 14, r: 150 }),
    detail: () => shelf('incense', at(164, 216, burning()), { form: 'star', petals: 10, r: 148 }),
    size: () => inPalm(tinBody, { of: 'incense', bangle: 'sindoor', form: 'lotus', dy: -6 }),
  },
  'brass-incense-holder': {
    thing: () => shelf('incense', at(160, 290, holder(true)), { petals: 10, r: 138 }),
    detail: () => shelf('incense', at(160, 160, holderAbove()), { form: 'ring', petals: 16, r: 154 }),
    size: () => besideScale(holderBody, { of: 'incense', cm: 15 }),
  },
  'loban-resin': {
    thing: () =>
      shelf(
        'incense',
        at(160, 296, burner()) +
          tears([
            [40, 278, 20],
            [276, 280, 17],
            [246, 286, 12],
          ]),
        { form: 'lotus', petals: 8, r: 144 },
      ),
    detail: () =>
      shelf(
        'incense',
        tears([
          [88, 92, 62],
          [226, 104, 70],
          [78, 232, 66],
          [222, 244, 60],
        ]) + at(152, 164, tear(46, 'haldi', 20)),
        { form: 'none' },
      ),
    size: () => besideCoin({ art: tear(20, 'haldi'), box: [-20, -18, 40, 36], mm: 9 }, { of: 'incense', petals: 8 }),
  },
  'havan-samagri': {
    thing: () => shelf('incense', stand(sackBody, 1.74, 160, 304), { form: 'star', petals: 8, r: 146 }),
    detail: () => shelf('incense', dishes(), { form: 'none' }),
    size: () => besideScale(sackBody, { of: 'incense', form: 'ring', cm: 15 }),
  },
}
