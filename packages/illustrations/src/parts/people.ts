// People: faces from the front (portraits) and in profile, seated or standing (scenes).
import { n, circle, hatch, dots } from './geom.ts'
import { type Colour, fill, line, shape, dbl, pearls, limbs, at, both, turn, c, path } from './pen.ts'
import { eye } from './deity.ts'

const tilakOf = {
  none: '',
  dot: fill(circle(0, -17, 2.6), 'sindoor'),
  upright: line('M-4 -25V-16Q0 -12 4 -16V-25', 2, 'sindoor') + line('M0 -24V-15', 1.8, 'marigold'),
  bars:
    line('M-10 -24Q0 -21 10 -24M-11 -19.500Q0 -16.500 11 -19.500M-10 -15Q0 -12 10 -15', 2, 'paper') +
    fill(circle(0, -18, 2.2), 'sindoor'),
}
const faceD = 'M0 -34C20 -34 29 -20 28 -3C27 16 15 32 0 34C-15 32 -27 16 -28 -3C-29 -20 -20 -34 0 -34Z'
/** Face of a living person: a little rounder, lids open, lines of age if asked. */
/** The mark on a forehead. */
export type Tilak = keyof typeof tilakOf
export const personFace = ({
  skin = 'chandan',
  tilak = 'dot',
  age = 0,
  brow = 'ink',
  lip = 'sindoor',
  smile = 1,
}: { skin?: Colour; tilak?: Tilak; age?: number; brow?: Colour; lip?: Colour; smile?: number } = {}) =>
  both(shape('M26 -6C34 -9 36 4 27 9Z', skin, 2.2)) +
  shape(faceD, skin, 2.6) +
  both(at(12.5, -1, eye(7.2, { i: 1.4 })) + line('M5 -10.500C10 -14.500 18 -14.500 23 -10', 2.4, brow)) +
  line('M-2 3C-3 9 -5 12 -3.500 14Q0 17 4.500 13.5', 1.7) +
  line(`M-9 22Q0 ${n(24 + smile * 3)} 9 22`, 2.2, lip) +
  (age ? line('M-11 14Q-15 18 -14 23M11 14Q15 18 14 23', 1.3) + line('M-9 -25Q0 -28 9 -25', 1.2) : '') +
  tilakOf[tilak]
