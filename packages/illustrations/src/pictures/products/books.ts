// Books and the wall almanac. Covers carry no words: each leaves a plate where the page sets the title.
import { n, polar, p2, range, circle } from '../../parts/geom.ts'
import { type Colour, type Stroke, at, dbl, fill, fit, limbs, line, pearls, shape, turn } from '../../parts/pen.ts'
import { type Place, flame, halo, lotus, petal, places } from '../../parts/ornament.ts'
import { chakra, conch, gada, kalash, padma, trishul } from '../../parts/things.ts'
import { surya } from '../../parts/sky.ts'
import { besideScale, inPalm } from './size.ts'
import { type Body, type Views, shelf, stand } from './shelf.ts'

type Binding = 'cloth' | 'spiral' | 'leaves'
type Book = {
  /** Width and height in millimetres. */
  mm: [w: number, h: number]
  cloth: Colour
  /** Tones of the border's print. */
  print: [Colour, Colour]
  binding: Binding
  emblem: () => string
}
const width = 200
const height = ({ mm: [w, h] }: Book): number => (width * h) / w
/** The plate for the title, in a cover's own units: x and y from the cover's upper left corner. */
const plateOf = (book: Book): { x: number; y: number; w: number; h: number } => {
  const h = height(book)
  return book.binding === 'leaves' ? { x: 26, y: 22, w: 148, h: 34 } : { x: 34, y: h - 92, w: 132, h: 56 }
}
const box = (x: number, y: number, w: number, h: number): string => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`

// ---- emblems, about 130 wide around the origin -------------------------------------------------------------------------
const durga = (): string =>
  at(0, 0, halo(56, { ring: true, k: 28, tongue: 9, w: 12, inner: 'gulabi' })) +
  at(-16, 44, fit(0, 0, trishul(82), 1, {}), { r: -28 }) +
  at(16, 44, fit(0, 0, trishul(82), 1, {}), { r: 28 }) +
  at(0, 46, lotus(42, { k: 3, col: 'paper', tip: 'sindoor' }))
const wheel = (): string =>
  turn(16, shape('M-7 -62L0 -72L7 -62Z', 'haldi', 1.8)) +
  shape(circle(0, 0, 62), 'sindoor', 3) +
  pearls(circle(0, 0, 53), { r: 2.6, gap: 10.4, i: 1.2 }) +
  shape(circle(0, 0, 44), 'haldi', 2.4) +
  turn(8, shape('M-4 -8L-6 -42H6L4 -8Z', 'sindoor', 1.8)) +
  shape(circle(0, 0, 15), 'marigold', 2.6) +
  turn(6, shape(petal(12, 4), 'paper', 1.4))
const katha = (): string =>
  shape(circle(0, 0, 62), 'neel', 2.8) +
  fill('M30 -50A34 34 0 1 0 52 -10A28 28 0 1 1 30 -50Z', 'paper') +
  line(range(9, (i) => `M${p2(...polar(54, i * 40 + 14))}h0`).join(''), 4, 'haldi') +
  fit(-6, 50, kalash(), 0.74, { keep: 0.5 })
const vishnu = (): string =>
  shape(circle(0, 0, 64), 'haldi', 2.8) +
  line('M-62 0H62M0 -62V62', 2, 'geru') +
  at(31, -31, chakra(17)) +
  at(-31, -31, conch(), { k: 0.5 }) +
  at(-31, 40, gada(46), { k: 0.86 }) +
  at(31, 40, padma(20, { stem: 22 }), { k: 0.9 }) +
  shape(circle(0, 0, 8), 'sindoor', 2.2)
/** A chart of the north: a square, its diagonals, the lines between the middles of its sides. */
const chart = (q: number, w: number, ink: Colour = 'ink'): string =>
  line(
    `M${-q} ${-q}H${q}V${q}H${-q}ZM${-q} ${-q}L${q} ${q}M${q} ${-q}L${-q} ${q}M0 ${-q}L${q} 0L0 ${q}L${-q} 0Z`,
    w,
    ink,
  )
const workbook = (): string =>
  shape(box(-60, -60, 120, 120), 'haldi', 2.8) +
  fill('M0 -60L30 -30L0 0L-30 -30Z', 'gulabi') +
  fill('M60 0L30 30L0 0L30 -30ZM-60 0L-30 30L0 0L-30 -30Z', 'paper') +
  chart(60, 2.6) +
  line('M0 -32h0M-44 -4h0M44 6h0M4 34h0M-32 44h0', 9, 'sindoor') +
  line('M36 -46h0M-36 -44h0M14 -26h0', 9, 'neel')
const almanac = (): string => ''

const catalogue = {
  'sankalp-panchang-2027': {
    mm: [300, 420],
    cloth: 'paper',
    print: ['marigold', 'sindoor'],
    binding: 'leaves',
    emblem: almanac,
  },
  'durga-saptashati': {
    mm: [140, 210],
    cloth: 'sindoor',
    print: ['haldi', 'marigold'],
    binding: 'cloth',
    emblem: durga,
  },
  'bhagavad-gita-pocket': {
    mm: [90, 130],
    cloth: 'marigold',
    print: ['sindoor', 'paper'],
    binding: 'cloth',
    emblem: wheel,
  },
  'reading-your-own-chart': {
    mm: [210, 280],
    cloth: 'sand',
    print: ['peacock', 'sindoor'],
    binding: 'spiral',
    emblem: workbook,
  },
  'vrat-katha-collection': {
    mm: [140, 210],
    cloth: 'haldi',
    print: ['sindoor', 'peacock'],
    binding: 'cloth',
    emblem: katha,
  },
  'vishnu-sahasranama': { mm: [120, 180], cloth: 'neel', print: ['haldi', 'gulabi'], binding: 'cloth', emblem: vishnu },
} as const satisfies Record<string, Book>
type Title = keyof typeof catalogue

// ---- covers ------------------------------------------------------------------------------------------------------------
/** Four ways to print a border, so that no two covers have the same. */
const borders: Record<Title, (book: Book) => string> = {
  'sankalp-panchang-2027': () => '',
  'durga-saptashati': ({ print: [a] }) => shape('M0 0L10 17L20 0Z', a, 1.6),
  'bhagavad-gita-pocket': ({ print: [a, b] }) =>
    shape('M1 0C1 12 8 15 10 18C12 15 19 12 19 0Z', a, 1.6) + line('M10 6h0', 4, b),
  'reading-your-own-chart': ({ print: [a] }) => shape('M3 3H11V11H3Z', a, 1.4),
  'vrat-katha-collection': ({ print: [a, b] }) => shape(circle(10, 8, 6), a, 1.6) + line('M10 8h0', 4, b),
  'vishnu-sahasranama': ({ print: [a, b] }) => line('M0 3Q5 14 10 3T20 3', 2.4, a) + line('M5 14h0', 4, b),
}
/** A cover from the front, its upper left corner at the origin. */
const cover = (id: Title): string => {
  const book: Book = catalogue[id]
  const [h, plate] = [height(book), plateOf(book)]
  const motif = borders[id](book)
  const along = (k: number, x: number, y: number, r: number): Place[] => {
    const [dx, dy] = r === 90 ? [0, 20] : r === 180 ? [-20, 0] : r === -90 ? [0, -20] : [20, 0]
    return range(k, (i): Place => [x + i * dx, y + i * dy, r])
  }
  const [kw, kh] = [8, Math.floor((h - 40) / 20)]
  const gap = (h - kh * 20) / 2
  return (
    // pages, seen at the right and below
    shape(box(6, 6, width, h), 'paper', 3) +
    line(`M10 ${n(h + 3)}H${width + 4}M${width + 3} 10V${n(h + 3)}`, 1.3, 'g-line') +
    shape(box(0, 0, width, h), book.cloth, 4) +
    line(`M14 2V${n(h - 2)}`, 2, book.print[0]) +
    (motif
      ? places(motif, [
          ...along(kw, 28, 12, 0),
          ...along(kw, 188, h - 12, 180),
          ...along(kh, 190, gap, 90),
          ...along(kh, 26, h - gap, -90),
        ])
      : '') +
    at(108, (plate.y + 24) / 2 + 6, book.emblem(), { k: Math.min(1, (plate.y - 44) / 142) }) +
    dbl(box(plate.x, plate.y, plate.w + 8, plate.h), 'paper', { w: 8, i: 2, tick: 4.8 }) +
    (book.binding === 'spiral'
      ? range(
          Math.floor((h - 24) / 18),
          (i) =>
            shape(circle(9, 18 + i * 18, 4), 'g-patta', 1.8) +
            line(`M9 ${18 + i * 18}C-10 ${10 + i * 18} -12 ${24 + i * 18} 2 ${22 + i * 18}`, 3.4),
        ).join('')
      : '')
  )
}
/** The wall almanac: a rod, the wheel of the day, the plate, the fields of a month. */
const wall = (): string => {
  const h = height(catalogue['sankalp-panchang-2027'])
  const fields = range(5, (row) => range(7, (i) => ({ x: 24 + i * 22, y: 166 + row * 21, at: row * 7 + i }))).flat()
  const phase = ({ x, y, at }: { x: number; y: number; at: number }): string =>
    at % 15 === 3 ? `M${n(x + 11)} ${n(y + 10)}h0` : ''
  return (
    line('M40 -4L100 -40L160 -4', 3) +
    shape(circle(100, -42, 6), 'marigold', 2.4) +
    shape(box(6, 6, width, h), 'sand', 2.6) +
    shape(box(0, 0, width, h), 'paper', 3.4) +
    shape('M-10 -8H210V8H-10Z', 'geru', 3) +
    dbl(box(20, 18, 160, 42), 'paper', { w: 8, i: 2, tick: 4.8 }) +
    at(100, 112, surya(26)) +
    line(`M20 166h160`, 2) +
    shape(fields.map(({ x, y }) => box(x, y, 19, 18)).join(''), 'haldi', 1.5) +
    shape(
      fields
        .filter(({ at }) => at % 7 === 0)
        .map(({ x, y }) => box(x, y, 19, 18))
        .join(''),
      'gulabi',
      1.5,
    ) +
    line(fields.map(phase).join(''), 9, 'ink') +
    line(
      fields
        .filter(({ at }) => at % 15 === 11)
        .map(({ x, y }) => `M${n(x + 9.5)} ${n(y + 9)}h0`)
        .join(''),
      10,
      'ink',
    ) +
    line(
      fields
        .filter(({ at }) => at % 15 === 11)
        .map(({ x, y }) => `M${n(x + 9.5)} ${n(y + 9)}h0`)
        .join(''),
      7,
      'paper',
    ) +
    line(
      fields
        .filter(({ at }) => at % 9 === 5)
        .map(({ x, y }) => `M${n(x + 5)} ${n(y + 13)}h9`)
        .join(''),
      2.6,
      'sindoor',
    )
  )
}
const bodyOf = (id: Title): Body => {
  const book: Book = catalogue[id]
  const hung = book.binding === 'leaves'
  const h = height(book)
  return hung
    ? { art: wall(), box: [-10, -48, 220, h + 54], mm: (book.mm[0] * 220) / 200 }
    : { art: cover(id), box: [-4, -2, 212, h + 10], mm: (book.mm[0] * 212) / 200 }
}
/** The first view of each: how large it stands and where its foot is. */
const place = (id: Title): { scale: number; x: number; y: number } => {
  const {
    mm,
    box: [, , w, h],
  } = bodyOf(id)
  return { scale: 292 / ((mm * h) / w), x: 160, y: 306 }
}
/** Where the title may be set over `products/<id>`, in shares of the picture. */
export const titlePlate = (id: string): { x: number; y: number; w: number; h: number } | undefined => {
  if (!isTitle(id)) return undefined
  const book: Book = catalogue[id]
  const {
    box: [bx, by, bw, bh],
    mm,
  } = bodyOf(id)
  const { scale, x, y } = place(id)
  const k = (mm * scale) / bw
  const plate =
    book.binding === 'leaves' ? { x: 20, y: 18, w: 160, h: 42 } : { ...plateOf(book), w: plateOf(book).w + 8 }
  const inset = 7
  return {
    x: (x - k * (bx + bw / 2 - plate.x - inset)) / 320,
    y: (y - k * (by + bh - plate.y - inset)) / 320,
    w: (k * (plate.w - 2 * inset)) / 320,
    h: (k * (plate.h - 2 * inset)) / 320,
  }
}
const isTitle = (id: string): id is Title => id in catalogue

// ---- open pages --------------------------------------------------------------------------------------------------------
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
const pages: Record<Title, () => string> = {
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

// ---- held --------------------------------------------------------------------------------------------------------------
/** A book held from below: the palm behind it, the thumb before it. */
const held = (id: Title, scale: number, skin: Colour): string => {
  const book: Body = bodyOf(id)
  const s = scale
  const back: Stroke[] = [
    [`M176 400L166 250`, 82 * s],
    [`M${n(166 + 34 * s)} 260L${n(166 + 58 * s)} ${n(270 - 74 * s)}`, 17 * s],
    [`M${n(166 + 40 * s)} 270L${n(166 + 66 * s)} ${n(270 - 52 * s)}`, 17 * s],
  ]
  return shelf(
    'book',
    limbs(back, skin, { i: 3 }) +
      stand(book, s, 160, 262) +
      limbs([[`M${n(150 - 10 * s)} 330Q${n(140 - 14 * s)} 270 ${n(150 - 2 * s)} ${n(262 - 26 * s)}`, 21 * s]], skin, {
        i: 3,
      }) +
      shape(
        `M${n(142 - 2 * s)} ${n(262 - 30 * s)}q${n(8 * s)} ${n(-9 * s)} ${n(14 * s)} ${n(2 * s)}q${n(-2 * s)} ${n(12 * s)} ${n(-8 * s)} ${n(12 * s)}q${n(-7 * s)} ${n(-4 * s)} ${n(-6 * s)} ${n(-14 * s)}Z`,
        'gulabi',
        2,
      ),
    { form: 'ring', petals: 12, r: 150 },
  )
}
const first = (id: Title, petals: number, form: 'lotus' | 'star' | 'ring'): string => {
  const { scale, x, y } = place(id)
  return shelf('book', stand(bodyOf(id), scale, x, y), { petals, form, r: 150 })
}
const open = (id: Title): string => shelf('book', pages[id](), { form: 'star', petals: 10, r: 152 })

export const books: Record<Title, Views> = {
  'sankalp-panchang-2027': {
    thing: () => first('sankalp-panchang-2027', 12, 'ring'),
    detail: () => open('sankalp-panchang-2027'),
    size: () => besideScale(bodyOf('sankalp-panchang-2027'), { of: 'book', cm: 30, form: 'none' }),
  },
  'durga-saptashati': {
    thing: () => first('durga-saptashati', 8, 'lotus'),
    detail: () => open('durga-saptashati'),
    size: () => besideScale(bodyOf('durga-saptashati'), { of: 'book', form: 'star' }),
  },
  'bhagavad-gita-pocket': {
    thing: () => first('bhagavad-gita-pocket', 16, 'star'),
    detail: () => open('bhagavad-gita-pocket'),
    size: () => inPalm(bodyOf('bhagavad-gita-pocket'), { of: 'book', dy: -14, bangle: 'peacock' }),
  },
  'reading-your-own-chart': {
    thing: () => first('reading-your-own-chart', 12, 'star'),
    detail: () => open('reading-your-own-chart'),
    size: () => besideScale(bodyOf('reading-your-own-chart'), { of: 'book', cm: 30, form: 'lotus' }),
  },
  'vrat-katha-collection': {
    thing: () => first('vrat-katha-collection', 12, 'lotus'),
    detail: () => open('vrat-katha-collection'),
    size: () => held('vrat-katha-collection', 1.1, 'chandan'),
  },
  'vishnu-sahasranama': {
    thing: () => first('vishnu-sahasranama', 10, 'ring'),
    detail: () => open('vishnu-sahasranama'),
    size: () => held('vishnu-sahasranama', 1.3, 'geru'),
  },
}
