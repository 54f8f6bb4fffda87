// Pictures of poojas, 320 × 320.
import { pictureSet } from '../picture.ts'
import { n, p2, polar, range, circle, ellipse, hatch, dots, poly } from '../parts/geom.ts'
import { type Colour, fill, line, shape, dbl, pearls, limbs, at, both, flip, turn, c, path } from '../parts/pen.ts'
import { petal, lotus, lotusSeat, halo, frame, marigold, garland, toran } from '../parts/ornament.ts'
import { ganesha, mouse, modak, crown } from '../parts/deity.ts'
import { murti, bust } from '../parts/murti.ts'
import * as T from '../parts/things.ts'
import { surya, dayWheel } from '../parts/sky.ts'
import * as F from '../parts/fauna.ts'
import { banana, cane, tulsi, bilva } from '../parts/flora.ts'
const ground = (gr: Colour) => fill('M0 0H320V320H0Z', gr)
/** Dots and small flowers strewn where a field would be empty. */
export const strewn = (d: string, { gap = 26, col = 'haldi', r = 2.6 }: { gap?: number; col?: Colour; r?: number } = {}) =>
  line(dots(d, { gap, inset: 6 }), r * 1.6, col)

export const ganesh = () =>
  ground('g-peacock') +
  strewn('M20 20H300V120H20Z', { col: 'marigold', gap: 20, r: 1.8 }) +
  at(160, 148, halo(108, { leg: 132, k: 51, inner: 'g-sindoor', w: 14, tongue: 9 })) +
  at(160, 248, lotusSeat(98)) +
  at(160, 120, ganesha({ skin: 'chandan', cloth: 'peacock', cloth2: 'haldi' }), { k: 0.79 }) +
  frame({ motif: 'petal', a: 'gulabi', b: 'sindoor' }) +
  at(264, 289, mouse(), { k: 0.86 }) +
  at(
    56,
    284,
    [
      [-9, 0],
      [9, 0],
      [0, -12],
    ]
      .map(([x, y]) => at(x, y, modak(9)))
      .join(''),
  )

export const satyanarayan = () =>
  ground('g-haldi') +
  at(
    160,
    286,
    both(
      at(
        -124,
        0,
        banana(196, {
          leaves: [
            [-58, 62],
            [-22, 86],
            [24, 92],
            [60, 84],
          ],
          w: 9,
        }),
      ),
    ),
  ) +
  at(160, 138, halo(84, { ring: true, k: 40, inner: 'g-peacock', w: 13, tongue: 9 })) +
  at(160, 246, lotusSeat(82, { h: 28 })) +
  at(
    160,
    116,
    murti({
      skin: 'neel',
      cloth: 'marigold',
      cloth2: 'haldi',
      head: { tilak: 'vishnu' },
      arms: [
        { side: 1, seat: 'raised', hold: at(0, -34, T.conch(), { k: 0.54 }) },
        { side: -1, seat: 'raised', hold: at(0, -28, T.chakra(17)) },
      ],
      left: 'blessing',
      right: 'giving',
    }),
    { k: 0.82 },
  ) +
  at(24, 24, toran(272, { k: 10, s: 5, l: 20, beads: true })) +
  frame({ motif: 'vine', a: 'patta', b: 'sindoor', inner: 'none' }) +
  at(160, 288, both(at(-100, 0, T.kalash(), { k: 0.56 })))

