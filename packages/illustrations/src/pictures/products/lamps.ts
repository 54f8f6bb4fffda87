// Lamps, their wicks and their oil.
import { type Point, n, p2, polar, range, circle, ellipse } from '../../parts/geom.ts'
import {
  type Colour,
  type Stroke,
  at,
  band,
  both,
  c,
  dbl,
  fill,
  limbs,
  line,
  path,
  pearls,
  shape,
  turn,
} from '../../parts/pen.ts'
import { type Place, flame, garland, leaf, lobe, petal, places } from '../../parts/ornament.ts'
import { besideScale, inPalm } from './size.ts'
import { type Body, type Views, glow, shelf, stand } from './shelf.ts'

/** Bowl of a lamp on a turned foot: engraved petals, pearls, a lip. */
const bowl = (lit: boolean, col: Colour = 'marigold'): string =>
  shape('M-13 -52C-8 -40 -10 -30 -22 -20C-34 -12 -52 -12 -56 0H56C52 -12 34 -12 22 -20C10 -30 8 -40 13 -52Z', col, 3) +
  shape('M-17 -42a17 6 0 1 0 34 0a17 6 0 1 0 -34 0Z', 'haldi', 2.4) +
  line('M-40 -6H40', 2, 'sindoor') +
  dbl('M-104 -112C-98 -72 -56 -50 0 -50C56 -50 98 -72 104 -112Z', col, { w: 9, i: 2.2, tick: 5.2 }) +
  places(
    path(lobe(26, 10), { fill: c('sindoor'), stroke: c('ink'), 'stroke-width': 2 }) + line('M0 -6V-16', 2, 'haldi'),
    range(7, (i): Place => [(i - 3) * 20.5, -56 - (i - 3) ** 2 * 1.1, (i - 3) * 9]),
  ) +
  pearls('M-84 -98Q0 -80 84 -98', { r: 2.4, gap: 9.4, i: 1.2 }) +
  shape('M-112 -114Q0 -98 112 -114Q104 -126 0 -126Q-104 -126 -112 -114Z', 'haldi', 3) +
  line('M-86 -115Q0 -106 86 -115', 1.8, 'geru') +
  (lit ? at(0, -112, flame(92)) : '')
const chimney =
  'M-58 0C-70 -46 -40 -74 -38 -104C-38 -126 -30 -140 -28 -152H28C30 -140 38 -126 38 -104C40 -74 70 -46 58 0Z'
const akhand = (): string =>
  at(
    0,
    -112,
    path(chimney, { fill: c('paper'), 'fill-opacity': 0.2, stroke: c('paper'), 'stroke-width': 3 }) +
      line('M-38 -30C-42 -54 -26 -74 -24 -100', 4, 'paper') +
      line('M-24 -152H24', 5, 'haldi'),
  ) +
  at(0, 0, bowl(false), { k: 0.86 }) +
  at(0, -98, flame(84))
const akhandBody: Body = { art: akhand(), box: [-98, -266, 196, 266], mm: 122 }

