// Krishna with his flute.
import { type Colour, type Stroke, fill, line, shape, pearls, limbs, at } from './pen.ts'
import { garland } from './ornament.ts'
import { crown, bangle } from './deity.ts'
import { face } from './murti.ts'
import * as F from './fauna.ts'

/** Krishna from the waist up with his flute. Origin: face. */
export const krishna = ({ skin = 'neel' }: { skin?: Colour } = {}) => {
  const hand = (x: number, y: number) =>
    at(x, y, limbs([['M-8 6H8', 9], ...[-7, -2.4, 2.2, 6.8].map((q): Stroke => [`M${q} 4V-7`, 4.4])], skin, { i: 2 }))
  return (
    fill('M-28 -8C-44 16 -46 44 -38 66H38C46 44 44 16 28 -8Z', 'ink') +
    shape('M-66 150C-66 84 -48 56 -22 48H22C48 56 66 84 66 150Z', skin, 2.6) +
    shape('M-66 150C-66 96 -56 70 -40 56C-20 90 14 118 62 132L66 150Z', 'marigold', 2.6) +
    line('M-42 62C-22 96 14 122 62 138', 3, 'sindoor', { dash: '0 7' }) +
    limbs([['M0 28V50', 16]], skin) +
    garland('M-26 52C-26 112 26 112 28 52', { r: 6.4, cols: ['patta', 'paper', 'sindoor'] }) +
    pearls('M-17 48Q0 68 17 48', { r: 2.2, gap: 6.6, col: 'haldi', i: 1.1 }) +
    at(8, -58, F.feather(58), { r: 30 }) +
    at(-2, -62, F.feather(56), { r: -6 }) +
    at(0, 0, face({ skin, tilak: 'vishnu' }) + at(0, -24, crown(27, 44))) +
    limbs([['M-46 70Q-66 98 -58 106L-20 48', 13]], skin) +
    limbs([['M46 70Q76 96 68 104L48 46', 13]], skin) +
    line('M-40 34L96 22', 11) +
    line('M-40 34L96 22', 6, 'haldi') +
    line('M-20 32l0 0M70 24l0 0M80 23l0 0', 3.4) +
    line('M-34 33.500v0M60 25v0M90 22.5v0', 6, 'sindoor', { dash: '3 4', cap: 'butt' }) +
    hand(-14, 36) +
    hand(44, 31) +
    bangle(-30, 63, 33, 7) +
    bangle(54, 64, -18, 7)
  )
}