export const lakshmi = () => {
  const el = at(
    -98,
    0,
    shape('M-40 4C-46 12 -34 18 -26 14C-20 20 -6 20 0 15C6 20 20 20 26 14C34 18 46 12 40 4Z', 'paper', 2) +
      at(0, 6, F.elephant({ skin: 'paper', cloth: 'peacock' }), { kx: -0.5, k: 0.5 }) +
      at(34, -52, T.lota(), { r: 112, k: 0.36 }) +
      line('M42 -40Q56 -36 60 -12', 4, 'peacock', { dash: '0 7' }),
  )
  return (
    ground('g-gulabi') +
    strewn('M20 20H300V300H20Z', { col: 'paper', gap: 40, r: 2.6 }) +
    at(160, 128, halo(78, { ring: true, k: 38, inner: 'g-sindoor', w: 13, tongue: 9 })) +
    at(160, 112, both(el)) +
    at(160, 246, lotusSeat(94, { h: 32 })) +
    at(
      160,
      114,
      murti({
        skin: 'chandan',
        sari: true,
        cloth: 'sindoor',
        cloth2: 'haldi',
        blouse: 'patta',
        arms: [1, -1].map((side) => ({ side, seat: 'raised', hold: T.padma(24, { stem: 20 }) })),
      }),
      { k: 0.82 },
    ) +
    frame({ motif: 'kolam', ground: 'sindoor', a: 'haldi', b: 'paper', inner: 'line' }) +
    at(203, 220, range(4, (k) => at([0, 8, 0, 7][k], 4 + k * 11, coin(5.4))).join('')) +
    at(216, 290, T.coins(6, 7.4)) +
    at(54, 286, F.owl(), { k: 0.72 }) +
    at(268, 290, T.diya(19))
  )
}
const coin = (r: number) => shape(circle(0, 0, r), 'haldi', 1.8) + line(circle(0, 0, r * 0.5), 1.1, 'geru')

export const crescent = (r: number, col = 'paper' as Colour, w = 2.4) =>
  shape(
    `M${p2(-r * 0.3, -r * 0.95)}A${r} ${r} 0 1 0 ${p2(r * 0.95, r * 0.3)}A${n(r * 0.8)} ${n(r * 0.8)} 0 1 1 ${p2(-r * 0.3, -r * 0.95)}Z`,
    col,
    w,
  )
/** Linga in its jaladhari. Origin: middle of the dish. */
export const linga = ({ stone = 'ink', dish = 'sand' }: { stone?: Colour; dish?: Colour } = {}) =>
  shape('M-46 30C-46 44 -70 44 -74 54H74C70 44 46 44 46 30Z', dish, 2.4) +
  line(hatch('M-46 30C-46 44 -70 44 -74 54H74C70 44 46 44 46 30Z', { angle: 90, gap: 7, inset: 5 }), 1.4) +
  dbl(
    'M-88 -2C-88 20 -52 32 0 32C34 32 62 27 78 18C90 16 106 18 118 12L116 -8C104 -4 92 -8 84 -14C70 -24 40 -28 0 -28C-52 -28 -88 -22 -88 -2Z',
    dish,
    { w: 6.6, i: 1.8, tick: 4.6 },
  ) +
  line('M-72 -2C-72 12 -46 20 0 20C46 20 72 12 76 2C90 4 104 4 112 2', 1.8) +
  dbl('M-42 4C-42 -76 -36 -112 0 -114C36 -112 42 -76 42 4C30 12 -30 12 -42 4Z', stone, { w: 7.6, i: 1.9, tick: 4.6 }) +
  line('M-25 -78Q0 -68 25 -78M-28 -67Q0 -57 28 -67M-29 -56Q0 -46 29 -56', 4, 'paper') +
  fill(ellipse(0, -64, 5, 7.5), 'sindoor') +
  garland('M-41 -34Q0 12 41 -34', { r: 6, cols: ['marigold', 'paper'] }) +
  at(0, -102, bilva(20))
export const rudrabhishek = () =>
  ground('g-neel') +
  line(dots('M20 20H300V200H20Z', { gap: 27, inset: 4 }), 2.8, 'haldi') +
  at(158, 152, halo(92, { leg: 90, k: 47, inner: 'g-ink', w: 13, tongue: 9 })) +
  at(48, 66, crescent(17, 'paper', 2.2), { r: 14 }) +
  fill('M20 258H300V300H20Z', 'g-peacock') +
  line('M20 258H300', 2.2) +
  line(range(9, (k) => `M${30 + k * 31} 272q8 -6 16 0t14 0M${20 + k * 31} 286q8 -6 16 0t14 0`).join(''), 1.5, 'haldi') +
  frame({ motif: 'temple', ground: 'paper', a: 'peacock', b: 'haldi' }) +
  at(158, 100, line('M-24 -34L-14 -8M24 -34L14 -8', 3.4, 'haldi', { dash: '0 5' }) + at(0, 22, T.lota(), { k: 0.68 })) +
  line('M158 127V141', 4.6, 'paper', { dash: '0 6.8' }) +
  at(276, 262, T.trishul(108, { damaru: true, down: 30 })) +
  at(158, 244, linga(), { k: 0.88 }) +
  at(66, 291, flip(F.nandi({ skin: 'paper', cloth: 'sindoor' })), { k: 0.54 })

