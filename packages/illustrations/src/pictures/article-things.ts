// What the covers of articles show. Foot at the origin, 150 wide and 170 high at the most.
import { circle, polar, range } from '../parts/geom.ts'
import { at, c, limbs, line, path, pearls, shape, turn } from '../parts/pen.ts'
import { lotus, marigold, petal } from '../parts/ornament.ts'
import { dayWheel, shikhara, surya } from '../parts/sky.ts'
import { coins, diya, lota } from '../parts/things.ts'
import { lion } from '../parts/fauna.ts'
import { palm } from '../parts/deity.ts'
import { chartDiagram, grahaColours, manuscript, moonDisc, star, starField } from '../parts/almanac.ts'
import { card, cardBack, nineParts, partWheel } from '../parts/learning.ts'
import { gemStone } from './products/gems.ts'
import { signs } from './rashis.ts'

export const stool = (w: number, thing: string) =>
  at(0, -14, thing) +
  shape(
    `M${-w} -14H${w}V-6H${-w}ZM${-w + 8} -6H${-w + 20}L${-w + 16} 4H${-w + 6}ZM${w - 8} -6H${w - 20}L${w - 16} 4H${w - 6}Z`,
    'geru',
    2.4,
  )
export const threeCards = () =>
  at(-40, -66, cardBack('neel'), { r: -16 }) +
  at(40, -66, cardBack('sindoor'), { r: 16 }) +
  at(0, -80, card(star(24, { k: 8, line: 'ink', col: 'marigold' }), { h: 62 }))
export const greatCard = () =>
  at(0, -84, card(at(0, -8, surya(24)) + at(0, 52, lotus(22, { k: 2, spread: 34 })), { w: 52, h: 80 }))
export const cardAndLeaves = () =>
  at(-30, -74, card(moonDisc(15), { w: 32, h: 52, edge: 'peacock' }), { r: -8 }) +
  at(34, -70, chartDiagram(34, { grahas: [1, 5, 9] })) +
  at(0, 2, manuscript(), { k: 1.05 })
export const balance = () =>
  line('M0 0V-130', 10) +
  line('M0 0V-130', 5, 'marigold') +
  shape('M-30 0H30L22 -12H-22Z', 'marigold', 2.6) +
  line('M-58 -116Q0 -136 58 -116', 9) +
  line('M-58 -116Q0 -136 58 -116', 4.4, 'marigold') +
  [-58, 58]
    .map(
      (x) =>
        line(`M${x} -116L${x - 24} -54M${x} -116L${x + 24} -54`, 2.2) +
        shape(`M${x - 28} -54H${x + 28}C${x + 22} -36 ${x - 22} -36 ${x - 28} -54Z`, 'haldi', 2.6),
    )
    .join('') +
  at(0, -136, shape(circle(0, 0, 7), 'sindoor', 2.2))
export const gemBalance = () => balance() + at(-58, -74, gemStone('ruby'), { k: 0.3 }) + at(58, -54, coins(6, 6))
export const nineGems = () =>
  at(
    0,
    -82,
    shape(circle(0, 0, 74), 'marigold', 3) +
      pearls(circle(0, 0, 67), { r: 2.2, gap: 8, i: 1.1 }) +
      range(8, (i) =>
        at(
          ...polar(45, i * 45),
          shape(circle(0, 0, 14), 'haldi', 2.2) +
            shape(circle(0, 0, 10), grahaColours[i + 1]!, 2) +
            line('M-5 -3Q-3 -7 2 -7', 2, 'paper'),
        ),
      ).join('') +
      shape(circle(0, 0, 24), 'haldi', 2.4) +
      shape(circle(0, 0, 18), 'sindoor', 2.4) +
      line('M-9 -4Q-6 -12 3 -12', 3, 'gulabi'),
  )
export const eightParts = () =>
  at(0, -84, partWheel(66, ['marigold', 'sindoor', 'gulabi', 'patta', 'geru', 'haldi', 'peacock', 'neel'], surya(14))) +
  at(0, 2, coins(6, 8))
export const almanac = () =>
  at(0, -96, dayWheel(62, { col: 'marigold', o: 1, w: 2.2 }) + surya(34)) + at(0, 2, manuscript({ cord: 'peacock' }))
export const rows = (list: readonly (readonly [number, number])[], thing: string) =>
  list.map(([x, y]) => at(x, y, thing)).join('')
export const lampsOfDiwali = () =>
  shape(circle(0, -140, 22), 'ink', 2.6) +
  line(circle(0, -140, 17), 1.6, 'haldi', { dash: '2 6' }) +
  rows(
    [
      [-50, 0],
      [0, 0],
      [50, 0],
      [-26, -42],
      [24, -42],
      [0, -84],
    ],
    diya(21, { fl: 24 }),
  )
export const hands = () =>
  at(-14, -44, limbs(palm(56), 'chandan', { i: 3 }), {}) +
  at(-14, -64, marigold(15)) +
  at(52, 0, lota(), { k: 1.2 }) +
  line('M34 -62Q14 -76 0 -66', 3, 'peacock')
export const nineSeeds = () =>
  at(
    0,
    -82,
    turn(9, path(petal(76, 22), { fill: c('paper'), stroke: c('ink'), 'stroke-width': 2.8 })) +
      range(9, (i) => at(...polar(52, i * 40), shape(circle(0, 0, 9), grahaColours[i]!, 2.2))).join('') +
      shape(circle(0, 0, 22), 'haldi', 2.8) +
      surya(9),
  )
export const twelve = () =>
  at(
    0,
    -82,
    partWheel(
      70,
      [
        'sindoor',
        'patta',
        'haldi',
        'peacock',
        'sindoor',
        'patta',
        'haldi',
        'peacock',
        'sindoor',
        'patta',
        'haldi',
        'peacock',
      ],
      at(0, 0, signs.karka[1](), { k: 0.22 }),
    ),
  )
export const nakedSky = () =>
  at(0, -88, moonDisc(50)) +
  starField(
    [
      [-70, -150],
      [70, -150],
      [-76, -20],
      [76, -20],
      [-84, -92],
      [84, -92],
    ],
    { r: 8 },
  )
export const wheelOfTurns = () => at(0, -84, nineParts(68, moonDisc(19, { petals: false })))
export const mandir = () => at(0, 0, shikhara(40, 70, { hall: 48 })) + at(0, -2, diya(10, { spout: false }))
export const sunAndLion = () => at(0, -112, surya(26)) + at(6, 0, lion(), { k: 0.7 })