/** A clay lamp; `fire` gives it a flame at its lip. */
const clayLamp = (w: number, fire: boolean): string => {
  const h = w * 0.62
  return (
    (fire ? at(w * 0.78, -h * 1.02, flame(w * 1.15)) : '') +
    shape(
      `M${n(-w)} ${n(-h)}C${p2(-w * 0.92, -h * 0.1)} ${p2(-w * 0.4, 0)} 0 0C${p2(w * 0.4, 0)} ${p2(w * 0.92, -h * 0.1)} ${p2(w * 1.14, -h * 1.14)}C${p2(w * 0.7, -h * 0.82)} ${p2(-w * 0.6, -h * 0.82)} ${p2(-w, -h)}Z`,
      'geru',
      2.6,
    ) +
    shape(
      `M${p2(-w, -h)}C${p2(-w * 0.6, -h * 0.78)} ${p2(w * 0.7, -h * 0.78)} ${p2(w * 1.14, -h * 1.14)}C${p2(w * 0.5, -h * 1.16)} ${p2(-w * 0.6, -h * 1.16)} ${p2(-w, -h)}Z`,
      fire ? 'haldi' : 'chandan',
      2,
    ) +
    line(`M${p2(-w * 0.72, -h * 0.42)}Q0 ${n(-h * 0.1)} ${p2(w * 0.8, -h * 0.48)}`, 1.8, 'chandan')
  )
}
const twelve = (): string => {
  const spot = range(12, (i): Place => [...polar(116, i * 30, 157, 176), 0]).toSorted((a, b) => a[1] - b[1])
  return (
    at(
      160,
      166,
      turn(12, shape(petal(66, 15), 'sindoor', 2.2)) + turn(12, shape(petal(46, 11), 'marigold', 2.2), { from: 15 }),
    ) +
    shape(circle(160, 166, 15), 'haldi', 2.2) +
    places(clayLamp(25, true), spot)
  )
}
/** A clay lamp from above: rings of the wheel, oil, the wick in its lip. */
const clayFromAbove = (): string => {
  const d =
    'M0 118C-66 118 -118 66 -118 0C-118 -66 -70 -112 -30 -118C-18 -136 -8 -146 0 -146C8 -146 18 -136 30 -118C70 -112 118 -66 118 0C118 66 66 118 0 118Z'
  return (
    shape(d, 'geru', 4) +
    line(circle(0, 0, 106), 2, 'chandan', { dash: '30 7' }) +
    shape(
      'M0 94C-54 94 -94 52 -94 0C-94 -52 -50 -90 -16 -94C-8 -118 8 -118 16 -94C50 -90 94 -52 94 0C94 52 54 94 0 94Z',
      'geru',
      3,
    ) +
    shape('M0 74C-44 74 -76 42 -76 4C-76 -36 -40 -68 0 -68C40 -68 76 -36 76 4C76 42 44 74 0 74Z', 'haldi', 2.6) +
    line('M-58 6C-56 38 -30 58 0 58M-40 0C-38 24 -20 40 2 40', 2, 'marigold') +
    line('M30 40C-26 44 -40 6 -4 -20C10 -34 4 -70 0 -122', 15) +
    line('M30 40C-26 44 -40 6 -4 -20C10 -34 4 -70 0 -122', 10, 'paper') +
    line('M30 40C-26 44 -40 6 -4 -20C10 -34 4 -70 0 -122', 10, 'ink', { dash: '1.6 7', cap: 'butt' }) +
    at(0, -104, flame(78))
  )
}

/** A standing lamp of turned brass: foot in steps, knops on the stem, a bowl with five beaks, a bud on top. 380 high. */
const samai = (): string => {
  const beaks: Point[] = [
    [-62, -278],
    [62, -278],
    [-34, -268],
    [34, -268],
    [0, -264],
  ]
  return (
    // stem above the bowl, and its bud
    shape('M-6 -276V-322H6V-276Z', 'marigold', 2.6) +
    shape('M-15 -318Q0 -310 15 -318L11 -328H-11Z', 'haldi', 2.4) +
    shape(
      'M0 -380C4 -368 17 -362 15 -344C14 -334 8 -328 0 -328C-8 -328 -14 -334 -15 -344C-17 -362 -4 -368 0 -380Z',
      'marigold',
      2.8,
    ) +
    line('M0 -372V-332M-6 -362Q-11 -346 -5 -332M6 -362Q11 -346 5 -332', 1.6, 'sindoor') +
    // bowl
    beaks
      .slice(0, 4)
      .map(([x, y]) => at(x, y - 2, flame(34)))
      .join('') +
    shape(
      'M-76 -282C-66 -276 -56 -274 -46 -272C-40 -266 -30 -264 -20 -264C-12 -258 12 -258 20 -264C30 -264 40 -266 46 -272C56 -274 66 -276 76 -282C70 -254 40 -238 14 -234H-14C-40 -238 -70 -254 -76 -282Z',
      'marigold',
      3,
    ) +
    line('M-70 -272Q-40 -258 -20 -256Q0 -250 20 -256Q40 -258 70 -272', 2, 'sindoor') +
    pearls('M-52 -256Q0 -236 52 -256', { r: 2, gap: 8, i: 1.1 }) +
    at(0, -262, flame(36)) +
    // stem
    shape('M-16 -236H16L11 -222H-11Z', 'haldi', 2.4) +
    shape('M-8 -222L-6 -120H6L8 -222Z', 'marigold', 2.6) +
    shape('M-9 -118L-8 -54H8L9 -118Z', 'marigold', 2.6) +
    [-204, -188, -140, -104, -74]
      .map((y, i) =>
        shape(
          ellipse(0, y, i === 1 || i === 3 ? 21 : 13, i === 1 || i === 3 ? 9 : 6),
          i % 2 ? 'marigold' : 'haldi',
          2.4,
        ),
      )
      .join('') +
    shape('M-14 -122C-30 -130 -30 -160 -12 -168H12C30 -160 30 -130 14 -122Z', 'marigold', 2.8) +
    line('M-23 -146Q0 -138 23 -146', 2, 'sindoor') +
    line('M-21 -152Q0 -144 21 -152M-21 -138Q0 -130 21 -138', 1.4) +
    // foot
    shape('M-12 -56C-14 -38 -34 -30 -58 -24H58C34 -30 14 -38 12 -56Z', 'marigold', 2.8) +
    line('M-16 -42Q0 -38 16 -42M-26 -34Q0 -28 26 -34', 1.8, 'sindoor') +
    dbl('M-64 -24H64L80 -6H-80Z', 'marigold', { w: 7, i: 2, tick: 4.6 }) +
    shape('M-84 -8H84V0H-84Z', 'haldi', 2.6)
  )
}
const samaiBody: Body = { art: samai(), box: [-84, -380, 168, 380], mm: 168 }
/** Its bowl from above: five beaks, five wicks. */
const fiveBeaks = (): string => {
  const d =
    'M' +
    range(5, (i) => {
      const a = i * 72
      const [x1, y1] = polar(82, a - 36)
      const [x2, y2] = polar(82, a + 36)
      return `${i ? '' : p2(x1, y1)}C${p2(...polar(92, a - 20))} ${p2(...polar(112, a - 12))} ${p2(...polar(136, a))}C${p2(...polar(112, a + 12))} ${p2(...polar(92, a + 20))} ${p2(x2, y2)}`
    }).join('') +
    'Z'
  return (
    dbl(d, 'marigold', { w: 10, i: 2.2, tick: 5.2 }) +
    shape(circle(0, 0, 66), 'haldi', 2.6) +
    line(circle(0, 0, 56), 2, 'marigold') +
    turn(5, line('M0 -20Q10 -60 0 -112', 11) + line('M0 -20Q10 -60 0 -112', 6.6, 'paper') + at(0, -104, flame(46))) +
    shape(circle(0, 0, 26), 'marigold', 2.8) +
    turn(8, path(petal(22, 6), { fill: c('sindoor') })) +
    shape(circle(0, 0, 6), 'haldi', 2)
  )
}

