// Consultation: two windows that face each other, an acharya in one, a woman with a telephone in the other.
import { dots, hatch, n, range } from '../parts/geom.ts'
import { type Colour, at, both, dbl, fill, flip, g, limbs, line, pearls, shape } from '../parts/pen.ts'
import { frame, garland, lotus, rangoli, toran } from '../parts/ornament.ts'
import { profile } from '../parts/people.ts'
import { chartDiagram, manuscript } from '../parts/almanac.ts'
import { type Scene, box, faint, hangsFrom, lampRow, pick, printed, printedOn, sizes } from './heroes-scene.ts'

/** A carved window with its dome; 240 × 420, origin: middle of its sill. */
const jharokha = (inside: Colour, who: string, { dome = 'marigold' }: { dome?: Colour } = {}) =>
  shape('M-92 -212C-86 -268 -40 -290 0 -318C40 -290 86 -268 92 -212Z', dome, 3) +
  line(
    'M-62 -216C-56 -256 -26 -280 0 -306C26 -280 56 -256 62 -216M-26 -216C-24 -256 -10 -280 0 -304C10 -280 24 -256 26 -216',
    2,
    'sindoor',
  ) +
  line('M0 -318V-346', 4) +
  at(0, -334, lotus(18, { k: 1, spread: 36, vein: false })) +
  shape('M-108 -222H108V-206H-108Z', 'sindoor', 2.8) +
  pearls('M-100 -214H100', { r: 2.4, gap: 9.6, i: 1.2 }) +
  shape('M-88 -206H88V0H-88Z', inside, 2.8) +
  line(dots('M-88 -206H88V0H-88Z', { gap: 26, inset: 9 }), 4, 'haldi', { o: 0.5 }) +
  who +
  shape(
    'M-88 -206V-120C-84 -150 -66 -150 -60 -166C-52 -190 -22 -180 0 -202C22 -180 52 -190 60 -166C66 -150 84 -150 88 -120V-206Z',
    'paper',
    2.6,
  ) +
  both(
    shape('M82 -206H102V0H82Z', 'paper', 2.8) +
      line('M86 -176H98M86 -168H98M86 -40H98M86 -32H98', 2.4, 'sindoor') +
      line(hatch('M84 -160H100V-50H84Z', { angle: 40, gap: 9, inset: 3 }), 1.6, 'geru'),
  ) +
  dbl('M-112 0H112V34H-112Z', 'sindoor', { w: 7, i: 1.9, tick: 4.6 }) +
  line(range(9, (i) => `M${-96 + i * 24} 17l8 -8l8 8l-8 8Z`).join(''), 2.2, 'haldi') +
  shape('M-100 36C-84 62 -40 60 0 86C40 60 84 62 100 36Z', 'marigold', 2.8) +
  line('M-70 44C-50 58 -20 58 0 72C20 58 50 58 70 44', 2, 'sindoor')

/** Shoulders and arm below a head in profile that looks to the left. */
const shoulders = (cloth: Colour, second: Colour) =>
  shape('M-4 34C-30 44 -52 66 -56 116H66C68 72 46 44 16 34Z', cloth, 3) +
  shape('M14 33C44 44 66 72 68 116H30C32 80 26 54 6 34Z', second, 2.6)
const caller = () =>
  shoulders('gulabi', 'peacock') +
  limbs(
    [
      ['M20 84Q-4 112 -28 104L-44 66', 13],
      ['M-44 66L-46 58', 11],
    ],
    'chandan',
    { i: 2.6 },
  ) +
  at(-48, 48, shape('M-10 -22H10V20H-10Z', 'ink', 2.4) + fill('M-6 -16H6V12H-6Z', 'haldi'), { r: -8 }) +
  limbs(
    [
      ['M-54 50H-42', 5],
      ['M-54 58H-42', 5],
    ],
    'chandan',
    { i: 1.8 },
  ) +
  line('M-34 90l12 -6M-31 96l12 -6', 3.4, 'haldi') +
  profile({ kind: 'woman', cloth: 'peacock' })
const adviser = () =>
  shape('M-4 34C-30 44 -52 66 -56 116H66C68 72 46 44 16 34Z', 'chandan', 3) +
  line('M-20 46C0 74 30 96 50 112', 5) +
  line('M-20 46C0 74 30 96 50 112', 2, 'paper') +
  shape('M10 34C44 42 70 70 70 116H26C30 84 26 56 4 36Z', 'marigold', 2.6) +
  line('M22 42C42 62 46 88 46 114', 4, 'sindoor') +
  pearls('M-10 38C-22 66 -10 90 6 98', { r: 4, gap: 10.4, col: 'geru', i: 1.4 }) +
  limbs(
    [
      ['M18 80Q-10 112 -34 100L-50 74', 13],
      ['M-50 74L-54 58', 5],
      ['M-47 73L-47 56', 5],
      ['M-44 74L-40 58', 5],
      ['M-54 78L-62 70', 4.6],
    ],
    'chandan',
    { i: 2.4 },
  ) +
  profile({ kind: 'acharya' })

export const consultation: Scene = (sheet) => {
  const { width: w, height: h } = sizes[sheet]
  const [left, right, sill, k] = pick(sheet, [604, 1096, 372, 0.98], [92, 268, 330, 0.68]) as [
    number,
    number,
    number,
    number,
  ]
  const middle = (left + right) / 2
  const inside = (who: string) => at(0, -104, who, { k: 1.22 })
  return (
    fill(box(0, 0, w, h), 'g-sky') +
    g(printed(printedOn(sheet), pick(sheet, 66, 58), 'marigold'), { opacity: 0.3 }) +
    (sheet === 'wide'
      ? g(at(236, 232, rangoli(150, { k: 16, kind: 'ring', col: 'marigold', w: 2.4 })), { opacity: faint })
      : '') +
    // what goes between them: a garland, and the chart they talk about
    garland(
      `M${n(left)} ${n(sill - 212 * k)}Q${n(middle)} ${n(sill - 212 * k + pick(sheet, 96, 60))} ${n(right)} ${n(sill - 212 * k)}`,
      { r: pick(sheet, 8, 5) },
    ) +
    pick(
      sheet,
      at(middle, 256, line('M0 -44V-90', 2.6) + chartDiagram(60)),
      at(middle, 84, line('M0 -34V-80', 2.4) + chartDiagram(38)),
    ) +
    at(
      pick(sheet, hangsFrom, 18),
      18,
      toran(w - pick(sheet, hangsFrom + 18, 36), { k: pick(sheet, 17, 10), s: 10, l: pick(sheet, 30, 24) }),
    ) +
    at(left, sill, jharokha('g-peacock', flip(inside(adviser()))), { k }) +
    at(right, sill, jharokha('g-sindoor', inside(caller()), { dome: 'gulabi' }), { k }) +
    pick(
      sheet,
      fill(box(0, 442, w, 40), 'g-sindoor') +
        line(`M0 442H${w}`, 2.6) +
        at(middle, 448, manuscript()) +
        lampRow(20, 470, 456, { gap: 66, s: 17 }),
      at(middle, 398, manuscript(), { k: 0.8 }),
    ) +
    frame({
      w,
      h,
      t: pick(sheet, 18, 16),
      motif: 'kolam',
      ground: 'haldi',
      a: 'sindoor',
      b: 'peacock',
      inner: 'none',
      u: 30,
    })
  )
}
