// Horoscope: the wheel of the twelve rashis rises like a sun.
import { circle, p2, polar, range, scatter } from '../parts/geom.ts'
import { at, c, fill, g, path, pearls, shape } from '../parts/pen.ts'
import { surya } from '../parts/sky.ts'
import { moonDisc, starField } from '../parts/almanac.ts'
import { type Scene, type Sheet, box, lampRow, parapet, pick, sizes, skyBand } from './heroes-scene.ts'
import { type Rashi, elements, rashiOrder, signs } from './rashis.ts'

/** One twelfth of the wheel, its middle at the top. */
const twelfth = (r: number, q: number) =>
  `M${p2(...polar(r, -15))}A${r} ${r} 0 0 1 ${p2(...polar(r, 15))}L${p2(...polar(q, 15))}A${q} ${q} 0 0 0 ${p2(...polar(q, -15))}Z`

/** Six signs above the ground, or on a tall sheet all twelve; they follow each other against the clock. */
const shown = (sheet: Sheet): readonly [Rashi, number][] =>
  sheet === 'tall'
    ? rashiOrder.map((name, i) => [name, -i * 30])
    : (['mesha', 'vrishabha', 'karka', 'simha', 'makara', 'meena'] as const).map((name, i) => [name, 75 - i * 30])

export const horoscope: Scene = (sheet) => {
  const { width: w, height: h } = sizes[sheet]
  const [cx, cy, r, q] = pick(sheet, [850, 446, 386, 226], [180, 196, 160, 84]) as [number, number, number, number]
  const edge = pick(sheet, 34, 32)
  const wheel = shown(sheet)
    .map(([name, degrees]) => {
      const [element, draw] = signs[name]
      return (
        g(path(twelfth(r, q), { fill: c(elements[element]), stroke: c('ink'), 'stroke-width': 3 }), {
          transform: `rotate(${degrees})`,
        }) + at(...polar((r + q) / 2, degrees), draw(), { k: ((r - q) / 260) * 0.84 })
      )
    })
    .join('')
  const sunAt = pick(sheet, -116, 0)
  return (
    fill(box(0, 0, w, h), 'g-sky') +
    fill(`${skyBand(w, h * 0.46, 9)}V${h}H0Z`, 'g-gulabi') +
    fill(`${skyBand(w, h * 0.74, 8)}V${h}H0Z`, 'g-haldi') +
    starField(scatter(box(16, 14, w - 32, h * 0.62), pick(sheet, 30, 14), 9), { col: 'marigold' }) +
    pick(sheet, at(470, 92, moonDisc(30)), '') +
    at(
      cx,
      cy,
      shape(circle(0, 0, r + pick(sheet, 16, 11)), 'paper', 3) +
        pearls(circle(0, 0, r + pick(sheet, 8, 5.5)), {
          r: pick(sheet, 3, 2),
          gap: pick(sheet, 12, 8.6),
          i: 1.2,
          col: 'marigold',
        }) +
        wheel +
        shape(circle(0, 0, q), 'g-neel', 3) +
        pearls(circle(0, 0, q - 9), { r: 2, gap: 9, i: 1.1 }) +
        starField(
          range(sheet === 'tall' ? 23 : 12, (i) => polar(q * (i % 2 ? 0.86 : 0.74), -88 + i * 16)),
          { r: pick(sheet, 7, 4.4) },
        ) +
        at(0, sunAt, surya(pick(sheet, 60, 38))),
    ) +
    parapet(w, h, edge) +
    (sheet === 'tall' ? lampRow(0, w, h - edge, { gap: 60, s: 17 }) : '')
  )
}