export const grihaPravesh = () => {
  const foot = (x: number, y: number, s: string, m: number) =>
    at(
      x,
      y,
      fill(
        'M0 0C-4 0 -5 -4 -4 -8C-3 -11 -6 -14 -5 -18C-3 -22 5 -22 6 -17C7 -13 4 -10 4.500 -6C5 -2 3 0 0 0Z',
        'sindoor',
      ) + line('M-5 -24h0M-1 -25.500h0M2.500 -25h0M5.400 -23.500h0M7.600 -21h0', 3, 'sindoor'),
      { k: s, kx: m * s },
    )
  const jamb = at(
    0,
    0,
    shape('M58 -176H82V0H58Z', 'geru', 2.6) +
      range(7, (k) =>
        at(
          70,
          -14 - k * 25,
          k % 2
            ? shape('M0 -9L8 0L0 9L-8 0Z', 'haldi', 1.6) + fill(circle(0, 0, 2.4), 'sindoor')
            : turn(6, path(petal(8.5, 3), { fill: c('marigold') })) + fill(circle(0, 0, 2), 'paper'),
        ),
      ).join(''),
  )
  const door =
    shape('M57 -168L30 -156V6L57 0Z', 'sindoor', 2.4) +
    line('M51 -156L36 -149V-92L51 -95ZM51 -82L36 -79V-6L51 -10Z', 1.8, 'haldi') +
    fill(circle(35, -84, 2.6), 'haldi')
  return (
    ground('g-haldi') +
    fill('M20 20H300V84H20Z', 'g-marigold') +
    line(dots('M20 20H300V56H20Z', { gap: 18, inset: 5 }), 3, 'sindoor') +
    fill('M20 240H300V300H20Z', 'sand') +
    line('M20 240H300', 2.4) +
    at(
      160,
      240,
      fill('M-58 -172H58V0H-58Z', 'g-sindoor') + at(0, -8, T.samai(96, {}), { k: 0.9 }) + both(door) + both(jamb),
    ) +
    at(
      160,
      66,
      dbl('M-92 0C-92 -12 -80 -14 -62 -16C-40 -18 -20 -30 0 -44C20 -30 40 -18 62 -16C80 -14 92 -12 92 0Z', 'geru', {
        w: 7,
        i: 1.9,
        tick: 4.4,
      }) +
        at(0, -6, lotus(18, { k: 2, spread: 30 })) +
        both(at(46, -8, turn(6, path(petal(7, 2.6), { fill: c('haldi') })))),
    ) +
    at(84, 70, toran(152, { k: 10, s: 6, l: 24 })) +
    at(
      160,
      0,
      both(
        at(
          -116,
          240,
          banana(116, {
            leaves: [
              [-60, 52],
              [-20, 70],
              [22, 66],
              [62, 50],
            ],
            w: 8,
          }),
        ),
      ),
    ) +
    shape('M66 240H254L260 250H60Z', 'paper', 2.2) +
    [
      [148, 292, 0.95, -1],
      [174, 278, 0.85, 1],
      [150, 263, 0.72, -1],
    ]
      .map((q) => foot(...q))
      .join('') +
    frame({ motif: 'flower', ground: 'sindoor', a: 'haldi', b: 'paper', inner: 'line', corner: 'haldi' }) +
    at(160, 280, both(at(-80, 6, T.kalash(), { k: 0.62 }) + at(-121, 9, T.diya(15)) + at(-40, 4, marigold(7))))
  )
}

