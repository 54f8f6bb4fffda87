// Things of the festivals: kites, drums, logs on fire, sheaves, sweets.
import { range } from './geom.ts'
import { type Colour, fill, line, shape, dbl, pearls, at, both } from './pen.ts'
import { type Place, places, leafD } from './ornament.ts'
import * as T from './things.ts'

/** A fighting kite with a tail. Origin: its middle. */
export const kite = (s: number, a: Colour, b: Colour): string =>
  at(
    0,
    0,
    line('M0 40C-10 54 12 66 0 80C-8 90 8 98 2 108', 2) +
      shape('M-9 40H9L14 54L0 50L-14 54Z', b, 2) +
      shape('M0 -42L36 0L0 42L-36 0Z', a, 2.6) +
      fill('M0 -42L36 0H-36Z', b) +
      shape('M0 -42L36 0L0 42L-36 0Z', 'none', 2.6) +
      line('M0 -42V42M-36 0Q0 -34 36 0', 1.8) +
      line('M-13 12h0M13 12h0M0 22h0', 6, b),
    { k: s },
  )
/** The barrel drum of Punjab and Assam, lying. Origin: middle. */
export const dhol = ({ col = 'sindoor', skin = 'paper' }: { col?: Colour; skin?: Colour } = {}): string =>
  dbl('M-36 -26C-16 -36 16 -36 36 -26C46 -14 46 14 36 26C16 36 -16 36 -36 26C-46 14 -46 -14 -36 -26Z', col, {
    w: 6.6,
    i: 1.8,
    tick: 4.6,
  }) +
  line('M-34 -20L-18 24L-4 -28L10 28L22 -26L34 20', 2, 'haldi') +
  both(shape('M36 -27C46 -16 46 16 36 27C30 16 30 -16 36 -27Z', skin, 2.4))
/** Logs stacked crosswise, w half wide. Origin: middle of the foot. */
export const logs = (w = 60): string => {
  const log = (x: number, y: number, r: number) =>
    at(
      x,
      y,
      line(`M${-w} 0H${w}`, 17) +
        line(`M${-w} 0H${w}`, 12, 'geru') +
        line(`M${-w + 12} -2H${w - 30}M${-w + 40} 3H${w - 8}`, 1.5, 'chandan'),
      { r },
    )
  return (
    log(0, -9, 0) +
    log(0, -22, 9) +
    log(0, -22, -9) +
    both(
      shape(`M${w} -17a8 8 0 1 1 0 16a8 8 0 1 1 0 -16Z`, 'chandan', 2.2) + line(`M${w} -12a3 3 0 1 1 0 6`, 1.5, 'geru'),
    )
  )
}
/** Fire over logs. */
export const bonfire = (w = 60, h = 120): string => at(0, -24, T.fire(w, h)) + logs(w * 1.05)
/** Ears of wheat bound into a sheaf, h high. Origin: middle of the foot. */
export const sheaf = (h = 150, { k = 9, col = 'marigold' }: { k?: number; col?: Colour } = {}): string => {
  const grain = shape(leafD(13, 4.6), col, 1.6)
  const ear =
    line(`M0 0V${-h}`, 4.6) +
    line(`M0 0V${-h}`, 1.8, 'haldi') +
    places(
      grain,
      range(5, (i): Place[] => [
        [0, -h * 0.66 - i * 10, 30],
        [0, -h * 0.66 - i * 10, -30],
      ]).flat(),
    ) +
    at(0, -h * 0.66 - 48, shape(leafD(18, 4.6), col, 1.6))
  return (
    places(
      ear,
      range(k, (i): Place => [0, 0, (i - (k - 1) / 2) * 6.4]),
    ) +
    shape('M-20 -46Q0 -38 20 -46L17 -30Q0 -24 -17 -30Z', 'sindoor', 2.4) +
    line('M-16 -37Q0 -31 16 -37', 1.8, 'haldi')
  )
}
/** Balls of sesame and jaggery, piled. Origin: middle of the foot. */
export const laddoos = (r = 9, col: Colour = 'geru'): string => {
  const one =
    shape(`M${-r} 0a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`, col, 2) +
    line('M-3 -3h0M3 -1h0M-1 4h0', 2.4, 'haldi')
  return places(one, [
    [-2 * r, -r, 0],
    [0, -r, 0],
    [2 * r, -r, 0],
    [-r, -2.7 * r, 0],
    [r, -2.7 * r, 0],
    [0, -4.4 * r, 0],
  ])
}
/** Balls of rice for the forebears: a heap with a ring of darbha grass. Origin: middle of the foot. */
export const riceBalls = (r = 10): string => {
  const one =
    shape(`M${-r} 0a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`, 'sand', 2) +
    line(`M${-r * 0.5} ${-r * 0.3}q${r * 0.4} ${-r * 0.4} ${r * 0.9} ${-r * 0.1}`, 1.4, 'paper')
  return (
    places(one, [
      [-2 * r, -r, 0],
      [0, -r, 0],
      [2 * r, -r, 0],
      [-r, -2.6 * r, 0],
      [r, -2.6 * r, 0],
    ]) +
    line(`M${-3.4 * r} ${-0.4 * r}Q0 ${0.7 * r} ${3.4 * r} ${-0.4 * r}`, 5) +
    line(`M${-3.4 * r} ${-0.4 * r}Q0 ${0.7 * r} ${3.4 * r} ${-0.4 * r}`, 2, 'patta') +
    line(
      `M${-0.8 * r} ${-3.4 * r}L${-2 * r} ${-5 * r}M0 ${-3.3 * r}V${-5.4 * r}M${0.8 * r} ${-3.4 * r}L${2 * r} ${-5 * r}`,
      2.6,
      'patta',
    )
  )
}
/** A flat dish on a foot, for sweets or lamps. w half wide; origin: middle of the foot. */
export const dish = (w = 44, col: Colour = 'marigold'): string =>
  shape(`M${-w} -16H${w}C${w * 0.8} -6 ${w * 0.4} -4 0 -4C${-w * 0.4} -4 ${-w * 0.8} -6 ${-w} -16Z`, col, 2.4) +
  shape(`M${-w * 0.36} 0L${-w * 0.2} -5H${w * 0.2}L${w * 0.36} 0Z`, col, 2.2) +
  pearls(`M${-w * 0.7} -11H${w * 0.7}`, { r: 1.4, gap: 7, i: 0.8 })
/** Hills with snow, as far as a picture is wide. */
export const snowHill = (x: number, y: number, w: number, h: number): string => {
  const d = `M${x - w} ${y}L${x - w * 0.5} ${y - h * 0.56}L${x - w * 0.36} ${y - h * 0.48}L${x} ${y - h}L${x + w * 0.3} ${y - h * 0.58}L${x + w * 0.44} ${y - h * 0.64}L${x + w} ${y}Z`
  const cap = `M${x} ${y - h}L${x + w * 0.3} ${y - h * 0.58}L${x + w * 0.2} ${y - h * 0.52}L${x + w * 0.1} ${y - h * 0.6}L${x} ${y - h * 0.46}L${x - w * 0.12} ${y - h * 0.58}L${x - w * 0.24} ${y - h * 0.5}L${x - w * 0.36} ${y - h * 0.48}Z`
  return shape(d, 'neel', 2.4) + shape(cap, 'paper', 2.2)
}
