// The third view of a product: its size, in a hand, beside a coin or beside a scale without digits.
import { n, range, circle, polar, p2 } from '../../parts/geom.ts'
import { type Colour, type Stroke, at, fill, limbs, line, pearls, shape, turn } from '../../parts/pen.ts'
import { leafD } from '../../parts/ornament.ts'
import { type Body, type Kind, type Rangoli, lay, scaled, shelf, stand, tall } from './shelf.ts'

/** An open right hand of 185 mm in millimetres; the wrist at the origin, fingers up. */
const openHand: Stroke[] = [
  ['M0 60L0 -14', 54],
  ['M-15 -26L-16 -72', 52],
  ['M15 -28L15 -74', 52],
  ['M22 -32Q46 -40 66 -88', 22],
  ['M32 -84Q36 -120 40 -158', 17],
  ['M11 -88Q12 -130 13 -172', 17.5],
  ['M-11 -86Q-13 -126 -16 -163', 17],
  ['M-32 -80Q-37 -110 -44 -138', 15],
]
const creases =
  'M-40 -76Q-8 -64 20 -94M39 -70Q14 -66 -30 -44M39 -74Q6 -58 8 -12' +
  'M28 -104Q35 -101 42 -105M30 -128Q37 -125 45 -129M4 -108Q12 -105 20 -108M5 -136Q13 -133 21 -136' +
  'M-20 -106Q-12 -103 -4 -106M-22 -131Q-14 -128 -6 -131M-43 -100Q-36 -98 -28 -101M-47 -119Q-40 -117 -33 -120M50 -66Q58 -62 64 -64'
export type Look = { skin?: Colour; bangle?: Colour | false; alta?: boolean }
/** A hand with `scale` pixels to the millimetre, its wrist at the origin. */
export const hand = (scale: number, { skin = 'chandan', bangle = 'sindoor', alta = false }: Look = {}): string =>
  limbs(
    openHand.map(([d, w]): Stroke => [scaled(d, scale), w * scale]),
    skin,
    { i: 3 },
  ) +
  line(scaled(creases, scale), 2, skin === 'geru' ? 'chandan' : 'geru') +
  (alta
    ? fill(circle(-2 * scale, -50 * scale, 11 * scale), 'sindoor') +
      line(
        range(10, (i) => `M${p2(...polar(15.5 * scale, i * 36, -2 * scale, -50 * scale))}h0`).join(''),
        3 * scale,
        'sindoor',
      )
    : '') +
  (bangle ? cuff(scale, bangle) : '')
const cuff = (s: number, col: Colour) =>
  shape(scaled('M-31 10Q0 20 31 10L31 19Q0 29 -31 19Z', s), col, 2.6) +
  pearls(scaled('M-27 17Q0 25 27 17', s), { r: 1.5 * s, gap: 6.5 * s, i: 1 }) +
  shape(scaled('M-31 24Q0 34 31 24L31 28Q0 38 -31 28Z', s), 'haldi', 2.4)

export type Setting = Rangoli & Look & { of: Kind }
/** A small thing in an open hand. */
export const inPalm = (
  body: Body,
  { scale = 1.5, dx = 0, dy = 0, ...look }: Setting & { scale?: number; dx?: number; dy?: number },
): string =>
  shelf(look.of, at(152, 284, hand(scale, look)) + lay(body, scale, 152 + dx * scale, 284 + (dy - 56) * scale), {
    form: 'ring',
    petals: 12,
    r: 150,
    ...look,
  })

