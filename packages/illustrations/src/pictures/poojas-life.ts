// Rites of a life, from the naming to the ancestors.
import { range, circle, dots } from '../parts/geom.ts'
import { fill, line, shape, dbl, pearls, at, both, turn, c, path } from '../parts/pen.ts'
import { petal, lotus, halo, frame, marigold, toran } from '../parts/ornament.ts'
import { ganeshHead } from '../parts/deity.ts'
import { namaste } from '../parts/arms.ts'
import { murti } from '../parts/murti.ts'
import { manOffering } from '../parts/figures.ts'
import * as T from '../parts/things.ts'
import * as F from '../parts/fauna.ts'
import { riceBalls } from '../parts/feast-things.ts'
import { surya, waves } from '../parts/sky.ts'
import { banana } from '../parts/flora.ts'
import { ground } from '../parts/sheet.ts'

export const grihaPravesh = () => {
  const foot = (x: number, y: number, s: number, mirror: number) =>
    at(
      x,
      y,
      fill(
        'M0 0C-4 0 -5 -4 -4 -8C-3 -11 -6 -14 -5 -18C-3 -22 5 -22 6 -17C7 -13 4 -10 4.500 -6C5 -2 3 0 0 0Z',
        'sindoor',
      ) + line('M-5 -24h0M-1 -25.500h0M2.500 -25h0M5.400 -23.500h0M7.600 -21h0', 3, 'sindoor'),
      { k: s, kx: mirror * s },
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
    foot(148, 292, 0.95, -1) +
    foot(174, 278, 0.85, 1) +
    foot(150, 263, 0.72, -1) +
    frame({ motif: 'flower', ground: 'sindoor', a: 'haldi', b: 'paper', inner: 'line', corner: 'haldi' }) +
    at(160, 280, both(at(-80, 6, T.kalash(), { k: 0.62 }) + at(-121, 9, T.diya(15)) + at(-40, 4, marigold(7))))
  )
}

const sehra = (): string =>
  shape('M-33 10C-42 -14 -24 -36 2 -34C32 -32 44 -10 33 10C20 -4 -18 -6 -33 10Z', 'sindoor', 2.6) +
  line('M-34 0C-18 -14 12 -18 36 -6M-30 -14C-12 -26 14 -26 34 -16', 1.8, 'haldi') +
  shape('M-4 -12C4 -24 2 -32 -6 -40C6 -40 14 -32 12 -20Z', 'haldi', 2) +
  both(pearls('M30 12V46', { r: 2.4, gap: 7, col: 'paper', i: 1.1 }))
const bridalVeil = (): string =>
  shape(
    'M-40 66C-48 0 -40 -40 0 -42C40 -40 48 0 40 66L27 52C33 14 26 -12 0 -13C-26 -12 -33 14 -27 52Z',
    'sindoor',
    2.6,
  ) +
  line('M-34 54C-40 2 -32 -30 0 -32C32 -30 40 2 34 54', 3, 'haldi', { dash: '0 6' }) +
  line('M0 -12V0', 2.6, 'haldi') +
  shape(circle(0, 3, 4), 'haldi', 1.8)
/** Bride and groom before the fire, their garments knotted. */
export const vivah = () =>
  ground('g-sindoor') +
  at(160, 160, halo(112, { leg: 96, k: 51, inner: 'g-haldi', w: 13, tongue: 0 })) +
  fill('M20 250H300V300H20Z', 'g-patta') +
  line('M20 250H300', 2.4) +
  at(
    160,
    286,
    both(
      line('M-122 -196V-34', 15, 'ink', { cap: 'butt' }) +
        line('M-122 -196V-34', 10, 'patta', { cap: 'butt' }) +
        line('M-122 -196V-34', 10, 'haldi', { dash: '7 9', cap: 'butt' }),
    ),
  ) +
  at(46, 88, toran(228, { k: 11, s: 3, l: 20, drop: false, beads: true })) +
  at(160, 84, ganeshHead(), { k: 0.34 }) +
  at(
    102,
    146,
    murti({
      skin: 'geru',
      cloth: 'paper',
      cloth2: 'marigold',
      stole: false,
      head: { headwear: sehra(), hair: 'ink', moustache: true },
      left: '',
      right: namaste('geru'),
      wreath: false,
    }),
    { k: 0.62 },
  ) +
  at(
    218,
    146,
    murti({
      sari: true,
      cloth: 'sindoor',
      cloth2: 'haldi',
      blouse: 'patta',
      stole: false,
      head: { headwear: bridalVeil() },
      left: '',
      right: namaste('chandan'),
      wreath: false,
    }),
    { k: 0.62 },
  ) +
  line('M128 208Q144 232 160 224Q176 232 192 208', 9) +
  line('M128 208Q144 232 160 224Q176 232 192 208', 5, 'haldi') +
  shape(circle(160, 224, 6), 'sindoor', 2.2) +
  line('M157 230l-5 10M163 230l5 10', 3.4, 'haldi') +
  frame({ motif: 'flower', ground: 'sindoor', a: 'haldi', b: 'paper', inner: 'line', corner: 'haldi' }) +
  at(160, 272, T.fire(26, 34)) +
  at(160, 300, T.kund(40, { h: 10 })) +
  both_(at(-72, 6, T.kalash({ nut: false }), { k: 0.34 }))
const both_ = (s: string) => at(160, 290, both(s))

/** Water with sesame for those who went before; balls of rice on a leaf, and the crow. */
export const pitruTarpan = () =>
  ground('g-sky') +
  fill('M20 20H300V170H20Z', 'g-haldi') +
  at(88, 168, surya(38, { k: 16 })) +
  fill('M18 170H302V302H18Z', 'g-peacock') +
  line('M20 170H300', 2.4) +
  waves(20, 172, 280, 110, { step: 46, row: 18, col: 'haldi', o: 0.8 }) +
  at(226, 236, manOffering(), { k: 1.14 }) +
  line('M154 138V232M148 140V226M160 142V226', 3.4, 'paper', { dash: '0 7' }) +
  line('M134 238q10 -6 20 0t20 0M184 240q10 -7 20 0t20 0t20 0t20 0t14 0', 3, 'paper') +
  line('M190 250q10 -7 20 0t20 0t20 0t10 0', 2.4, 'haldi') +
  fill('M18 268C60 258 120 270 160 274C210 280 260 268 302 272V302H18Z', 'g-marigold') +
  line('M20 268C60 258 120 270 160 274C210 280 260 268 300 272', 2.4) +
  frame({ motif: 'temple', ground: 'paper', a: 'geru', b: 'ink', inner: 'none', corner: 'geru' }) +
  at(78, 294, F.crow({ sheen: 'peacock' }), { k: 0.46, kx: -0.46 }) +
  at(172, 296, pindas())
const pindas = () =>
  shape('M-52 0C-40 -16 40 -16 52 0C36 6 -36 6 -52 0Z', 'patta', 2.2) +
  line('M-46 -1Q0 4 46 -1', 1.5, 'haldi') +
  riceBalls(9)
