// Open pages: what a book looks like inside, with ruled lines for its text.
import { n, circle, range } from '../../parts/geom.ts'
import { type Colour, at, fill, fit, line, shape, turn } from '../../parts/pen.ts'
import { flame, petal } from '../../parts/ornament.ts'
import { kalash } from '../../parts/things.ts'
import { type Title, box, chart } from './book-covers.ts'

/** Ruled lines of text from (x, y): every row [weight, length]. */
const ruled = (
  x: number,
  y: number,
  rows: readonly [w: number, l: number][],
  gap: number,
  col: Colour = 'geru',
): string => rows.map(([w, l], i) => (l ? line(`M${x} ${y + i * gap}h${l}`, w, col) : '')).join('')
/** An open book: two pages over their cover. */
const spread = (cloth: Colour, left: string, right: string): string =>
  shape('M6 66H314V290H6Z', cloth, 4) +
  shape(
    'M160 66C120 50 60 48 16 58V276C60 266 120 268 160 284C200 268 260 266 304 276V58C260 48 200 50 160 66Z',
    'paper',
    3.4,
  ) +
  line('M160 66V284', 2.6) +
  line('M20 268C60 258 120 260 158 274M300 268C260 258 200 260 162 274', 1.4, 'g-line') +
  left +
  right
export const pages: Record<Title, () => string> = {
  'sankalp-panchang-2027': () => monthCloseBy(),
  'durga-saptashati': () => {
    const verse = ruled(
      36,
      92,
      [
        [6, 104],
        [6, 92],
        [2, 104],
        [2, 88],
        [0, 0],
        [6, 104],
        [6, 80],
        [2, 104],
        [2, 96],
      ],
      18,
    )
    return (
      spread('sindoor', verse, at(144, 0, verse)) +
      shape('M196 54V300L188 290L180 302V52Z', 'sindoor', 2.4) +
      shape('M122 54V312L114 300L106 312V52Z', 'marigold', 2.4)
    )
  },
  'bhagavad-gita-pocket': () => {
    const page = (a: Colour, b: Colour): string =>
      at(88, 84, turn(6, shape(petal(13, 4), a, 1.4))) +
      ruled(
        36,
        112,
        [
          [5, 104],
          [5, 104],
          [0, 0],
          [2.4, 100],
          [2.4, 88],
          [0, 0],
          [2.4, 100],
          [2.4, 74],
          [2.4, 92],
        ],
        17,
        b,
      )
    return (
      spread('marigold', page('sindoor', 'geru'), at(144, 0, page('peacock', 'peacock'))) +
      line('M160 76V276', 4, 'sindoor', { dash: '10 12' })
    )
  },
  'reading-your-own-chart': () => {
    const dotted = range(5, (i) => `M36 ${200 + i * 15}h104`).join('')
    const blank = at(88, 130, shape(box(-50, -50, 100, 100), 'sand', 2) + chart(50, 2.2))
    return (
      spread(
        'sand',
        blank + line(dotted, 2, 'geru', { dash: '3 5' }),
        at(144, 0, at(0, 0, blank) + line(dotted, 2, 'peacock', { dash: '3 5' })),
      ) +
      range(11, (i) => line(`M150 ${74 + i * 19.6}Q160 ${66 + i * 19.6} 170 ${74 + i * 19.6}`, 4)).join('') +
      at(
        270,
        300,
        shape('M-6 0L-8 -92H8L6 0L0 14Z', 'marigold', 2.8) +
          shape('M-6 0H6L0 14Z', 'chandan', 2) +
          line('M-7 -80H7', 3, 'sindoor'),
        { r: 28 },
      )
    )
  },
  'vrat-katha-collection': () =>
    spread(
      'haldi',
      ruled(
        36,
        88,
        [
          [4.4, 60],
          [2.2, 104],
          [2.2, 98],
          [2.2, 104],
          [2.2, 84],
          [0, 0],
          [2.2, 104],
          [2.2, 100],
          [2.2, 104],
          [2.2, 66],
        ],
        18,
      ),
      at(232, 166, shape(box(-54, -76, 108, 120), 'g-sky', 2.6) + fit(0, 38, kalash(), 0.76, { keep: 0.5 })) +
        ruled(
          180,
          232,
          [
            [2.2, 104],
            [2.2, 70],
          ],
          16,
        ),
    ),
  'vishnu-sahasranama': () => {
    const column = (x: number): string =>
      range(
        9,
        (i) =>
          line(`M${x} ${86 + i * 20}h0`, 6, 'sindoor') +
          line(`M${x + 9} ${86 + i * 20}h${i % 3 ? 34 : 28}`, 4, 'neel') +
          line(`M${x + 9} ${94 + i * 20}h${i % 2 ? 38 : 32}`, 1.8, 'geru'),
      ).join('')
    const page = column(34) + column(92) + line('M87 78V262', 1.6, 'g-line')
    return spread('neel', page, at(144, 0, page))
  },
}
/** A week of the almanac: the moon of each day, fasts and festivals. */
const monthCloseBy = (): string => {
  const field = (i: number): string => {
    const [x, y] = [(i % 4) * 82 - 8, Math.floor(i / 4) * 104 + 4]
    const lit = i / 11
    const q = 26 * (1 - 2 * lit)
    const moon =
      shape(circle(41, 42, 26), 'ink', 2.4) +
      fill(`M41 16A26 26 0 0 1 41 68A${n(Math.abs(q))} 26 0 0 ${q > 0 ? 0 : 1} 41 16Z`, 'paper')
    return at(
      x,
      y,
      shape('M0 0H80V102H0Z', i % 7 === 3 ? 'gulabi' : 'haldi', 2.8) +
        moon +
        line('M14 82H66', 3, 'geru') +
        line('M14 91H48', 2, 'geru') +
        (i % 5 === 2 ? at(62, 22, flame(22)) : ''),
    )
  }
  return fill('M0 0H320V320H0Z', 'paper') + range(12, field).join('')
}
