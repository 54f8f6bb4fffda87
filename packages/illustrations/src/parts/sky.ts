// Sun, moon, water, temples: what scenes are set in.
import { n, p2, polar, range, circle } from './geom.ts'
import { type Colour, fill, line, shape, dbl, pearls, at, both, turn, g, c, path } from './pen.ts'
import { leaf, places } from './ornament.ts'
import { eye } from './deity.ts'
/** The sun with Mithila's face. r: radius of the face. rays: rings of rays around. */
export const surya = (
  r = 60,
  { skin = 'marigold' as Colour, ray = 'sindoor' as Colour, ray2 = 'haldi' as Colour, rays = true, k = 16 } = {},
) => {
  const s = r / 60
  const faceS =
    dbl(circle(0, 0, 60), skin, { w: 8, i: 2, tick: 4.8 }) +
    both(
      at(22, -8, eye(14, { i: 1.8 })) + line('M8 -22C16 -31 32 -31 42 -22', 2.8) + fill(circle(36, 16, 7), 'gulabi'),
    ) +
    line('M-2 -6C-3 6 -8 12 -6 16Q0 22 8 15', 2.2) +
    fill('M-15 29C-9 26 -4 26.500 0 29C4 26.500 9 26 15 29C9 40 -9 40 -15 29Z', 'sindoor') +
    line('M-17 28Q-12 32 0 33Q12 32 17 28', 1.8) +
    fill('M0 -50C5 -42 5 -36 0 -28C-5 -36 -5 -42 0 -50Z', 'sindoor') +
    line('M-10 -42Q0 -30 10 -42', 2.2, 'paper')
  const R = rays
    ? turn(
        k,
        path('M-10 -60C-12 -78 -4 -84 0 -104C4 -84 12 -78 10 -60Z', {
          fill: c(ray),
          stroke: c('ink'),
          'stroke-width': 2.2,
        }),
      ) +
      turn(
        k,
        path('M-9 -60C-10 -72 -3 -78 0 -88C3 -78 10 -72 9 -60Z', {
          fill: c(ray2),
          stroke: c('ink'),
          'stroke-width': 2.2,
        }),
        { from: 180 / k },
      )
    : ''
  return at(0, 0, R + faceS, { k: s })
}
/** Day wheel behind the sun: 24 hour marks, twelve places, 27 dots. */
export const dayWheel = (r = 150, { col = 'ink' as Colour, o = 0.55, w = 2 } = {}) =>
  g(
    path(circle(0, 0, r) + circle(0, 0, r * 0.86), {}) +
      path(
        range(24, (i) => {
          const a = i * 15,
            [x, y] = polar(r * 0.86, a),
            [u, v] = polar(r * (i % 2 ? 0.9 : 1), a)
          return `M${p2(x, y)}L${p2(u, v)}`
        }).join(''),
        {},
      ) +
      path(
        range(27, (i) => {
          const [x, y] = polar(r * 0.79, (i * 40) / 3)
          return `M${p2(x, y)}h0`
        }).join(''),
        { 'stroke-width': w * 2 },
      ),
    { stroke: c(col), 'stroke-width': w, opacity: o },
  )
/** Rows of waves in a rectangle. */
export const waves = (
  x: number,
  y: number,
  w: number,
  h: number,
  { col = 'paper' as Colour, step = 46, row = 16, o = 0.75, lw = 2 } = {},
) =>
  line(
    range(Math.floor(h / row), (j) =>
      range(
        Math.ceil(w / step) + 1,
        (i) =>
          `M${n(x + i * step - (j % 2 ? step / 2 : 0))} ${n(y + row * (j + 0.6))}q${n(step * 0.2)} ${n(-row * 0.5)} ${n(step * 0.4)} 0t${n(step * 0.4)} 0`,
      ).join(''),
    ).join(''),
    lw,
    col,
    { o },
  )