export const hairs = {
  bald: (_: Colour) => '',
  shikha: (col: Colour) => line('M4 -34C6 -46 20 -48 22 -36', 5, col),
  short: (col: Colour) =>
    fill('M-28 -6C-31 -30 -18 -41 0 -41C18 -41 31 -30 28 -6C26 -18 18 -26 0 -27C-18 -26 -26 -18 -28 -6Z', col) +
    (col === 'paper'
      ? line('M-28 -6C-31 -30 -18 -41 0 -41C18 -41 31 -30 28 -6C26 -18 18 -26 0 -27C-18 -26 -26 -18 -28 -6Z', 2.2) +
        line('M-20 -30Q-10 -36 0 -35M-24 -22Q-14 -31 0 -31M24 -22Q14 -31 0 -31', 1.3)
      : ''),
  parted: (col: Colour) =>
    fill('M-28 0C-32 -28 -18 -42 0 -42C18 -42 32 -28 28 0C26 -14 16 -24 0 -32C-16 -24 -26 -14 -28 0Z', col) +
    line('M0 -33V-41', 2.4, 'sindoor'),
  turban: (col: Colour) =>
    shape('M-33 -12C-42 -36 -22 -56 4 -54C34 -52 44 -30 33 -12C20 -26 -18 -28 -33 -12Z', col, 2.6) +
    line('M-34 -22C-18 -36 12 -40 36 -28M-30 -36C-12 -48 14 -48 34 -38M-33 -14C-24 -30 -2 -48 12 -53', 1.8) +
    shape('M-4 -34C4 -46 2 -54 -6 -62C6 -62 14 -54 12 -42Z', 'haldi', 2),
}
export const beards = {
  none: (_: Colour) => '',
  moustache: (col: Colour) =>
    shape('M0 16.500C-6 13 -14 16 -18 20C-12 21 -5 21 0 18.500C5 21 12 21 18 20C14 16 6 13 0 16.500Z', col, 1.4),
  full: (col: Colour) =>
    shape(
      'M-27 2C-29 34 -14 58 0 62C14 58 29 34 27 2C24 14 18 17 10 16C5 15 3 17 0 17C-3 17 -5 15 -10 16C-18 17 -24 14 -27 2Z',
      col,
      2.4,
    ) +
    line('M-8 24Q0 28 8 24', 2.2, 'sindoor') +
    line('M-14 30Q-14 44 -6 54M14 30Q14 44 6 54M0 34V58M-21 20Q-21 32 -16 40M21 20Q21 32 16 40', 1.4),
}
/** How a person in a medallion looks. */
export type Person = {
  sex?: 'man' | 'woman'
  skin?: Colour
  hair?: keyof typeof hairs
  hairCol?: Colour
  beard?: keyof typeof beards
  beardCol?: Colour
  tilak?: Tilak
  spectacles?: boolean
  cloth?: Colour
  cloth2?: Colour
  ring?: Colour
  back?: Colour
  beads?: boolean
  age?: number
  veil?: boolean
  shawl?: boolean
}
/** Drawn medallion of an acharya, 320 × 320. */
export const portrait = ({
  sex = 'man',
  skin = 'chandan',
  hair = 'short',
  hairCol = 'ink',
  beard = 'none',
  beardCol = 'paper',
  tilak = 'upright',
  spectacles = false,
  cloth = 'paper',
  cloth2 = 'marigold',
  ring = 'sindoor',
  back = 'g-haldi',
  beads = false,
  age = 0,
  veil = false,
  shawl = true,
}: Person = {}): string => {
  const shoulders = 'M-86 112C-84 66 -54 50 -20 44H20C54 50 84 66 86 112V150H-86Z'
  const body =
    (sex === 'woman' && veil
      ? shape('M-56 120C-66 60 -58 -40 0 -52C58 -40 66 60 56 120Z', cloth2, 2.8) +
        line('M-46 112C-56 56 -48 -34 0 -42C48 -34 56 56 46 112', 2.2, 'haldi')
      : sex === 'woman'
        ? fill('M-30 -10C-40 20 -36 50 -30 64H30C36 50 40 20 30 -10Z', hairCol)
        : '') +
    limbs([['M0 26V52', 20]], skin) +
    shape(shoulders, cloth, 3) +
    (sex === 'woman'
      ? shape('M-20 44C-12 60 12 60 20 44L34 48C30 84 -28 84 -34 48Z', 'peacock', 2.4) +
        shape('M34 47C50 50 60 54 70 62C60 104 10 130 -60 150H-86V112C-40 110 14 92 34 47Z', cloth2, 2.8) +
        line('M52 54C44 96 0 122 -78 138', 6.6) +
        line('M52 54C44 96 0 122 -78 138', 3.4, 'haldi') +
        line('M52 54C44 96 0 122 -78 138', 3.4, 'ink', { dash: '1.4 5', cap: 'butt' })
      : shape('M-16 45Q0 60 16 45L22 47Q0 74 -22 47Z', skin, 2.4) +
        (shawl
          ? shape('M-22 46C-46 52 -70 62 -80 84L-84 150H-40C-38 110 -34 76 -22 46Z', cloth2, 2.8) +
            shape('M22 46C46 52 70 62 80 84L84 150H52C46 118 34 84 22 46Z', cloth2, 2.8) +
            line('M-27 56C-36 82 -42 116 -44 150M27 56C40 86 50 116 56 150', 7) +
            line('M-27 56C-36 82 -42 116 -44 150M27 56C40 86 50 116 56 150', 3.6, 'sindoor') +
            line('M-27 56C-36 82 -42 116 -44 150M27 56C40 86 50 116 56 150', 3.6, 'haldi', { dash: '2 5', cap: 'butt' })
          : line('M0 64V150', 1.8) + line('M0 84h0M0 104h0M0 124h0', 4.4))) +
    (beads ? pearls('M-24 50C-22 96 -8 116 0 118C8 116 22 96 24 50', { r: 4.2, gap: 9.8, col: 'geru', i: 1.4 }) : '') +
    (sex === 'woman' ? pearls('M-17 48Q0 66 17 48', { r: 2.2, gap: 6.6, i: 1.2, col: 'haldi' }) : '') +
    personFace({ skin, tilak, age }) +
    hairs[hair](hair === 'turban' ? cloth2 : hairCol) +
    beards[beard](beardCol) +
    (spectacles
      ? line(circle(12.5, -1, 10.5) + circle(-12.5, -1, 10.5) + 'M-2 -2Q0 -4 2 -2M23 -3L28 -5M-23 -3L-28 -5', 1.8)
      : '') +
    (sex === 'woman' ? both(shape(circle(29, 14, 4.6), 'haldi', 1.8)) + fill(circle(5, 13, 1.8), 'haldi') : '')
  return (
    fill('M0 0H320V320H0Z', 'g-sand') +
    at(
      160,
      160,
      shape(circle(0, 0, 150), ring, 3) +
        turn(
          36,
          path('M-8 -148C-8 -138 -4 -134 0 -130C4 -134 8 -138 8 -148Z', {
            fill: c('haldi'),
            stroke: c('ink'),
            'stroke-width': 1.6,
          }),
        ) +
        shape(circle(0, 0, 127), back, 3),
    ) +
    clipTo(at(160, 146, body, { k: 1.44 })) +
    at(
      160,
      160,
      line(circle(0, 0, 127), 8) +
        line(circle(0, 0, 127), 3.6, 'paper') +
        line(circle(0, 0, 127), 3.6, 'ink', { dash: '1.4 4', cap: 'butt' }),
    )
  )
}
/** What falls outside the medallion is cut off by its own ring. */
const clipTo = (s: string) =>
  `<clipPath id="cm"><circle cx="160" cy="160" r="127"/></clipPath><g clip-path="url(#cm)">${s}</g>`

