// Covers of the articles, by their addresses. Each shows what its article is about; no two are alike.
import { pictureSet } from '../picture.ts'
import { circle, polar, range } from '../parts/geom.ts'
import { at, c, fit, limbs, line, path, pearls, shape, turn } from '../parts/pen.ts'
import { lotus, marigold, petal } from '../parts/ornament.ts'
import { dayWheel, shikhara, surya, tree } from '../parts/sky.ts'
import { bell, coins, conch, dhanush, diya, kalash, lota, samai, thali } from '../parts/things.ts'
import { elephant, lion, owl, peacock, ram } from '../parts/fauna.ts'
import { banana, tulsi } from '../parts/flora.ts'
import { palm } from '../parts/deity.ts'
import { crow } from '../parts/steeds.ts'
import { chartDiagram, grahaColours, house, inkPot, manuscript, moonDisc, star, starField } from '../parts/almanac.ts'
import {
  abacus,
  batAndBall,
  card,
  cardBack,
  clubs,
  compass,
  eclipse,
  flats,
  ledger,
  loop,
  meditating,
  nineParts,
  partWheel,
  seedSquare,
  stall,
  twoDoors,
  twoZodiacs,
} from '../parts/learning.ts'
import { gemStone, rudrakshaBead } from './products.ts'
import { type Cover, cover } from './covers.ts'
import { signs } from './rashis.ts'

const stool = (w: number, thing: string) =>
  at(0, -14, thing) +
  shape(
    `M${-w} -14H${w}V-6H${-w}ZM${-w + 8} -6H${-w + 20}L${-w + 16} 4H${-w + 6}ZM${w - 8} -6H${w - 20}L${w - 16} 4H${w - 6}Z`,
    'geru',
    2.4,
  )
const threeCards = () =>
  at(-40, -66, cardBack('neel'), { r: -16 }) +
  at(40, -66, cardBack('sindoor'), { r: 16 }) +
  at(0, -80, card(star(24, { k: 8, line: 'ink', col: 'marigold' }), { h: 62 }))
const greatCard = () =>
  at(0, -84, card(at(0, -8, surya(24)) + at(0, 52, lotus(22, { k: 2, spread: 34 })), { w: 52, h: 80 }))
const cardAndLeaves = () =>
  at(-30, -74, card(moonDisc(15), { w: 32, h: 52, edge: 'peacock' }), { r: -8 }) +
  at(34, -70, chartDiagram(34, { grahas: [1, 5, 9] })) +
  at(0, 2, manuscript(), { k: 1.05 })
const balance = () =>
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
const gemBalance = () => balance() + at(-58, -74, gemStone('ruby'), { k: 0.3 }) + at(58, -54, coins(6, 6))
const nineGems = () =>
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
const eightParts = () =>
  at(0, -84, partWheel(66, ['marigold', 'sindoor', 'gulabi', 'patta', 'geru', 'haldi', 'peacock', 'neel'], surya(14))) +
  at(0, 2, coins(6, 8))
const almanac = () =>
  at(0, -96, dayWheel(62, { col: 'marigold', o: 1, w: 2.2 }) + surya(34)) + at(0, 2, manuscript({ cord: 'peacock' }))
const rows = (list: readonly (readonly [number, number])[], thing: string) =>
  list.map(([x, y]) => at(x, y, thing)).join('')
const lampsOfDiwali = () =>
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
const hands = () =>
  at(-14, -44, limbs(palm(56), 'chandan', { i: 3 }), {}) +
  at(-14, -64, marigold(15)) +
  at(52, 0, lota(), { k: 1.2 }) +
  line('M34 -62Q14 -76 0 -66', 3, 'peacock')
const nineSeeds = () =>
  at(
    0,
    -82,
    turn(9, path(petal(76, 22), { fill: c('paper'), stroke: c('ink'), 'stroke-width': 2.8 })) +
      range(9, (i) => at(...polar(52, i * 40), shape(circle(0, 0, 9), grahaColours[i]!, 2.2))).join('') +
      shape(circle(0, 0, 22), 'haldi', 2.8) +
      surya(9),
  )