/** One long wick of rolled cotton along the x axis. */
const wick = (l: number, w: number): string => {
  const d = `M${n(-l / 2)} 0Q${n(-l / 4)} ${n(-w * 0.3)} 0 0T${n(l / 2)} 0`
  return line(d, w + 4.4) + line(d, w, 'paper') + line(d, w, 'g-line', { dash: `2 ${n(w * 0.7)}`, cap: 'butt' })
}
/** A bundle tied in the middle. */
const wicks = (): string => {
  const ends = range(17, (i) => {
    const q = i - 8
    return `M${n(q * 3.4)} 0C${n(q * 4)} 40 ${n(q * 9)} 80 ${n(q * 13)} ${n(124 - Math.abs(q) * 1.6)}`
  }).join('')
  const half = line(ends, 12.5) + line(ends, 8.5, 'paper') + line(ends, 1.5, 'g-line', { dash: '5 6' })
  return (
    at(0, 0, half) +
    at(0, 0, half, { r: 180 }) +
    shape('M-42 -14Q0 -6 42 -14V14Q0 22 -42 14Z', 'sindoor', 3) +
    line('M-40 -4Q0 4 40 -4M-40 5Q0 13 40 5', 2, 'haldi') +
    shape('M0 -2C-22 -30 -50 -20 -6 4ZM0 -2C22 -30 50 -20 6 4Z', 'sindoor', 2.6) +
    shape(circle(0, 2, 8), 'haldi', 2.6)
  )
}
/** Cotton from the boll to the wick. */
const cotton = (): string => {
  const roving = 'M150 96C210 90 200 150 246 148C290 146 286 196 296 210'
  const tuft = (x: number, y: number, r: number): string =>
    at(
      x,
      y,
      shape('M0 38C-40 30 -48 -20 -22 -40C-8 -50 10 -50 22 -40C48 -20 40 30 0 38Z', 'paper', 3) +
        line('M-18 -10q10 -18 26 -12M-16 10q14 -12 28 -4M0 -30q10 2 14 10', 2, 'g-line'),
      { r },
    )
  return (
    line('M96 130C94 180 70 220 58 330', 11) +
    line('M96 130C94 180 70 220 58 330', 6, 'patta') +
    at(76, 236, leaf(70, 24, { w2: 2.8 }), { r: -64 }) +
    at(
      96,
      118,
      [-118, -62, 62, 118]
        .map((r) => at(0, 0, leaf(78, 19, { col: 'geru', vein: 'chandan', w2: 2.8 }), { r }))
        .join(''),
    ) +
    tuft(58, 92, -28) +
    tuft(134, 92, 28) +
    tuft(96, 62, 0) +
    tuft(96, 118, 180) +
    line(roving, 13) +
    line(roving, 9, 'paper') +
    range(3, (i) => at(204, 216 + i * 34, wick(190, 17))).join('')
  )
}

