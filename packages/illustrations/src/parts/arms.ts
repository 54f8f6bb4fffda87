// Arms of a deity: behind the body with what they hold, and the two in front with their gestures.
import { circle } from './geom.ts'
import { type Colour, fill, line, shape, limbs, at, both, flip } from './pen.ts'
import { palm, bangle, fist } from './deity.ts'

// Where hands come: pairs from the shoulder outwards. [elbow path, hand x, hand y, tilt of what is held]
const raised: Seat = { d: 'M30 58Q50 62 66 84L80 46', x: 82, y: 38, r: 12, b: [76, 58, 20] }
const wide: Seat = { d: 'M30 58Q56 64 80 90L100 60', x: 103, y: 55, r: 26, b: [93, 71, 34] }
const low: Seat = { d: 'M30 60Q52 70 76 104L104 92', x: 109, y: 90, r: 58, b: [94, 96.5, 66] }
/** Three pairs that leave air between eight hands. */
const fanTop: Seat = { d: 'M26 56Q46 54 54 44L60 2', x: 61, y: -6, r: 6, b: [58, 14, 8] }
const fanMiddle: Seat = { d: 'M28 57Q54 58 70 64L98 30', x: 103, y: 24, r: 40, b: [90, 40, 40] }
const fanLow: Seat = { d: 'M30 60Q52 70 76 98L114 80', x: 121, y: 77, r: 74, b: [104, 85, 64] }
/** Over the head, as when water is poured. */
const above: Seat = { d: 'M29 56Q60 46 72 8L56 -58', x: 54, y: -66, r: 0, b: [60, -42, -13] }
const high: Seat = { d: 'M28 56Q46 56 56 62L62 22', x: 63, y: 14, r: 8, b: [60.5, 34, 9] }
const seats = { raised, wide, low, high, above, fanTop, fanMiddle, fanLow }
type Seat = { d: string; x: number; y: number; r: number; b: [x: number, y: number, turn: number] }
/** An arm behind the body. side: 1 right of the picture, -1 left; hold: what it holds, drawn at the grip. */
export type Arm = { side: 1 | -1; seat: keyof typeof seats; hold: string }
export const arm = ({ side, seat, hold }: Arm, skin: Colour) => {
  const { d, x, y, r, b } = seats[seat]
  const s = limbs([[d, 12]], skin) + bangle(b[0], b[1], b[2], 7) + at(x, y, hold, { r }) + fist(x, y, skin, 7)
  return side > 0 ? s : flip(s)
}
export const blessing = (skin: Colour) =>
  limbs([['M31 59Q48 74 60 102L66 86', 12]], skin) +
  bangle(64, 92, 18, 7) +
  at(67, 82, limbs(palm(13), skin, { i: 2 }) + fill(circle(0, -7, 3), 'sindoor'), { r: 6 })
export const giving = (skin: Colour) =>
  limbs([['M31 59Q50 74 60 100L50 114', 12]], skin) +
  bangle(54, 108, 40, 7) +
  at(49, 116, limbs(palm(13, false), skin, { i: 2 }) + fill(circle(0, 7, 3), 'sindoor'), { r: 12 })
/** A gesture, or the drawing of the arm with what it does. */
export type Hand = 'blessing' | 'giving' | (string & {})
/** Both hands joined before the chest. */
export const namaste = (skin: Colour): string =>
  both(limbs([['M31 59Q54 84 40 104L10 92', 12]], skin) + bangle(22, 97, -72, 7)) +
  shape('M0 48C8 58 12 74 11 90Q12 100 0 101Q-12 100 -11 90C-12 74 -8 58 0 48Z', skin, 2.2) +
  line('M0 52V98M-6 64Q-8 78 -6 88M6 64Q8 78 6 88', 1.4)
/** The open hand in the lap, palm up; something may lie on it. */
export const lapHand = (skin: Colour, thing = ''): string =>
  limbs([['M31 59Q56 84 44 106L14 116', 12]], skin) +
  bangle(28, 112, 72, 7) +
  at(0, 112, thing) +
  limbs([['M-14 118Q0 124 16 117', 8]], skin, { i: 2 })