const twelve = () =>
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
const nakedSky = () =>
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
const wheelOfTurns = () => at(0, -84, nineParts(68, moonDisc(19, { petals: false })))
const mandir = () => at(0, 0, shikhara(40, 70, { hall: 48 })) + at(0, -2, diya(10, { spout: false }))
const sunAndLion = () => at(0, -112, surya(26)) + at(6, 0, lion(), { k: 0.7 })

const covers: Record<string, Cover> = {
  'asking-the-cards': {
    thing: threeCards(),
    ground: 'g-ink',
    niche: 'g-gulabi',
    motif: 'flower',
    band: 'sindoor',
    a: 'haldi',
    b: 'sindoor',
    side: 'star',
    aside: at(0, 0, samai(126)),
  },
  'ayanamsa-explained': {
    thing: at(0, -84, twoZodiacs()),
    ground: 'g-neel',
    niche: 'g-ink',
    motif: 'kolam',
    band: 'haldi',
    a: 'neel',
    b: 'sindoor',
    side: 'ring',
    round: true,
  },
  'bhagyank-and-name': {
    thing: at(0, -6, seedSquare(64)),
    ground: 'g-patta',
    niche: 'g-sindoor',
    motif: 'vine',
    a: 'patta',
    b: 'sindoor',
    aside: at(0, 0, inkPot(), { k: 1.1 }),
  },
  'buying-a-gem': {
    thing: gemBalance(),
    ground: 'g-peacock',
    niche: 'g-sky',
    motif: 'temple',
    a: 'peacock',
    b: 'haldi',
    side: 'ring',
    k: 12,
  },
  'choghadiya-for-traders': {
    thing: eightParts(),
    ground: 'g-gulabi',
    niche: 'g-peacock',
    motif: 'brick',
    a: 'marigold',
    b: 'sindoor',
    aside: at(0, 0, ledger(), { k: 0.72 }),
  },
  'daily-puja-at-home': {
    thing: at(0, -82, thali(78)),
    ground: 'g-haldi',
    niche: 'g-sindoor',
    motif: 'petal',
    a: 'sindoor',
    b: 'marigold',
    aside: at(0, -44, fit(0, 0, bell(), 1.1)),
  },
  'diwali-date': {
    thing: lampsOfDiwali(),
    ground: 'g-ink',
    niche: 'g-neel',
    motif: 'petal',
    a: 'marigold',
    b: 'sindoor',
    aside: rows(
      [
        [-26, 0],
        [30, 0],
      ],
      diya(18),
    ),
    side: 'lotus',
    k: 12,
  },
  'eclipse-rules': {
    thing: at(0, -86, eclipse(54)),
    ground: 'g-neel',
    niche: 'g-sindoor',
    motif: 'brick',
    a: 'ink',
    b: 'haldi',
    side: 'star',
    k: 12,
    hang: false,
  },
  'ekadashi-guide': {
    thing: stool(50, at(0, 0, shape('M-30 -52H30L22 0H-22Z', 'sindoor', 2.8) + at(0, -52, tulsi(92)))),
    ground: 'g-sky',
    niche: 'g-peacock',
    motif: 'vine',
    a: 'patta',
    b: 'haldi',
    aside: at(0, -46, conch()),
  },
  'griha-pravesh-muhurta': {
    thing: at(0, 2, house({ lit: true }), { k: 0.6 }) + at(0, 4, kalash(), { k: 0.34 }),
    ground: 'g-marigold',
    niche: 'g-sky',
    motif: 'temple',
    a: 'sindoor',
    b: 'haldi',
    aside: at(
      0,
      2,
      banana(108, {
        leaves: [
          [-60, 46],
          [-24, 54],
          [16, 56],
          [52, 48],
        ],
      }),
    ),
  },
  'houses-of-sport': {
    thing: batAndBall(),
    ground: 'g-patta',
    niche: 'g-haldi',
    motif: 'kolam',
    a: 'patta',
    b: 'sindoor',
    aside: at(0, -62, chartDiagram(46)),
  },
  'how-to-read-a-panchang': {
    thing: almanac(),
    ground: 'g-sindoor',
    niche: 'g-peacock',
    motif: 'flower',
    band: 'peacock',
    a: 'haldi',
    b: 'sindoor',
    side: 'ring',
    round: true,
  },
  'jupiter-transit': {
    thing: at(4, 0, elephant({ cloth: 'marigold' }), { k: 1.1 }),
    ground: 'g-haldi',
    niche: 'g-neel',
    motif: 'brick',
    a: 'marigold',
    b: 'neel',
    side: 'star',
    k: 8,
  },
  'lagna-and-rashi': {
    thing: twoDoors(surya(15), moonDisc(17, { petals: false })),
    ground: 'g-sky',
    niche: 'g-sindoor',
    motif: 'petal',
    a: 'neel',
    b: 'haldi',
    side: 'lotus',
    k: 12,
  },
  'limits-of-numerology': {
    thing: abacus(),
    ground: 'g-gulabi',
    niche: 'g-sky',
    motif: 'kolam',
    band: 'haldi',
    a: 'peacock',
    b: 'sindoor',
    side: 'ring',
    k: 9,
  },
  'major-arcana-plainly': {
    thing: greatCard(),
    ground: 'g-sindoor',
    niche: 'g-neel',
    motif: 'temple',
    a: 'neel',
    b: 'marigold',
    aside: at(0, -60, cardBack('peacock'), { r: 8, k: 0.9 }),
  },
  'mangal-dosha-calmly': {
    thing: at(0, 0, ram(), { k: 1.14 }),
    ground: 'g-sindoor',
    niche: 'g-haldi',
    motif: 'vine',
    a: 'sindoor',
    b: 'marigold',
    aside: at(0, -12, lotus(54, { k: 3 })),
  },
  'match-day-mind': {
    thing: meditating(),
    ground: 'g-peacock',
    niche: 'g-haldi',
    motif: 'vine',
    a: 'peacock',
    b: 'gulabi',
    aside: at(0, 0, tree(96, { r: 38, k: 9 })),
  },
  'muhurta-for-training': {
    thing: at(0, -128, surya(18)) + clubs(),
    ground: 'g-marigold',
    niche: 'g-peacock',
    motif: 'brick',
    a: 'peacock',
    b: 'haldi',
    aside: at(0, -62, dhanush(116)),
  },
  mulank: {
    thing: nineSeeds(),
    ground: 'g-neel',
    niche: 'g-gulabi',
    motif: 'flower',
    band: 'neel',
    a: 'haldi',
    b: 'sindoor',
    side: 'lotus',
    k: 9,
    round: true,
  },
  'nine-gems': {
    thing: nineGems(),
    ground: 'g-ink',
    niche: 'g-peacock',
    motif: 'kolam',
    band: 'haldi',
    a: 'sindoor',
    b: 'ink',
    side: 'ring',
    k: 9,
  },
  'puja-room': {
    thing: mandir(),
    ground: 'g-gulabi',
    niche: 'g-haldi',
    motif: 'petal',
    a: 'gulabi',
    b: 'peacock',
    aside: at(0, 0, samai(116)),
  },
  'rashi-and-sun-sign': {
    thing: sunAndLion(),
    ground: 'g-patta',
    niche: 'g-gulabi',
    motif: 'flower',
    band: 'sindoor',
    a: 'haldi',
    b: 'patta',
    side: 'star',
    k: 12,
  },
  'read-your-first-kundli': {
    thing: at(0, -84, chartDiagram(66)),
    ground: 'g-peacock',
    niche: 'g-gulabi',
    motif: 'petal',
    a: 'marigold',
    b: 'peacock',
    aside: at(0, 0, inkPot()),
  },
  'retrograde-planets': {
    thing: loop(),
    ground: 'g-ink',
    niche: 'g-neel',
    motif: 'kolam',
    band: 'sand',
    a: 'sindoor',
    b: 'neel',
    side: 'star',
    k: 16,
    hang: false,
    round: true,
  },
  'rudraksha-guide': {
    thing:
      line('M0 -168C-22 -150 -20 -132 -6 -118M0 -168C22 -150 20 -132 6 -118', 6) +
      line('M0 -168C-22 -150 -20 -132 -6 -118M0 -168C22 -150 20 -132 6 -118', 2.6, 'sindoor') +
      at(0, -66, rudrakshaBead(5, 60)),
    ground: 'g-sky',
    niche: 'g-patta',
    motif: 'vine',
    a: 'patta',
    b: 'geru',
    aside: at(0, 0, tree(92, { r: 40, k: 11 })),
  },
  'sade-sati': {
    thing: at(0, 0, crow(), { k: 1.06 }),
    ground: 'g-neel',
    niche: 'sand',
    motif: 'brick',
    a: 'neel',
    b: 'haldi',
    side: 'lotus',
    k: 7,
    hang: false,
  },
  'shop-opening-muhurta': {
    thing: stall(),
    ground: 'g-haldi',
    niche: 'g-patta',
    motif: 'temple',
    a: 'marigold',
    b: 'sindoor',
    aside: at(0, 0, kalash(), { k: 0.86 }),
  },
  'tarot-and-jyotish': {
    thing: cardAndLeaves(),
    ground: 'g-gulabi',
    niche: 'g-ink',
    motif: 'petal',
    a: 'peacock',
    b: 'haldi',
    side: 'star',
    k: 8,
  },
  'tithi-explained': {
    thing: nakedSky(),
    ground: 'g-ink',
    niche: 'g-neel',
    motif: 'flower',
    band: 'neel',
    a: 'paper',
    b: 'haldi',
    aside: at(0, -8, owl(), { k: 1.3 }),
  },
  'twelve-rashis': {
    thing: twelve(),
    ground: 'g-sky',
    niche: 'g-peacock',
    motif: 'brick',
    a: 'sindoor',
    b: 'haldi',
    side: 'ring',
    k: 12,
    round: true,
  },
  'vastu-directions': {
    thing: at(0, -84, compass(70)),
    ground: 'g-patta',
    niche: 'g-peacock',
    motif: 'temple',
    a: 'patta',
    b: 'sindoor',
    side: 'star',
    k: 8,
    round: true,
  },
  'vastu-small-flat': {
    thing: flats(),
    ground: 'g-peacock',
    niche: 'g-haldi',
    motif: 'brick',
    a: 'gulabi',
    b: 'haldi',
    aside: at(0, 0, shape('M-24 -36H24L18 0H-18Z', 'geru', 2.6) + at(0, -36, tulsi(70))),
  },
  'vimshottari-dasha': {
    thing: wheelOfTurns(),
    ground: 'g-sindoor',
    niche: 'g-sky',
    motif: 'kolam',
    band: 'haldi',
    a: 'sindoor',
    b: 'peacock',
    side: 'lotus',
    k: 9,
    round: true,
  },
  'what-is-a-sankalp': {
    thing: hands(),
    ground: 'g-marigold',
    niche: 'g-sindoor',
    motif: 'petal',
    a: 'gulabi',
    b: 'haldi',
    aside: at(0, 2, peacock(), { k: 0.86 }),
  },
  'work-in-the-chart': {
    thing: ledger() + at(74, 2, coins(6, 8)),
    ground: 'g-sky',
    niche: 'g-gulabi',
    motif: 'temple',
    a: 'peacock',
    b: 'marigold',
    aside: at(0, -64, chartDiagram(44, { grahas: [10, 2, 6, 10, 11, 7, 10, 3, 9] })),
  },
}
export const articles = pictureSet(
  'articles',
  Object.fromEntries(Object.entries(covers).map(([slug, picture]) => [slug, () => cover(picture)])),
  { width: 480, height: 270 },
)