/** Five cups in a row on a handle of sheesham; 240 long, the handle to the right. */
const aarti = (): string =>
  band('M96 -28C126 -28 128 -8 156 -8', { col: 'marigold', w: 17, tick: 0, i: 2.6, cap: 'round' }) +
  shape('M150 -20H166L246 -26Q258 -8 246 10L166 4H150Z', 'geru', 3.2) +
  line('M172 -12H240M172 -4H240M176 2H236', 1.6, 'chandan') +
  shape('M148 -22H162V6H148Z', 'haldi', 2.6) +
  range(5, (i) => at(-92 + i * 44, -44, flame(56))).join('') +
  range(5, (i) =>
    at(
      -92 + i * 44,
      -28,
      shape('M-22 -20Q0 -12 22 -20C22 2 12 10 0 10C-12 10 -22 2 -22 -20Z', 'marigold', 2.8) +
        shape(ellipse(0, -20, 22, 5.4), 'haldi', 2.2) +
        line('M-15 -4Q0 4 15 -4', 1.8, 'sindoor'),
    ),
  ).join('') +
  shape('M-124 -22H112L104 -8H-116Z', 'marigold', 3) +
  pearls('M-108 -15H98', { r: 2.2, gap: 8.6, i: 1.1 }) +
  shape('M-150 -28Q-132 -26 -118 -20V-8Q-146 -10 -150 -28Z', 'marigold', 2.8) +
  shape('M-40 -8H30L20 10H-30Z', 'marigold', 2.8) +
  line('M-26 2H18', 2, 'sindoor')
const aartiBody: Body = { art: aarti(), box: [-150, -100, 404, 112], mm: 240 }
const cupCloseBy = (): string =>
  at(0, -22, flame(120)) +
  line('M0 -8V-52', 13) +
  line('M0 -8V-52', 8, 'paper') +
  shape('M-120 -12Q0 26 120 -12C118 70 60 116 0 116C-60 116 -118 70 -120 -12Z', 'marigold', 4) +
  dbl('M-124 -14Q0 20 124 -14Q110 -40 0 -40Q-110 -40 -124 -14Z', 'haldi', { w: 9, i: 2.2, tick: 5.2 }) +
  shape(ellipse(0, -18, 78, 12), 'marigold', 2.6) +
  line('M0 -18V-46', 12) +
  line('M0 -18V-46', 7.4, 'paper') +
  turn(
    1,
    places(
      path(lobe(38, 15), { fill: c('sindoor'), stroke: c('ink'), 'stroke-width': 2.2 }) + line('M0 -8V-24', 2, 'haldi'),
      range(5, (i): Place => [(i - 2) * 38, 74 - (i - 2) ** 2 * 7, (i - 2) * -14]),
    ),
  ) +
  shape('M-52 112H52L66 140H-66Z', 'marigold', 3.4)
/** The lamp held by its handle. */
const aartiInHand = (): string => {
  const s = 1.1
  const fingers: Stroke[] = range(4, (i): Stroke => [`M${214 + i * 15} 190L${206 + i * 16} 214`, 15.5])
  return shelf(
    'lamp',
    limbs(
      [
        ['M336 300L262 216', 62],
        ['M286 236L238 204', 50],
      ],
      'chandan',
      { i: 3 },
    ) +
      stand(aartiBody, s, 140, 214) +
      limbs([['M272 222Q248 176 216 186', 18]], 'chandan', { i: 2.8 }) +
      fingers.map((f) => limbs([f], 'chandan', { i: 2.4 })).join('') +
      at(296, 254, dbl('M-22 30L32 -26', 'haldi', { w: 12, i: 2, tick: 5 })),
    { form: 'ring', petals: 10, r: 148 },
  )
}

/** A bottle of sesame oil with its spout. */
const bottleD =
  'M-18 -206V-172C-18 -150 -58 -142 -58 -104V-14Q-58 0 -44 0H44Q58 0 58 -14V-104C58 -142 18 -150 18 -172V-206Z'
