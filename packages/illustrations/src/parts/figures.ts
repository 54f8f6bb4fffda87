// People who stand in a picture: a woman in profile, a child from the front, a swaddled newborn.
import { type Point, circle, hatch, polar, range } from './geom.ts'
import { type Colour, type Stroke, fill, line, shape, dbl, pearls, limbs, at, both } from './pen.ts'
import { personFace } from './face.ts'
import { profile } from './people.ts'

const robeD = 'M-22 0C-24 -40 -22 -76 -14 -98C0 -106 22 -104 30 -92C40 -60 42 -30 44 0Z'
/** A woman looking left; her arms are strokes, what they hold is drawn behind the hands. Origin: at her knees. */
export const woman = ({
  cloth = 'marigold',
  cloth2 = 'sindoor',
  skin = 'chandan',
  arms = [['M10 -84Q-16 -66 -30 -66L-56 -78', 11]],
  hold = '',
}: { cloth?: Colour; cloth2?: Colour; skin?: Colour; arms?: readonly Stroke[]; hold?: string } = {}): string =>
  shape(robeD, cloth, 2.6) +
  line(hatch(robeD, { angle: 100, gap: 10, inset: 6 }), 1.6, cloth2) +
  shape('M30 -92C44 -70 50 -34 52 0H32C34 -30 30 -64 12 -98Z', cloth2, 2.4) +
  at(2, -124, profile({ kind: 'woman', cloth: cloth2, skin }), { k: 0.98 }) +
  hold +
  limbs(arms, skin, { i: 2.2 })

/** A shaven head with the tuft that is left, from the front. Origin: middle of the face. */
export const shavenChild = ({ skin = 'chandan' }: { skin?: Colour } = {}): string =>
  line('M2 -36C0 -50 14 -58 22 -48', 7) +
  line('M2 -36C0 -50 14 -58 22 -48', 2, 'geru') +
  personFace({ skin, tilak: 'dot' })

const blanketD = 'M-58 6C-58 -14 -34 -22 -8 -20C24 -20 58 -14 66 2C62 20 30 26 0 26C-34 26 -56 20 -58 6Z'
/** A newborn in a cloth, lying with the head to the left. 150 wide; origin: middle. */
export const newborn = ({
  cloth = 'marigold',
  cloth2 = 'sindoor',
  skin = 'chandan',
}: { cloth?: Colour; cloth2?: Colour; skin?: Colour } = {}): string =>
  dbl(blanketD, cloth, { w: 6.6, i: 1.8, tick: 4.4 }) +
  line('M-16 -18Q-6 2 -14 24M12 -19Q22 2 14 25M38 -15Q46 2 40 21', 3, cloth2) +
  at(
    -58,
    -4,
    shape(circle(0, 0, 26), cloth2, 2.4) +
      shape('M0 -20C12 -20 20 -11 20 0C20 12 11 20 0 20C-11 20 -20 12 -20 0C-20 -11 -12 -20 0 -20Z', skin, 2.2) +
      fill('M-14 -13Q0 -24 14 -13Q4 -17 0 -12Q-4 -17 -14 -13Z', 'ink') +
      both(line('M4 0Q9 4 14 0', 2) + fill(circle(12, 8, 3), 'gulabi')) +
      line('M-1.500 4Q0 6 1.500 4', 1.4) +
      line('M-4 10Q0 13 4 10', 1.8, 'sindoor') +
      fill(circle(0, -8, 2), 'ink'),
  )

/** A sieve on its handle-less rim: wood around a net. Origin: middle. */
export const sieve = (r = 34): string =>
  dbl(circle(0, 0, r), 'haldi', { w: 8, i: 2, tick: 4.6 }) +
  line(
    hatch(circle(0, 0, r - 6), { angle: 45, gap: 6.4, inset: 0 }) +
      hatch(circle(0, 0, r - 6), { angle: -45, gap: 6.4, inset: 0 }),
    1.3,
    'geru',
  )

/** The full moon with its rim of light. */
export const fullMoon = (
  r = 40,
  { col = 'paper', rim = 'haldi', hare = true }: { col?: Colour; rim?: Colour; hare?: boolean } = {},
): string =>
  line(
    range(24, (i) => {
      const [a, b]: Point = polar(r + 8, i * 15)
      const [d, e]: Point = polar(r + (i % 2 ? 13 : 18), i * 15)
      return `M${a.toFixed(1)} ${b.toFixed(1)}L${d.toFixed(1)} ${e.toFixed(1)}`
    }).join(''),
    2.6,
    rim,
  ) +
  dbl(circle(0, 0, r), col, { w: 7, i: 1.9, tick: 4.8 }) +
  // the hare that India sees in the Moon
  (hare
    ? at(
        0,
        r * 0.1,
        fill(
          'M-14 14C-18 4 -10 -6 0 -4C4 -8 8 -8 10 -6C10 -16 14 -22 16 -22C17 -16 16 -10 14 -6C20 -4 20 4 13 5C14 10 12 14 10 14Z',
          'sand',
        ) +
          line(
            'M-14 14C-18 4 -10 -6 0 -4C4 -8 8 -8 10 -6C10 -16 14 -22 16 -22C17 -16 16 -10 14 -6C20 -4 20 4 13 5C14 10 12 14 10 14Z',
            1.3,
            'g-line',
          ),
        { k: r / 34 },
      )
    : '')

