// The dressed figure all deities share: one face, one seat, arms in pairs; skin, cloth, crown, marks and what is held differ.
import { circle, hatch, dots } from './geom.ts'
import { type Colour, fill, line, shape, dbl, band, pearls, limbs, at, both, flip } from './pen.ts'
import { garland } from './ornament.ts'
import { eye, crown } from './deity.ts'
import { type Arm, type Hand, arm, blessing, giving } from './arms.ts'

export const tilaks = {
  none: '',
  dot: fill(circle(0, -15, 2.8), 'sindoor'),
  /** Vishnu's upright U with the red line. */
  vishnu: line('M-4.500 -23V-14Q0 -9 4.500 -14V-23', 2.4, 'paper') + line('M0 -22V-13', 2, 'sindoor'),
  /** Shiva's three lines. */
  shiva: line('M-9 -20H9M-10 -16H10M-9 -12H9', 1.8, 'paper') + fill(circle(0, -16, 2.2), 'sindoor'),
  /** The three lines with the third eye across them. */
  shivaEye:
    line('M-11 -20H11M-12 -15.500H12M-11 -11H11', 1.8, 'g-line') +
    at(0, -15, shape('M0 -7Q5 0 0 7Q-5 0 0 -7Z', 'paper', 1.4) + fill(circle(0, 0, 2), 'ink')),
  /** Third eye of the goddess. */
  devi: at(0, -16, shape('M0 -6Q4.500 0 0 6Q-4.500 0 0 -6Z', 'paper', 1.4) + fill(circle(0, 0, 1.9), 'ink')),
}
export type Face = {
  skin?: Colour
  tilak?: keyof typeof tilaks
  nath?: boolean
  hair?: Colour
  lip?: Colour
  ears?: boolean
  ring?: Colour
  i?: number
  moustache?: boolean
  /** The colour of a full beard. */
  beard?: Colour
  /** What stands on the head in place of the crown; its origin is the middle of the hair's edge. */
  headwear?: string
}
const beardD =
  'M-26.500 2C-29 34 -14 56 0 60C14 56 29 34 26.500 2C23 13 17 16 10 15C5 14 3 16 0 16C-3 16 -5 14 -10 15C-17 16 -23 13 -26.500 2Z'
/** A calm face from the front. 50 × 62; origin: middle. */
export const face = ({
  skin = 'chandan',
  tilak = 'dot',
  nath = false,
  hair = 'ink',
  lip = 'sindoor',
  ears = true,
  ring = 'haldi',
  i = 2.4,
  moustache = false,
  beard,
}: Face = {}) =>
  (ears
    ? both(
        shape('M24 -4C31 -8 33 2 26 9Z', skin, 2) +
          shape(circle(28.5, 13, 4.6), ring, 2) +
          shape('M25 18H32L30 25H27Z', 'sindoor', 1.6),
      )
    : '') +
  shape('M0 -31C18 -31 27 -18 26.500 -3C26 14 15 30 0 33C-15 30 -26 14 -26.500 -3C-27 -18 -18 -31 0 -31Z', skin, i) +
  (hair
    ? fill('M-25 -4C-25 -18 -12 -23 0 -26C12 -23 25 -18 25 -4C29 -26 16 -35 0 -35C-16 -35 -29 -26 -25 -4Z', hair)
    : '') +
  both(at(12.5, 0, eye(8.2, { i: 1.4 })) + line('M4.500 -9C10 -14 18 -14 24 -9', 1.8)) +
  (beard
    ? shape(beardD, beard, 2.2) +
      line('M-14 30Q-13 44 -6 52M14 30Q13 44 6 52M0 34V56M-20 20Q-20 30 -15 38M20 20Q20 30 15 38', 1.3)
    : '') +
  line('M-1.500 4C-2.500 8 -4 10.500 -3 12.500Q0 15 3.500 12.5', 1.5) +
  fill('M-8.500 19C-5 17.500 -2 17.700 0 19C2 17.700 5 17.500 8.500 19C5 25.500 -5 25.500 -8.500 19Z', lip) +
  line('M-9.500 18.200Q-7 20.500 0 21Q7 20.500 9.500 18.2', 1.2) +
  (nath ? line('M4 13C10 12 11 21 5 20', 1.8, 'haldi') + fill(circle(5, 20.5, 1.6), 'haldi') : '') +
  (moustache ? line('M0 17C-5 15 -10 16 -13 13M0 17C5 15 10 16 13 13', 2.2) : '') +
  tilaks[tilak]

