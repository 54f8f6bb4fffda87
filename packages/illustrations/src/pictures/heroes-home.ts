// Home: the ghat at sunrise. The sun stands in the day wheel; lamps float on the river.
import { type Point, n, polar, range, circle, ellipse } from '../parts/geom.ts'
import { fill, line, shape, at } from '../parts/pen.ts'
import { type Place, places } from '../parts/ornament.ts'
import { surya, dayWheel, waves, shikhara, cloud, bird, boat, tree } from '../parts/sky.ts'
import { diya } from '../parts/things.ts'
import { type Scene, type Sheet, box, lampRow, parapet, pick, sizes, skyBand } from './heroes-scene.ts'

type Step = { x: number; y: number; rise: number }
/** The stairs come down to the river from the right; the lowest stair is first. */
const stairs = (sheet: Sheet, horizon: number): Step[] => {
  const bank = pick(sheet, 812, 172)
  const [tread, rise, lead] = pick(sheet, [26, 19, 40], [11, 17, 22])
  const count = 6
  return range(count, (i) => ({
    x: bank + (count - 1 - i) * tread! - lead!,
    y: horizon - 26 + i * rise!,
    rise: rise!,
  })).toReversed()
}
const stone = (steps: readonly Step[], w: number, h: number) => {
  const { x, y } = steps[0]!
  const courses = range(3, (j) => {
    const top = y + 24 + j * 18
    if (top > h - 40) return ''
    const joints = range(Math.ceil((w - x) / 44), (i) => `M${n(x + 18 + i * 44 + (j % 2) * 22)} ${n(top - 18)}v18`)
    return `M${n(x + 2)} ${n(top)}H${w}` + joints.join('')
  })
  return (
    steps
      .toReversed()
      .map(
        (step, i) =>
          shape(box(step.x, step.y, w - step.x + 4, h - step.y), (steps.length - i) % 2 ? 'chandan' : 'sand', 2.2) +
          line(`M${n(step.x + 5)} ${n(step.y + 6)}H${w}`, 1.4, 'geru'),
      )
      .join('') + line(courses.join(''), 1.4, 'geru')
  )
}
const lampsOnStairs = (steps: readonly Step[], sheet: Sheet, w: number) => {
  const [size, gap, from] = pick(sheet, [10, 52, 16], [8, 48, 12])
  return steps
    .slice(0, -1)
    .map(({ x, y }, i) =>
      places(
        diya(size!, { edge: 'none', i: 1.8 }),
        range(sheet === 'tall' ? 3 : Math.floor((w - x) / 50), (k): Place => [
          x + from! + k * gap! + (i % 2) * 22,
          y + 1,
          0,
        ]),
      ),
    )
    .join('')
}
const temples = (sheet: Sheet, foot: number) =>
  pick(
    sheet,
    () =>
      at(1178, foot, shikhara(58, 150, { hall: 62 })) +
      at(
        1052,
        foot,
        shikhara(44, 104, { hall: 50, col: 'gulabi', rib: 'sindoor', door: 'peacock', flag: 'marigold' }),
      ) +
      at(958, foot, shikhara(32, 66, { hall: 40, col: 'marigold', flag: 'sindoor' })),
    () =>
      at(314, foot, shikhara(40, 108, { hall: 48 })) +
      at(238, foot, shikhara(26, 56, { hall: 36, col: 'gulabi', door: 'peacock', flag: 'marigold' })),
  )()
const moon = (r: number) =>
  shape(circle(0, 0, r), 'paper', 2) +
  fill(`M0 ${n(-r)}A${n(r)} ${n(r)} 0 0 1 0 ${n(r)}A${n(r * 1.6)} ${n(r * 1.6)} 0 0 0 0 ${n(-r)}Z`, 'ink')
const inTheAir = (sheet: Sheet) =>
  pick(
    sheet,
    () =>
      at(488, 58, cloud(44)) +
      at(456, 196, bird()) +
      at(512, 166, bird({ col: 'peacock', wing: 'patta' }), { k: 0.8 }) +
      at(430, 156, bird({ col: 'gulabi', wing: 'sindoor', beak: 'marigold' }), { k: 0.7 }) +
      at(906, 62, cloud(40)),
    () =>
      at(284, 44, cloud(30)) +
      at(52, 40, bird(), { k: 0.7 }) +
      at(96, 24, bird({ col: 'peacock', wing: 'patta' }), { k: 0.55 }),
  )()
const farBank = (horizon: number) => {
  const ridge = `M0 ${horizon - 16}Q60 ${horizon - 34} 130 ${horizon - 18}T300 ${horizon - 16}T520 ${horizon - 8}L600 ${horizon}`
  return (
    fill(ridge + `H0Z`, 'patta') +
    line(ridge, 2.4) +
    at(76, horizon - 20, tree(38, { r: 22, k: 9 }), { k: 0.9 }) +
    at(148, horizon - 18, shikhara(15, 26, { hall: 16, tick: 6 }), { k: 0.8 }) +
    at(214, horizon - 16, tree(36, { r: 20, k: 9 }), { k: 0.86 })
  )
}
const floating = (sheet: Sheet): readonly Point[] =>
  pick<readonly Point[]>(
    sheet,
    [
      [520, 368],
      [606, 406],
      [694, 378],
      [216, 398],
      [96, 372],
    ],
    [
      [32, 318],
      [70, 354],
      [118, 322],
    ],
  )

export const home: Scene = (sheet) => {
  const { width: w, height: h } = sizes[sheet]
  const horizon = pick(sheet, 312, 262)
  const [sunX, sunY, radius] = pick(sheet, [706, 222, 66], [108, 176, 46]) as [number, number, number]
  const steps = stairs(sheet, horizon)
  const edge = 34
  return (
    fill(box(0, 0, w, h), 'g-sky') +
    fill(skyBand(w, pick(sheet, 96, 84), 9) + `V${h}H0Z`, 'g-gulabi') +
    fill(skyBand(w, pick(sheet, 206, 176), 8) + `V${h}H0Z`, 'g-haldi') +
    at(
      sunX,
      sunY,
      dayWheel(radius * 2.5, { col: 'g-mark', o: 0.75, w: 2.2 }) +
        at(...polar(radius * 2.32, -52), moon(radius * 0.15)) +
        surya(radius),
    ) +
    inTheAir(sheet) +
    (sheet === 'wide' ? farBank(horizon) : '') +
    fill(box(0, horizon, w, h - horizon), 'g-peacock') +
    line(`M0 ${horizon}H${w}`, 2.6) +
    line(
      range(
        6,
        (i) =>
          `M${n(sunX - radius * 1.2 + i * radius * 0.15)} ${n(horizon + 11 + i * 16)}H${n(sunX + radius * 1.2 - i * radius * 0.15)}`,
      ).join(''),
      5,
      'marigold',
      { dash: '22 9' },
    ) +
    waves(0, horizon, w, h - horizon - 30, { step: 74, row: 20, col: 'haldi', o: 0.7, lw: 2.2 }) +
    temples(sheet, horizon - 24) +
    stone(steps, w, h) +
    lampsOnStairs(steps, sheet, w) +
    (sheet === 'wide' ? at(360, horizon + 70, boat()) : '') +
    floating(sheet)
      .map(([x, y]) => at(x, y, fill(ellipse(0, 0, 25, 5), 'patta') + diya(15, { i: 2.2 })))
      .join('') +
    parapet(w, h, edge) +
    lampRow(0, w, h - edge, { gap: pick(sheet, 64, 60), s: 18 })
  )
}