// ---- in profile ----------------------------------------------------------------------------------------------------
/** Open at the neck, so that the head grows out of what is drawn before it. */
const profileD =
  'M15 38L16 20C25 10 26 -14 14 -26C2 -33 -14 -30 -19 -17C-20 -13 -20 -11 -22 -8L-30 4C-31 7 -28 8 -24 8L-23 12C-25 14 -23 15 -24 17C-25 20 -21 21 -21 23C-20 28 -13 29 -7 27L-5 38'
type Kind = 'man' | 'woman' | 'child' | 'acharya' | 'elder'
/** Head looking left, the Mithila way: pointed nose, the eye whole. Origin: its middle. */
export const profile = ({
  skin = 'chandan',
  hair = 'ink',
  kind = 'man',
  cloth = 'sindoor',
  tilak = true,
}: { skin?: Colour; hair?: Colour; kind?: Kind; cloth?: Colour; tilak?: boolean } = {}): string => {
  const eyeAt =
    at(-9, -3, shape('M-10 2C-5 -7 6 -7 12 0C5 6 -5 6 -10 2Z', 'paper', 1.8) + fill(circle(0, 0, 3.4), 'ink')) +
    line('M-20 -10C-14 -17 -2 -16 5 -11', 2.2)
  const base =
    shape(profileD, skin, 2.4) +
    eyeAt +
    line('M-23 17.500L-16 18', 2, 'sindoor') +
    (tilak ? fill(circle(-17, -17, 2.2), 'sindoor') : '')
  if (kind === 'woman')
    return (
      base +
      fill('M-19 -17C-14 -33 6 -36 16 -26C28 -14 26 10 16 22C14 6 8 -10 -19 -17Z', hair) +
      shape(
        'M-16 -24C-8 -42 20 -40 28 -22C36 0 32 30 36 60L6 56C14 30 12 0 -2 -14C-8 -20 -14 -20 -16 -24Z',
        cloth,
        2.4,
      ) +
      line('M-12 -24C-4 -36 16 -34 24 -18C30 2 26 30 28 56', 2, 'haldi', { dash: '0 5' }) +
      shape(circle(7, 10, 4.6), 'haldi', 1.8) +
      line('M-26 8C-30 12 -26 17 -22 15', 1.8, 'haldi')
    )
  if (kind === 'acharya')
    return (
      base +
      line('M10 -28C16 -44 34 -38 30 -22', 5.4) +
      fill('M0 -28C10 -32 18 -26 20 -18C12 -24 6 -26 0 -28Z', hair) +
      line('M-6 -22l10 -1M-6 -18l10 -1', 1.8, 'paper') +
      line('M12 6q6 -4 4 4q-1 5 -5 4', 1.8)
    )
  if (kind === 'elder')
    return (
      base +
      shape('M-22 -14C-24 -40 14 -48 28 -28C34 -18 30 -6 24 0C18 -14 -4 -22 -22 -14Z', cloth, 2.4) +
      line('M-20 -22C-4 -32 14 -30 28 -16M-14 -33C0 -40 18 -36 28 -26', 1.7) +
      shape('M-23 12C-18 10 -12 10 -8 14C-2 8 8 6 14 8C14 24 2 44 -8 42C-18 40 -22 26 -23 12Z', 'paper', 2)
    )
  return (
    base +
    fill('M-20 -15C-20 -34 8 -40 18 -28C28 -16 26 6 18 16C16 4 12 -6 8 -10C-2 -10 -14 -10 -20 -15Z', hair) +
    line('M10 4q6 -4 4 4q-1 5 -5 4', 1.8)
  )
}
/** Seated on the ground, looking left. Origin: ground under the middle; 132 high. reach: hands forward to the fire. */
export const sitter = ({
  kind = 'man',
  skin = 'chandan',
  cloth = 'paper',
  cloth2 = 'sindoor',
  reach = true,
  hold = '',
  hair = 'ink',
}: {
  kind?: Kind
  skin?: Colour
  cloth?: Colour
  cloth2?: Colour
  reach?: boolean
  hold?: string
  hair?: Colour
} = {}): string => {
  const bare = kind === 'acharya',
    top = bare ? skin : kind === 'woman' ? cloth2 : cloth,
    lap = 'M-54 0C-66 -2 -66 -22 -50 -28C-26 -36 20 -40 40 -30C58 -20 62 -4 50 0Z'
  return (
    shape('M-20 -94C-8 -100 16 -100 26 -90C36 -74 38 -50 40 -26H-16C-14 -50 -24 -70 -20 -94Z', top, 2.6) +
    (bare
      ? line('M-8 -96C2 -74 22 -52 36 -40', 4.4) +
        line('M-8 -96C2 -74 22 -52 36 -40', 1.6, 'paper') +
        shape('M20 -96C32 -92 38 -70 42 -28L26 -26C28 -56 22 -80 10 -97Z', cloth2, 2.4) +
        line('M28 -84C33 -70 34 -50 35 -32', 2, 'haldi')
      : kind === 'woman'
        ? line(dots('M-16 -90C0 -96 20 -94 26 -84L34 -36H-10Z', { gap: 11, inset: 3 }), 2.6, 'haldi')
        : line('M-6 -97C-4 -80 -4 -60 -2 -40', 1.6)) +
    dbl(lap, bare ? cloth : kind === 'woman' ? cloth2 : kind === 'child' ? cloth2 : 'marigold', {
      w: 6.6,
      i: 1.8,
      tick: 4.4,
    }) +
    line(hatch(lap, { angle: 118, gap: 8, inset: 7 }), 1.4, bare ? 'marigold' : 'haldi') +
    shape('M-52 -8C-66 -8 -76 -4 -78 0H-46Z', skin, 2.2) +
    (hold ? at(-70, -62, hold) : '') +
    limbs(
      reach
        ? [
            ['M6 -82Q-14 -62 -30 -56L-60 -61', 11],
            ['M-60 -61L-72 -62', 9],
            ['M-72 -60L-82 -61', 4.6],
            ['M-72 -64L-80 -66', 4.4],
            ['M-64 -65L-68 -71', 4.4],
          ]
        : [
            ['M6 -82Q-16 -60 -20 -48L-36 -68', 10],
            ['M-36 -68L-39 -80', 5],
            ['M-34 -68L-34 -81', 5],
          ],
      skin,
      { i: 2.2 },
    ) +
    (kind === 'woman' ? line('M-44 -64l2 10', 4, 'haldi') : '') +
    at(-4, -122, profile({ skin, kind, cloth: cloth2, hair }), { k: 0.94 })
  )
}