type Dress = { skin: Colour; cloth: Colour; cloth2: Colour }
const seatedHip =
  'M-26 108C-70 104 -96 126 -95 144C-94 158 -72 162 -46 158L46 158C72 162 94 158 95 144C96 126 70 104 26 108C16 122 -16 122 -26 108Z'
const crossedLegs = ({ skin, cloth, cloth2 }: Dress): string =>
  dbl(seatedHip, cloth, { w: 7.4, i: 1.9, tick: 4.4 }) +
  line(hatch(seatedHip, { angle: 90, gap: 8, inset: 8 }), 1.5, cloth2) +
  both(
    shape('M10 149C22 140 48 140 56 150C60 157 40 162 14 160C5 159 5 153 10 149Z', skin, 2.2) +
      line('M50 146q3 5 1 11', 1.4) +
      line('M18 145Q22 152 18 159', 2.8, 'haldi'),
  ) +
  shape('M-17 112C-8 118 8 118 17 112L11 158Q0 164 -11 158Z', cloth2, 2.2) +
  line('M-6 119L-4 156M0 120V158M6 119L4 156', 1.3, 'sindoor')
const feet = (skin: Colour) =>
  both(
    shape('M8 232C10 226 28 226 32 236C36 244 30 247 20 247C10 247 6 240 8 232Z', skin, 2.2) +
      line('M10 231Q20 226 30 232', 3, 'haldi'),
  )
const dhotiD =
  'M-26 106C-42 130 -48 180 -40 230C-28 236 -14 234 -6 230L0 168L6 230C14 234 28 236 40 230C48 180 42 130 26 106C14 118 -14 118 -26 106Z'
const dhoti = ({ skin, cloth, cloth2 }: Dress): string =>
  feet(skin) +
  dbl(dhotiD, cloth, { w: 7.4, i: 1.9, tick: 4.4 }) +
  both(line('M34 132Q40 176 33 222M24 138Q30 180 24 224M15 146Q18 184 15 224', 1.5, cloth2)) +
  shape('M-11 112Q0 118 11 112L7 194Q0 200 -7 194Z', cloth2, 2.2) +
  line('M-4 118L-2 192M4 118L2 192', 1.3, 'sindoor')
const skirtD = 'M-26 106C-46 136 -58 190 -60 232Q0 244 60 232C58 190 46 136 26 106C14 118 -14 118 -26 106Z'
const skirt = ({ skin, cloth, cloth2 }: Dress): string =>
  feet(skin) +
  dbl(skirtD, cloth, { w: 7.4, i: 1.9, tick: 4.4 }) +
  line('M-57 222Q0 233 57 222', 4, cloth2) +
  both(line('M30 128Q44 172 48 214M20 134Q30 176 33 217', 1.5, cloth2)) +
  shape('M-14 112Q0 118 14 112L11 230Q0 233 -11 230Z', cloth2, 2.2) +
  line('M-6 118L-4 228M0 120V229M6 118L4 228', 1.3, 'sindoor')
/**
 * Dressed figure, seated or standing. Origin: middle of the face; its seat comes at y = 158, its feet at y = 246.
 * arms: [{side, seat, hold}] behind the body; left/right: 'blessing' | 'giving' | drawing.
 */