/** A coin of ten rupees, 27 mm: a brass ring around a pale middle; no digits, a lotus. */
export const coin = (scale: number): string => {
  const r = 13.5 * scale
  return (
    shape(circle(0, 0, r), 'marigold', 3) +
    line(range(40, (i) => `M${p2(...polar(r * 0.96, i * 9))}L${p2(...polar(r * 0.9, i * 9))}`).join(''), 1.6) +
    shape(circle(0, 0, r * 0.66), 'paper', 2.4) +
    turn(8, shape(leafD(r * 0.44, r * 0.13), 'sand', 1.8)) +
    fill(circle(0, 0, r * 0.1), 'geru') +
    line(range(10, (i) => `M${p2(...polar(r * 0.78, i * 36 + 18))}h0`).join(''), r * 0.09, 'geru')
  )
}
/** A small thing beside a coin. */
export const besideCoin = (body: Body, setting: Setting & { scale?: number }): string => {
  const { scale = Math.min(4.6, 250 / (body.mm + 34)) } = setting
  const gap = (300 - (body.mm + 27) * scale) / 3
  const foot = 160 + (Math.max(tall(body), 27) * scale) / 2
  return shelf(
    setting.of,
    stand(body, scale, 10 + gap + (body.mm * scale) / 2, foot) +
      at(310 - gap - 13.5 * scale, foot - 13.5 * scale, coin(scale)) +
      line(`M34 ${n(foot + 12)}H286`, 2.4, setting.of === 'bead' || setting.of === 'gem' ? 'ink' : 'haldi'),
    { form: 'star', ...setting },
  )
}

/** A scale of wood: a tick each centimetre, a coloured field for every other five. */
export const ruler = (cm: number, scale: number): string => {
  const step = scale * 10
  const ticks = (each: number, l: number) =>
    range(Math.floor(cm / each) + 1, (i) => `M${n(i * each * step)} 0V${l}`).join('')
  return (
    shape(`M-5 0H${n(cm * step + 5)}V28H-5Z`, 'haldi', 2.6) +
    fill(
      range(Math.ceil(cm / 10), (i) => `M${n(i * 10 * step)} 17h${n(5 * step)}v6h${n(-5 * step)}Z`).join(''),
      'sindoor',
    ) +
    line(ticks(1, 8), step < 6 ? 1.2 : 1.6, 'ink', { cap: 'butt' }) +
    line(ticks(5, 14), 2.4, 'ink', { cap: 'butt' }) +
    line(`M-5 28H${n(cm * step + 5)}`, 2.6)
  )
}
/** A thing standing on a scale of 30, 15 or 10 cm; a tall thing stands beside it. */
export const besideScale = (body: Body, { cm, ...setting }: Setting & { cm?: 10 | 15 | 30 }): string => {
  const h = tall(body)
  const upright = h > body.mm * 1.5
  const scale = upright
    ? Math.min(276 / Math.max(h, 100, (cm ?? 0) * 9.8), 190 / body.mm)
    : Math.min(234 / h, Math.min(276 / Math.max(body.mm, 100), 286 / ((cm ?? 0) * 10)))
  const length = cm ?? [30, 15, 10].find((v) => v * 10 * scale <= 296) ?? 10
  const px = length * 10 * scale
  const art = upright
    ? at(52, 300, ruler(length, scale), { r: -90 }) + stand(body, scale, 190, 300)
    : stand(body, scale, 160, 264) + at(160 - px / 2, 272, ruler(length, scale))
  return shelf(setting.of, art, { form: 'ring', petals: 10, r: 146, ...setting })
}

/** A stone between thumb and forefinger, whose tips are some 16 mm wide. */
export const inFingers = (body: Body, { scale = 6, ...setting }: Setting & { scale?: number }): string => {
  const skin = setting.skin ?? 'chandan'
  const fold = skin === 'geru' ? 'chandan' : 'geru'
  const thumb: Stroke[] = [
    ['M84 420Q52 300 104 218', 98],
    ['M40 400L90 300', 110],
  ]
  const finger: Stroke[] = [
    ['M300 420Q300 260 222 196', 90],
    ['M250 400L284 300', 120],
  ]
  const nail = (r: number): string =>
    shape('M-19 26C-24 -8 -16 -30 0 -30C16 -30 24 -8 19 26Q0 36 -19 26Z', 'gulabi', 2.4) +
    line('M-15 22Q0 30 15 22', 2, 'paper') +
    (r && '')
  return shelf(
    setting.of,
    limbs([...thumb, ...finger, ['M100 360H250', 100]], skin, { i: 3 }) +
      at(100, 226, nail(1), { r: 24 }) +
      at(232, 204, nail(1), { r: -46 }) +
      line('M46 296Q62 288 84 296M44 310Q60 302 80 310M262 262Q276 244 296 244M270 276Q284 258 304 258', 2.2, fold) +
      lay(body, scale, 166, 158),
    { form: 'ring', petals: 12, r: 148, ...setting },
  )
}
