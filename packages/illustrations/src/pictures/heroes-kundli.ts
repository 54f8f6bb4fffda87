// Kundli: the scroll of a birth, the lamp and pen of the one who writes it, and the child.
import { type Point, circle, hatch, n, polar, range, scatter } from '../parts/geom.ts'
import { at, dbl, fill, g, line, pearls, shape } from '../parts/pen.ts'
import { frame, lotus, rangoli } from '../parts/ornament.ts'
import { samai } from '../parts/things.ts'
import { ganeshHead } from '../parts/deity.ts'
import { chartDiagram, cradle, grahaColours, inkPot, manuscript, starField } from '../parts/almanac.ts'
import { type Scene, box, faint, pick, quiet, sizes } from './heroes-scene.ts'

/** A hanging scroll; w: half width, h: height. Origin: middle of its upper roller. */
const scroll = (w: number, h: number, head: string) => {
  const sheetD = `M${-w} 0H${w}V${h}H${-w}Z`
  const roller = (y: number) =>
    shape(`M${-w - 16} ${y - 8}H${w + 16}V${y + 8}H${-w - 16}Z`, 'sindoor', 2.8) +
    shape(circle(-w - 20, y, 11) + circle(w + 20, y, 11), 'marigold', 2.6)
  const words = range(
    Math.max(0, Math.floor((h - 2 * w - 74) / 13)),
    (i) => `M${n(-w * 0.7 + (i % 2) * 8)} ${n(h - 24 - i * 13)}H${n(w * 0.7 - (i % 3) * 14)}`,
  )
  return (
    line('M-40 0L0 -34L40 0', 3) +
    dbl(sheetD, 'sand', { w: 9, i: 2.1, tick: 5 }) +
    line(
      hatch(`M${-w + 8} 12H${-w + 26}V${h - 12}H${-w + 8}Z`, { angle: 45, gap: 8, inset: 2 }) +
        hatch(`M${w - 26} 12H${w - 8}V${h - 12}H${w - 26}Z`, { angle: -45, gap: 8, inset: 2 }),
      1.6,
      'sindoor',
    ) +
    at(0, 44, head) +
    at(0, 74 + w * 0.66, chartDiagram(Math.round(w * 0.62), { ground: 'paper' })) +
    line(words.join(''), 2.4, 'geru', { dash: '12 5' }) +
    roller(0) +
    roller(h)
  )
}
const skyOfBirth = (at_: readonly Point[], r: number) =>
  at_
    .map(
      ([x, y], i) =>
        shape(circle(x, y, r), grahaColours[i]!, 2.4) +
        pearls(circle(x, y, r + 7), { r: 1.3, gap: 6.2, i: 0.8, col: 'haldi' }),
    )
    .join('')

export const kundli: Scene = (sheet) => {
  const { width: w, height: h } = sizes[sheet]
  const floor = pick(sheet, 420, 362)
  const cx = pick(sheet, 842, 180)
  const arc = range(9, (i) => {
    const [x, y] = polar(1, -72 + i * 18)
    return [cx + x * pick(sheet, 360, 156), pick(sheet, 330, 250) + y * pick(sheet, 284, 214)] satisfies Point
  })
  const head = at(0, 0, ganeshHead(), { k: pick(sheet, 0.34, 0.26) })
  return (
    fill(box(0, 0, w, h), 'g-sky') +
    starField(
      scatter(
        box(sheet === 'wide' ? quiet : 24, 24, w - (sheet === 'wide' ? quiet : 24) - 24, floor * 0.66),
        pick(sheet, 26, 14),
        3,
      ),
      {
        col: 'marigold',
        r: pick(sheet, 7, 6),
      },
    ) +
    (sheet === 'wide'
      ? g(at(232, 250, rangoli(140, { k: 12, kind: 'star', col: 'marigold', w: 2.4 })), { opacity: faint })
      : '') +
    fill(box(0, floor, w, h - floor), 'g-peacock') +
    line(`M0 ${floor}H${w}`, 2.8) +
    line(
      range(Math.ceil(w / 44), (i) => `M${12 + i * 44} ${floor + 24}q10 -12 20 0q-10 12 -20 0`).join(''),
      2,
      'haldi',
    ) +
    skyOfBirth(arc, pick(sheet, 11, 7)) +
    pick(
      sheet,
      at(cx, 104, scroll(110, 312, head)) +
        at(cx - 286, floor + 12, samai(196, { wicks: 3, moves: true })) +
        at(cx - 186, floor + 16, inkPot()) +
        at(cx + 268, floor + 6, cradle(), { k: 1.08 }) +
        at(120, floor + 18, manuscript()) +
        at(210, floor + 18, lotus(24, { k: 2, spread: 30 })),
      at(cx, 96, scroll(66, 204, head)) +
        at(48, floor + 14, samai(140, { moves: true })) +
        at(288, floor + 20, cradle(), { k: 0.44 }) +
        at(112, floor + 36, inkPot(), { k: 0.56 }),
    ) +
    frame({
      w,
      h,
      t: pick(sheet, 18, 16),
      motif: 'vine',
      ground: 'paper',
      a: 'patta',
      b: 'sindoor',
      inner: 'none',
      u: 26,
    })
  )
}