export const murti = ({
  skin = 'chandan',
  cloth = 'sindoor',
  cloth2 = 'marigold',
  sari = false,
  blouse = 'peacock',
  crownCol = 'marigold',
  crownGem = 'sindoor',
  head = {},
  arms = [],
  left = 'blessing',
  right = 'giving',
  hairBack = sari,
  wreath = ['marigold', 'sindoor'],
  i = 2.4,
  crownH = 54,
  stole = 'haldi',
  pose = 'seated',
}: {
  skin?: Colour
  cloth?: Colour
  cloth2?: Colour
  sari?: boolean
  blouse?: Colour
  crownCol?: Colour
  crownGem?: Colour
  head?: Face
  arms?: readonly Arm[]
  left?: Hand
  right?: Hand
  hairBack?: boolean
  wreath?: readonly Colour[] | false
  i?: number
  crownH?: number
  stole?: Colour | false
  pose?: 'seated' | 'standing'
} = {}) => {
  const torso = 'M-33 53C-22 45 22 45 33 53C37 70 27 88 25 116H-25C-27 88 -37 70 -33 53Z'
  return (
    (hairBack ? fill('M-26 -12C-34 16 -52 44 -46 84Q-36 96 -26 88H26Q36 96 46 84C52 44 34 16 26 -12Z', 'ink') : '') +
    arms.map((each) => arm(each, skin)).join('') +
    (stole
      ? both(
          line('M30 54C52 66 66 100 86 122C92 130 98 138 102 150', 13) +
            line('M30 54C52 66 66 100 86 122C92 130 98 138 102 150', 8.4, stole) +
            line('M30 54C52 66 66 100 86 122C92 130 98 138 102 150', 8.4, 'sindoor', { dash: '1.6 5', cap: 'butt' }),
        )
      : '') +
    limbs([['M0 24V52', 15]], skin) +
    shape(torso, skin, i) +
    (sari
      ? shape(
          'M-33 53C-26 48 -16 47 -10 47Q0 60 10 47C16 47 26 48 33 53C36 66 30 78 28 88H-28C-30 78 -36 66 -33 53Z',
          blouse,
          i,
        ) + line(dots('M-28 56H28L24 84H-24Z', { gap: 9, inset: 3 }), 2.6, 'haldi')
      : line('M-22 50C-14 74 12 98 24 104', 4.6) + line('M-22 50C-14 74 12 98 24 104', 1.8, 'paper')) +
    (pose === 'seated' ? crossedLegs : sari ? skirt : dhoti)({ skin, cloth, cloth2 }) +
    (sari
      ? shape('M34 54C24 50 16 48 10 47C2 70 -22 96 -28 106L-24 118C4 108 34 84 34 54Z', cloth, i) +
        line('M30 55C24 80 0 100 -24 111', 4.6, 'haldi') +
        line('M30 55C24 80 0 100 -24 111', 4.6, 'ink', { dash: '1.4 4', cap: 'butt' })
      : '') +
    band('M-26 106C-14 118 14 118 26 106', { col: 'haldi', w: 8.4, i: 1.9, tick: 4.6 }) +
    pearls('M-14 47Q0 66 14 47', { r: 1.9, gap: 5.8, i: 1, col: 'haldi' }) +
    shape('M-6 58H6L0 68Z', 'sindoor', 1.6) +
    (wreath ? garland('M-31 54C-27 104 27 104 31 54', { r: 4.8, cols: wreath, i: 1.6 }) : '') +
    flip(left === 'blessing' ? blessing(skin) : left === 'giving' ? giving(skin) : left) +
    (right === 'giving' ? giving(skin) : right === 'blessing' ? blessing(skin) : right) +
    at(
      0,
      7,
      face({ skin, nath: sari, ...head }) +
        at(0, -24, head.headwear ?? crown(27, crownH, { col: crownCol, gem: crownGem })),
    )
  )
}
/** Head and crown alone: for small medallions and for a face on a kalash. */
export const bust = ({
  head = {},
  crownCol = 'marigold',
  gem = 'sindoor',
  h = 46,
}: { head?: Face; crownCol?: Colour; gem?: Colour; h?: number } = {}) =>
  face(head) + at(0, -24, crown(27, h, { col: crownCol, gem }))