export const tulasiVivah = () => {
  const plinth = 'M-56 0H56V-12H46V-58H56V-70H-56V-58H-46V-12H-56Z'
  return (
    ground('g-patta') +
    strewn('M20 20H300V240H20Z', { col: 'paper', gap: 26, r: 2.2 }) +
    fill('M20 258H300V300H20Z', 'g-marigold') +
    line('M20 258H300', 2.2) +
    at(40, 70, toran(220, { k: 10, s: 7, l: 22 })) +
    at(150, 0, both(at(-118, 296, cane(216, { w: 3.6 }), { r: 3 }) + at(-104, 296, cane(190, { w: 3.6 }), { r: -4 }))) +
    at(150, 146, halo(66, { ring: true, k: 30, inner: 'g-sindoor', w: 11, tongue: 8 })) +
    at(150, 196, tulsi(88)) +
    at(
      150,
      198,
      shape('M-34 -20C-20 -10 20 -10 34 -20L40 6Q0 18 -40 6Z', 'sindoor', 2.4) +
        line('M-33 -12Q0 2 33 -12', 3, 'haldi') +
        line('M-37 1Q0 13 37 1', 3, 'haldi', { dash: '0 6' }) +
        shape('M-40 4Q0 16 40 4L36 20H-36Z', 'marigold', 2.4),
    ) +
    at(
      150,
      286,
      dbl(plinth, 'paper', { w: 7, i: 1.9, tick: 4.6 }) +
        shape('M-18 -12V-40C-18 -52 -8 -56 0 -60C8 -56 18 -52 18 -40V-12Z', 'sindoor', 2.2) +
        at(0, -14, T.diya(13)) +
        both(at(33, -35, turn(8, path(petal(11, 3.6), { fill: c('peacock') })) + fill(circle(0, 0, 3), 'haldi'))),
    ) +
    shape('M86 286H214L222 298H78Z', 'geru', 2.2) +
    at(
      248,
      284,
      shape('M-30 0H30L24 12H-24Z', 'geru', 2.2) +
        shape('M-24 -6Q0 2 24 -6L22 2H-22Z', 'sindoor', 2) +
        dbl('M0 -52C20 -52 27 -36 25 -22C23 -8 12 -3 0 -3C-12 -3 -23 -8 -25 -22C-27 -36 -20 -52 0 -52Z', 'ink', {
          w: 6,
          i: 1.7,
          tick: 4.2,
        }) +
        line('M-6 -42V-26Q0 -18 6 -26V-42', 2.8, 'haldi') +
        line('M0 -40V-24', 2.4, 'sindoor') +
        garland('M-23 -24Q0 0 23 -24', { r: 4.6, cols: ['marigold', 'paper'] }) +
        at(0, -46, crown(22, 40), { k: 0.66 }),
    ) +
    frame({ motif: 'brick', a: 'patta', b: 'haldi' }) +
    at(70, 290, T.diya(16))
  )
}

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
  const G = [
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
    G.map(([skin, sh, back], k) => {
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
          at(0, 0, shape(shapes[sh], back, 2.4), { k: 0.82 }) +
          b,
      )
    }).join('') +
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

export const durga = () =>
  ground('g-sindoor') +
  strewn('M20 20H300V300H20Z', { col: 'marigold', gap: 24, r: 1.8 }) +
  at(178, 128, halo(88, { ring: true, k: 43, inner: 'g-peacock', w: 13, tongue: 9 })) +
  frame({ motif: 'petal', ground: 'ink', a: 'marigold', b: 'sindoor' }) +
  at(176, 292, F.lion({ part: 'body', mane: 'geru' }), { k: 1.02 }) +
  at(
    178,
    104,
    murti({
      skin: 'chandan',
      sari: true,
      cloth: 'gulabi',
      cloth2: 'haldi',
      blouse: 'neel',
      head: { tilak: 'devi' },
      stole: false,
      arms: [
        { side: 1, seat: 'high', hold: T.khadga(42) },
        { side: -1, seat: 'high', hold: at(0, -20, T.chakra(14)) },
        { side: 1, seat: 'wide', hold: T.dhanush(60) },
        { side: -1, seat: 'wide', hold: T.trishul(52, {}) },
        { side: 1, seat: 'low', hold: at(0, -22, T.conch(), { k: 0.42 }) },
        { side: -1, seat: 'low', hold: T.gada(44) },
      ],
    }),
    { k: 0.8 },
  ) +
  at(84, 238, F.lion({ part: 'head', hx: 0, hy: 0, mane: 'geru' }), { k: 0.96 })