/** A clay pot with a spout, as women use it on Karwa Chauth. Origin: middle of the foot. */
export const karwa = (): string =>
  shape('M22 -30C34 -34 40 -44 46 -54L52 -50C50 -34 40 -22 26 -18Z', 'geru', 2.4) +
  shape('M-16 -46C-42 -42 -42 -8 -20 0H20C42 -8 42 -42 16 -46Z', 'geru', 2.6) +
  shape('M-22 -54H22L16 -44H-16Z', 'geru', 2.4) +
  line('M-32 -30Q0 -20 32 -30M-34 -18Q0 -8 34 -18', 2, 'haldi') +
  pearls('M-30 -24Q0 -14 30 -24', { r: 1.6, gap: 7, i: 0.8 }) +
  shape('M-24 -56Q0 -66 24 -56Q0 -50 -24 -56Z', 'haldi', 2)

const torsoD = 'M-30 42C-20 36 20 36 30 42C40 58 42 80 40 100H-40C-42 80 -40 58 -30 42Z'
const lapD = 'M-38 92C-66 94 -78 112 -74 126C-66 136 66 136 74 126C78 112 66 94 38 92C20 104 -20 104 -38 92Z'
/** A small child on the ground, from the front. `arms` are strokes from the shoulders. Origin: middle of the face; ground: y = 134. */
export const sittingChild = ({
  skin = 'chandan',
  cloth = 'marigold',
  shirt = 'paper',
  arms = [],
  head = '',
}: { skin?: Colour; cloth?: Colour; shirt?: Colour; arms?: readonly Stroke[]; head?: string } = {}): string =>
  limbs([['M0 26V44', 16]], skin) +
  shape(torsoD, shirt, 2.6) +
  dbl(lapD, cloth, { w: 7, i: 1.9, tick: 4.4 }) +
  both(
    shape('M4 124C12 112 44 112 52 124C54 132 34 134 12 133C4 133 2 128 4 124Z', skin, 2.2) +
      line('M46 119q4 4 1 10', 1.4),
  ) +
  limbs(arms, skin, { i: 2.2 }) +
  head

const waistD = 'M-26 0C-26 -12 -26 -30 -24 -44H26C30 -30 32 -14 32 0Z'
/** A man looking left, standing in a river, his joined hands full of water. Origin: at the water. */
export const manOffering = ({ skin = 'geru', cloth = 'paper' }: { skin?: Colour; cloth?: Colour } = {}): string =>
  shape('M-20 -100C-8 -106 18 -106 28 -96C36 -80 32 -58 26 -40H-24C-22 -60 -28 -80 -20 -100Z', skin, 2.6) +
  line('M-10 -102C0 -80 14 -60 26 -50', 4.4) +
  line('M-10 -102C0 -80 14 -60 26 -50', 1.6, 'paper') +
  shape(waistD, cloth, 2.6) +
  line('M-14 -40C-16 -26 -16 -12 -14 -2M2 -42V-2M18 -40C22 -26 22 -12 20 -2', 1.5, 'marigold') +
  line('M-24 -42H26', 4, 'sindoor') +
  at(0, -128, profile({ kind: 'acharya', skin, hair: 'ink' }), { k: 0.98 }) +
  limbs([['M6 -88Q-22 -70 -36 -72L-58 -84', 12]], skin, { i: 2.2 }) +
  shape('M-80 -92C-76 -78 -58 -74 -50 -82L-52 -92Q-66 -84 -80 -92Z', skin, 2.2) +
  line('M-72 -84Q-64 -79 -56 -83', 1.4)

/** A man looking left, in a long shirt; his arms are strokes. Origin: at his knees. */
export const man = ({
  cloth = 'paper',
  stole = 'marigold',
  skin = 'geru',
  arms = [],
  hold = '',
}: { cloth?: Colour; stole?: Colour; skin?: Colour; arms?: readonly Stroke[]; hold?: string } = {}): string =>
  shape('M-26 0C-26 -40 -26 -78 -18 -98C-4 -106 22 -104 32 -94C44 -60 42 -30 44 0Z', cloth, 2.6) +
  line('M-10 -100C-8 -84 -8 -70 -8 -56', 1.6) +
  shape('M6 -102C22 -104 34 -98 38 -80C42 -50 40 -26 40 0H22C24 -36 22 -74 6 -102Z', stole, 2.4) +
  line('M18 -94C32 -70 32 -34 31 -4', 2, 'sindoor', { dash: '0 6' }) +
  at(2, -124, profile({ kind: 'man', skin }), { k: 0.98 }) +
  hold +
  limbs(arms, skin, { i: 2.2 })