const bottle = (): string =>
  shape('M-10 -206C-12 -224 -2 -232 8 -246L22 -240C16 -228 12 -218 12 -206Z', 'paper', 2.8) +
  shape(bottleD, 'haldi', 4) +
  fill('M-56 -112C-40 -104 -20 -118 0 -112C20 -106 40 -118 56 -110V-14Q56 -2 44 -2H-44Q-56 -2 -56 -14Z', 'marigold') +
  line('M-56 -112C-40 -104 -20 -118 0 -112C20 -106 40 -118 56 -110', 2.4, 'geru') +
  line(bottleD, 4) +
  line('M-46 -104V-86M-46 -76V-20', 4.4, 'paper') +
  shape('M-22 -210H22V-188H-22Z', 'sindoor', 2.8) +
  line('M-14 -206V-192M-5 -206V-192M5 -206V-192M14 -206V-192', 1.8, 'haldi') +
  shape('M-36 -90H44V-22H-36Z', 'paper', 2.6) +
  at(4, -26, sesame(52))
/** A sprig of sesame: a stem, pods, a flower. */
const sesame = (h: number): string =>
  line(`M0 0V${-h}`, 3.4) +
  both(
    range(3, (i) =>
      at(2, -h * (0.18 + i * 0.26), shape('M0 0C10 -2 14 -12 10 -20C2 -18 -2 -8 0 0Z', 'patta', 1.8), { r: 24 }),
    ).join(''),
  ) +
  shape(`M0 ${-h}C-10 ${-h - 4} -10 ${-h - 12} 0 ${-h - 14}C10 ${-h - 12} 10 ${-h - 4} 0 ${-h}Z`, 'gulabi', 1.8)
const bottleBody: Body = { art: bottle(), box: [-58, -246, 116, 246], mm: 76 }
const pour = (): string =>
  at(238, -8, bottle(), { r: -128, k: 0.98 }) +
  line('M42 126C34 140 40 170 44 214', 10) +
  line('M42 126C34 140 40 170 44 216', 6, 'haldi') +
  at(110, 312, bowl(false), { k: 0.86 }) +
  line('M42 150C40 180 43 190 44 210', 6, 'haldi')

export const lamps: Record<string, Views> = {
  'brass-akhand-diya': {
    thing: () => shelf('lamp', at(160, 140, glow(24, 88, 136)) + at(160, 300, akhand()), { form: 'none' }),
    detail: () =>
      shelf('lamp', at(160, 118, glow(24, 100, 150)) + at(160, 340, bowl(true), { k: 1.5 }), { form: 'none' }),
    size: () => besideScale(akhandBody, { of: 'lamp', cm: 15 }),
  },
  'clay-diyas-of-twelve': {
    thing: () => shelf('lamp', twelve(), { form: 'ring', petals: 12, r: 156 }),
    detail: () => shelf('lamp', at(160, 172, clayFromAbove()), { form: 'ring', petals: 12, r: 152 }),
    size: () =>
      inPalm(
        { art: clayLamp(40, true), box: [-40, -74, 85.6, 74], mm: 70 },
        { of: 'lamp', form: 'star', dy: -8, bangle: 'haldi' },
      ),
  },
  'samai-lamp': {
    thing: () => shelf('lamp', stand(samaiBody, 0.79, 160, 310), { petals: 5, r: 148, y: 150 }),
    detail: () => shelf('lamp', at(160, 168, fiveBeaks()), { form: 'star', petals: 10, r: 154 }),
    size: () => besideScale(samaiBody, { of: 'lamp', form: 'lotus' }),
  },
  'cotton-wicks': {
    thing: () => shelf('lamp', at(160, 160, wicks()), { form: 'ring', petals: 12, r: 152 }),
    detail: () => shelf('lamp', cotton(), { form: 'none' }),
    size: () =>
      inPalm(
        { art: wick(180, 8), box: [-90, -6, 180, 12], mm: 90 },
        { of: 'lamp', petals: 8, form: 'lotus', bangle: 'peacock', dy: -4 },
      ),
  },
  'aarti-lamp-five': {
    thing: () =>
      shelf('lamp', stand(aartiBody, 1.28, 160, 190) + garland('M36 226Q160 306 284 226', { r: 10 }), {
        form: 'lotus',
        petals: 10,
        r: 140,
      }),
    detail: () => shelf('lamp', at(160, 168, cupCloseBy()), { form: 'lotus', petals: 12, r: 148, y: 140 }),
    size: aartiInHand,
  },
  'til-oil': {
    thing: () =>
      shelf('lamp', at(160, 304, both(at(-112, 0, sesame(190)))) + stand(bottleBody, 1.72, 160, 306), {
        form: 'star',
        petals: 12,
        r: 148,
      }),
    detail: () => shelf('lamp', pour(), { form: 'ring', petals: 8, r: 148 }),
    size: () => besideScale(bottleBody, { of: 'lamp', form: 'star', cm: 15 }),
  },
}