/** Shikhara: the beehive tower with its amalaka, kalasha and flag. w half width, h height of the tower above the hall. */
export const shikhara = (
  w = 46,
  h = 130,
  {
    col = 'marigold' as Colour,
    rib = 'sindoor' as Colour,
    hall = 56,
    door = 'sindoor' as Colour,
    flag = 'sindoor' as Colour,
    base = 'sand' as Colour,
    tick = 5,
  } = {},
) => {
  const t = `M${n(-w)} ${-hall}C${p2(-w * 0.96, -hall - h * 0.5)} ${p2(-w * 0.5, -hall - h * 0.84)} ${p2(-w * 0.2, -hall - h)}H${n(w * 0.2)}C${p2(w * 0.5, -hall - h * 0.84)} ${p2(w * 0.96, -hall - h * 0.5)} ${n(w)} ${-hall}Z`,
    top = -hall - h
  const rib2 = [0.62, 0.28]
    .map(
      (q) =>
        `M${n(-w * q)} ${-hall}C${p2(-w * 0.96 * q, -hall - h * 0.5)} ${p2(-w * 0.5 * q, -hall - h * 0.84)} ${p2(-w * 0.2 * q, -hall - h)}M${n(w * q)} ${-hall}C${p2(w * 0.96 * q, -hall - h * 0.5)} ${p2(w * 0.5 * q, -hall - h * 0.84)} ${p2(w * 0.2 * q, -hall - h)}`,
    )
    .join('')
  return (
    line(`M0 ${n(top - 18)}V${n(top - 58)}`, 2.6) +
    shape(`M0 ${n(top - 58)}L30 ${n(top - 50)}L22 ${n(top - 43)}L30 ${n(top - 36)}L0 ${n(top - 30)}Z`, flag, 2.2) +
    dbl(t, col, { w: 7, i: 1.9, tick }) +
    line(rib2, 2, rib) +
    line(
      range(5, (i) => {
        const q = (i + 1) / 6,
          ww = w * (1 - q ** 2.2 * 0.78) * 0.86
        return `M${n(-ww)} ${n(-hall - h * q)}Q0 ${n(-hall - h * q + 6)} ${n(ww)} ${n(-hall - h * q)}`
      }).join(''),
      1.5,
      rib,
    ) +
    shape(
      `M${n(-w * 0.34)} ${n(top)}C${n(-w * 0.46)} ${n(top - 5)} ${n(-w * 0.46)} ${n(top - 9)} ${n(-w * 0.34)} ${n(top - 12)}H${n(w * 0.34)}C${n(w * 0.46)} ${n(top - 9)} ${n(w * 0.46)} ${n(top - 5)} ${n(w * 0.34)} ${n(top)}Z`,
      'haldi',
      2.2,
    ) +
    shape(
      `M-6 ${n(top - 12)}C-11 ${n(top - 20)} -4 ${n(top - 22)} 0 ${n(top - 32)}C4 ${n(top - 22)} 11 ${n(top - 20)} 6 ${n(top - 12)}Z`,
      'marigold',
      2.2,
    ) +
    shape(`M${n(-w * 1.14)} 0V${-hall}H${n(w * 1.14)}V0Z`, base, 2.6) +
    shape(`M${n(-w * 1.26)} ${-hall - 8}H${n(w * 1.26)}V${-hall + 2}H${n(-w * 1.26)}Z`, rib, 2.4) +
    pearls(`M${n(-w * 1.14)} ${-hall - 3}H${n(w * 1.14)}`, { r: 1.8, gap: 8, i: 1 }) +
    shape(
      `M${n(-w * 0.32)} 0V${n(-hall * 0.5)}C${n(-w * 0.32)} ${n(-hall * 0.72)} ${n(-w * 0.1)} ${n(-hall * 0.74)} 0 ${n(-hall * 0.86)}C${n(w * 0.1)} ${n(-hall * 0.74)} ${n(w * 0.32)} ${n(-hall * 0.72)} ${n(w * 0.32)} ${n(-hall * 0.5)}V0Z`,
      door,
      2.4,
    ) +
    both(line(`M${n(w * 0.58)} -4V${n(-hall * 0.72)}M${n(w * 0.86)} -4V${n(-hall * 0.72)}`, 2, rib))
  )
}
/** A cloud in Mithila's way: scallops in rows. */
export const cloud = (w = 60, { col = 'paper' as Colour, l = 'ink' as Colour } = {}) => {
  const d = `M${-w} 0C${n(-w * 1.15)} -14 ${n(-w * 0.8)} -24 ${n(-w * 0.62)} -16C${n(-w * 0.56)} -34 ${n(-w * 0.14)} -36 ${n(-w * 0.08)} -22C${n(w * 0.06)} -38 ${n(w * 0.46)} -32 ${n(w * 0.46)} -16C${n(w * 0.7)} -26 ${n(w * 1.1)} -16 ${w} 0Z`
  return (
    shape(d, col, 2.2, l) +
    line(
      `M${n(-w * 0.7)} -4q${n(w * 0.14)} -10 ${n(w * 0.28)} 0M${n(-w * 0.2)} -6q${n(w * 0.16)} -12 ${n(w * 0.32)} 0M${n(w * 0.4)} -4q${n(w * 0.14)} -10 ${n(w * 0.28)} 0`,
      1.5,
      l,
    )
  )
}
/** A bird on the wing, looking left. */
export const bird = ({ col = 'patta' as Colour, wing = 'peacock' as Colour, beak = 'sindoor' as Colour } = {}) =>
  shape('M-24 0C-20 -8 -10 -9 -4 -5C6 -4 18 0 34 8C18 10 4 12 -6 9C-14 8 -22 6 -24 0Z', col, 2) +
  shape('M-4 -3C0 -18 12 -28 26 -30C22 -18 16 -6 6 2Z', wing, 2) +
  line('M4 -4C8 -14 14 -20 21 -24M9 -2C13 -9 17 -14 21 -18', 1.3, 'haldi') +
  shape('M-23 -2L-32 2L-22 4Z', beak, 1.6) +
  fill(circle(-16, -1, 1.8), 'ink')
