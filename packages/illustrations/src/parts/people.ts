// People in profile: heads, and figures seated on the ground, as scenes have them.
import { circle, hatch, dots } from './geom.ts'
import { type Colour, fill, line, shape, dbl, limbs, at } from './pen.ts'

/** Open at the neck, so that the head grows out of what is drawn before it. */
const profileD =
  'M15 38L16 20C25 10 26 -14 14 -26C2 -33 -14 -30 -19 -17C-20 -13 -20 -11 -22 -8L-30 4C-31 7 -28 8 -24 8L-23 12C-25 14 -23 15 -24 17C-25 20 -21 21 -21 23C-20 28 -13 29 -7 27L-5 38'
type Kind = 'man' | 'woman' | 'child' | 'acharya' | 'elder' | 'groom'
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
  if (kind === 'groom')
    return (
      base +
      shape('M-22 -14C-26 -42 14 -52 30 -30C36 -18 32 -4 24 2C18 -14 -4 -22 -22 -14Z', cloth, 2.4) +
      line('M-21 -22C-4 -34 14 -32 30 -18M-16 -34C0 -42 20 -38 29 -28', 1.7) +
      shape('M-6 -36C-4 -50 4 -58 12 -58C6 -50 8 -44 6 -36Z', 'haldi', 2) +
      fill(circle(0, -34, 3.4), 'peacock') +
      line('M10 6q6 -4 4 4q-1 5 -5 4', 1.8)
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
export type Sitter = {
  kind?: Kind
  skin?: Colour
  cloth?: Colour
  cloth2?: Colour
  reach?: boolean
  hold?: string
  hair?: Colour
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
}: Sitter = {}): string => {
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