/** Veena laid across the lap. */
const veena = () =>
  line('M-84 118L78 62', 13) +
  line('M-84 118L78 62', 8, 'geru') +
  line('M-70 110L66 63', 1.4, 'haldi') +
  line(
    range(9, (i) => {
      const t = i / 8,
        x = -50 + t * 104,
        y = 106 - t * 36
      return `M${p2(x, y - 4)}l3 9`
    }).join(''),
    2,
    'haldi',
  ) +
  [
    [-66, 122, 22],
    [58, 80, 19],
  ]
    .map(([x, y, r]) =>
      at(
        x,
        y,
        dbl(circle(0, 0, r), 'marigold', { w: 6, i: 1.8, tick: 4.2 }) +
          turn(8, path(petal(r * 0.6, r * 0.2), { fill: c('sindoor') })) +
          fill(circle(0, 0, 3), 'haldi'),
      ),
    )
    .join('') +
  shape('M74 64C82 50 98 52 96 66C94 74 84 72 86 66', 'geru', 2.4)
const pothi = () => shape('M-16 -14H16V6H-16Z', 'sindoor', 2.2) + line('M-11 -9H11M-11 -4H11M-11 1H11', 1.4, 'haldi')
export const saraswati = () =>
  ground('g-peacock') +
  strewn('M20 20H300V300H20Z', { col: 'paper', gap: 26, r: 1.8 }) +
  at(160, 128, halo(84, { ring: true, k: 40, inner: 'g-gulabi', w: 13, tongue: 9 })) +
  frame({ motif: 'vine', a: 'peacock', b: 'marigold' }) +
  at(160, 246, lotusSeat(92, { h: 32, col: 'paper', back: 'gulabi', vein: 'gulabi' })) +
  at(
    160,
    112,
    murti({
      skin: 'chandan',
      sari: true,
      cloth: 'paper',
      cloth2: 'marigold',
      blouse: 'sindoor',
      stole: 'gulabi',
      wreath: ['paper', 'marigold'],
      arms: [
        {
          side: -1,
          seat: 'raised',
          hold: at(
            0,
            -22,
            line(circle(0, 0, 13), 7.4, 'ink', { dash: '0 7' }) + line(circle(0, 0, 13), 4.4, 'paper', { dash: '0 7' }),
          ),
        },
        { side: 1, seat: 'raised', hold: at(0, -12, pothi()) },
      ],
      left: null,
      right:
        veena() +
        limbs([['M31 59Q54 72 60 90L44 92', 12]], 'chandan') +
        limbs([['M-31 59Q-56 74 -58 98L-38 104', 12]], 'chandan') +
        limbs(
          [
            ['M44 92L34 92', 8],
            ['M-38 104L-28 104', 8],
          ],
          'chandan',
          { i: 2 },
        ),
    }),
    { k: 0.84 },
  ) +
  at(66, 290, flip(F.swan()), { k: 0.62 }) +
  at(264, 280, T.padma(24, { stem: 16, k: 2 }))
export const suryaPooja = () =>
  ground('g-sindoor') +
  at(160, 146, dayWheel(118, { col: 'haldi', o: 0.8, w: 2.2 }) + surya(58, { ray: 'marigold', ray2: 'haldi', k: 16 })) +
  frame({ motif: 'temple', ground: 'haldi', a: 'sindoor', b: 'paper' }) +
  at(160, 262, lotusSeat(74, { h: 24, k: 4 })) +
  at(62, 290, T.lota(), { k: 0.8 }) +
  at(258, 290, T.diya(22))

/** By the id of the pooja. */
export const poojas = pictureSet('poojas', {
  ganesh,
  satyanarayan,
  lakshmi,
  rudrabhishek,
  'griha-pravesh': grihaPravesh,
  'tulasi-vivah': tulasiVivah,
  'navagraha-shanti': navagraha,
  durga,
  saraswati,
  surya: suryaPooja,
})