/** A wooden boat with its canopy. */
export const boat = ({ col = 'geru' as Colour, cloth = 'sindoor' as Colour } = {}) =>
  shape('M-36 -12V-40C-30 -54 26 -54 32 -40V-12Z', cloth, 2.4) +
  line('M-34 -30Q0 -22 31 -30M-36 -20Q0 -12 32 -20', 2, 'haldi') +
  dbl('M-86 -22C-66 -6 60 -6 84 -26C78 2 58 16 0 16C-56 16 -76 2 -86 -22Z', col, { w: 7, i: 1.9, tick: 4.6 }) +
  shape(circle(-72, -10, 4.6), 'paper', 1.8) +
  fill(circle(-72, -10, 1.8), 'ink') +
  line('M-50 2Q0 10 54 0', 2, 'haldi', { dash: '0 7' })
/** A tree whose leaves can be counted. */
export const tree = (h = 150, { col = 'patta' as Colour, r = 62, k = 11 } = {}) => {
  const L = leaf(24, 9, { col, w2: 2 }),
    crown = range(3, (q) =>
      range(k - q * 3, (i) => {
        const a = (i - (k - q * 3 - 1) / 2) * (248 / (k - q * 3)),
          [x, y] = polar(r * (1 - q * 0.34), a, 0, -h)
        return [x, y, a] as const
      }),
    ).flat()
  return (
    shape(
      `M-9 0C-5 ${n(-h * 0.3)} -7 ${n(-h * 0.6)} -4 ${n(-h * 0.9)}H4C7 ${n(-h * 0.6)} 5 ${n(-h * 0.3)} 9 0Z`,
      'geru',
      2.4,
    ) +
    line(crown.map(([x, y]) => `M0 ${n(-h * 0.8)}Q${p2(x * 0.3, -h * 0.96)} ${p2(x, y)}`).join(''), 2, 'geru') +
    places(L, crown)
  )
}
