// Ornament: petals, leaves, lotus, halo, frames, rangoli, toran, garland, flame.
import { n, p2, polar, range, along, circle, hatch, poly } from './geom.ts'
import { type Colour, fill, line, shape, pearls, at, both, turn, g, c, path, again } from './pen.ts'

/** A pointed petal from the origin upwards. */
export const petal = (l: number, w: number, b = 0.35) =>
  `M0 0C${p2(w * 0.9, -l * b * 0.6)} ${p2(w * 1.05, -l * 0.72)} ${p2(0, -l)}C${p2(-w * 1.05, -l * 0.72)} ${p2(-w * 0.9, -l * b * 0.6)} 0 0Z`
/** A rounder one, for down-turned rows and borders. */
export const lobe = (l: number, w: number) =>
  `M${p2(-w, 0)}C${p2(-w, -l * 0.7)} ${p2(-w * 0.35, -l * 0.92)} ${p2(0, -l)}C${p2(w * 0.35, -l * 0.92)} ${p2(w, -l * 0.7)} ${p2(w, 0)}Z`
/** A leaf with a bent tip (mango, bilva, betel): l long, w half width. */
export const leafD = (l: number, w: number, bend = 0) =>
  `M0 0C${p2(w * 1.15, -l * 0.22)} ${p2(w * 1.05 + bend * 0.4, -l * 0.7)} ${p2(bend, -l)}C${p2(-w * 1.05 + bend * 0.4, -l * 0.7)} ${p2(-w * 1.15, -l * 0.22)} 0 0Z`
export const leaf = (
  l: number,
  w: number,
  { col = 'patta' as Colour, bend = 0, w2 = 2.4, veins = true, vein = 'haldi' as Colour } = {},
) =>
  shape(leafD(l, w, bend), col, w2) +
  (veins ? line(`M0 -2Q${p2(bend * 0.25, -l * 0.5)} ${p2(bend * 0.8, -l * 0.86)}`, 1.4, vein) : '')
/** A flame: outer, inner, heart. h high. In a file of its own one that `moves` burns unsteadily at first (`svg`). */
export const flame = (
  h: number,
  {
    out = 'marigold' as Colour,
    mid = 'haldi' as Colour,
    heart = 'paper' as Colour,
    w = h * 0.3,
    i = 2.4,
    moves = false,
  } = {},
) => {
  const f = (k: number, y: number) =>
    `M0 ${n(y)}C${p2(w * k, y)} ${p2(w * 1.15 * k, y - h * 0.34 * k)} ${p2(w * 0.55 * k, y - h * 0.6 * k)}C${p2(w * 0.3 * k, y - h * 0.78 * k)} ${p2(w * 0.12 * k, y - h * 0.86 * k)} ${p2(w * 0.1 * k, y - h * k)}C${p2(-w * 0.5 * k, y - h * 0.74 * k)} ${p2(-w * 1.2 * k, y - h * 0.5 * k)} ${p2(-w * k, y - h * 0.26 * k)}C${p2(-w * 0.9 * k, y - h * 0.08 * k)} ${p2(-w * 0.5 * k, y)} 0 ${n(y)}Z`
  const drawing =
    shape(f(1, 0), out, i) + (mid ? fill(f(0.66, -h * 0.04), mid) : '') + (heart ? fill(f(0.34, -h * 0.06), heart) : '')
  return moves ? g(drawing, { class: 'flame' }) : drawing
}
/** Lotus in side view, open: k petals each side, l long. Origin: middle of its foot. */
export const lotus = (
  l = 34,
  {
    k = 3,
    w = l * 0.34,
    spread = 25,
    col = 'gulabi' as Colour,
    tip = 'sindoor' as Colour,
    i = 2.4,
    lift = 0.06,
    vein = true,
  } = {},
) => {
  const one = (a: number, s = 1) =>
    at(
      0,
      0,
      shape(petal(l * s, w * s), col, i) +
        (vein
          ? line(
              `M0 ${n(-l * s * 0.32)}V${n(-l * s * 0.8)}M${p2(-w * 0.3, -l * s * 0.36)}Q${p2(-w * 0.42, -l * s * 0.56)} ${p2(-w * 0.22, -l * s * 0.74)}M${p2(w * 0.3, -l * s * 0.36)}Q${p2(w * 0.42, -l * s * 0.56)} ${p2(w * 0.22, -l * s * 0.74)}`,
              1.4,
              tip,
            )
          : ''),
      { r: a },
    )
  return range(k, (j) => both(one((k - j) * spread, 1 - lift * (k - j)))).join('') + one(0)
}
/** Lotus throne: seed disc, two rows of upturned petals, a banded foot. w: half width. Origin: where the figure sits. */
export const lotusSeat = (
  w = 84,
  {
    h = 32,
    k = 4,
    col = 'gulabi' as Colour,
    back = 'sindoor' as Colour,
    foot = 'marigold' as Colour,
    i = 2.2,
    tilt = 6,
    vein = 'paper' as Colour,
  } = {},
) => {
  const step = w / (k + 0.9),
    d = petal(h, step * 0.66, 0.9)
  const one = (col: Colour, v: Colour | '') =>
    shape(d, col, i) +
    (v
      ? line(
          `M0 ${n(-h * 0.2)}V${n(-h * 0.72)}M${p2(-step * 0.22, -h * 0.24)}Q${p2(-step * 0.3, -h * 0.46)} ${p2(-step * 0.1, -h * 0.66)}M${p2(step * 0.22, -h * 0.24)}Q${p2(step * 0.3, -h * 0.46)} ${p2(step * 0.1, -h * 0.66)}`,
          1.3,
          v,
        )
      : '')
  const row = (from: number, col: Colour, v: Colour | '') => {
    const t: Place[] = []
    for (let q = from; q > 0.1; q--) t.push([q * step, h, q * tilt], [-q * step, h, -q * tilt])
    if (from % 1 === 0) t.push([0, h, 0])
    return places(one(col, v), t)
  }
  return (
    shape(
      `M${n(-w * 0.96)} 6a${n(w * 0.96)} 8 0 1 1 ${n(w * 1.92)} 0a${n(w * 0.96)} 8 0 1 1 ${n(-w * 1.92)} 0Z`,
      'haldi',
      i,
    ) +
    row(k - 0.5, back, '') +
    row(k, col, vein) +
    shape(`M${n(-w * 0.84)} ${n(h - 3)}H${n(w * 0.84)}L${n(w * 0.76)} ${n(h + 9)}H${n(-w * 0.76)}Z`, foot, i) +
    pearls(`M${n(-w * 0.74)} ${n(h + 3)}H${n(w * 0.74)}`, { r: 1.8, gap: 7.6, i: 1 })
  )
}
/** Where a part is set: its origin and its turn in degrees. */
export type Place = readonly [x: number, y: number, degrees: number]
/** A drawing at each place. */
export const places = (s: string, list: readonly Place[]): string =>
  placed(
    s,
    list.map(([x, y, a]) => `translate(${n(x)} ${n(y)})${a ? `rotate(${n(a)})` : ''}`),
  )
const placed = (s: string, t: readonly string[]) => again(s, t.slice(1), t[0])
/** Arch or full ring behind a figure. r: radius; leg: how far its feet come down (arch) ; n flames around. */
export const halo = (
  r: number,
  {
    leg = 0,
    ring = false,
    col = 'marigold' as Colour,
    k = 41,
    tongue = 10,
    w = 15,
    inner = 'none' as Colour,
    tongueCol = 'haldi' as Colour,
    pearl = 'paper' as Colour,
  } = {},
) => {
  const d = ring ? circle(0, 0, r) : `M${n(-r)} ${n(leg)}V0A${n(r)} ${n(r)} 0 0 1 ${n(r)} 0V${n(leg)}`
  const spots = along(
    ring ? `M0 ${n(-r)}A${n(r)} ${n(r)} 0 1 1 -.01 ${n(-r)}` : d,
    (ring ? 2 * Math.PI * r : Math.PI * r + 2 * leg) / k,
  )
  const tongues = places(
    path(
      `M-${n(tongue * 0.5)} ${n(-w / 2 + 2)}C${p2(-tongue * 0.62, -w / 2 - tongue * 0.4)} ${p2(-tongue * 0.1, -w / 2 - tongue * 0.6)} 0 ${n(-w / 2 - tongue)}C${p2(tongue * 0.1, -w / 2 - tongue * 0.6)} ${p2(tongue * 0.62, -w / 2 - tongue * 0.4)} ${n(tongue * 0.5)} ${n(-w / 2 + 2)}Z`,
      {},
    ),
    spots.slice(0, ring ? -1 : undefined).map(([x, y, a]): Place => [x, y, a - 90]),
  )
  return (
    (inner !== 'none' ? fill(d + (ring ? '' : 'Z'), inner) : '') +
    g(tongues, { fill: c(tongueCol), stroke: c('ink'), 'stroke-width': 2 }) +
    line(d, w, 'ink', { cap: 'butt' }) +
    line(d, w - 5, col, { cap: 'butt' }) +
    pearls(d, { r: w * 0.15, gap: w * 0.62, col: pearl, i: 1.2 })
  )
}
/** The repeated ornament of a frame. */
export type MotifName = 'petal' | 'temple' | 'vine' | 'kolam' | 'brick' | 'flower'
type Motif = (length: number, thickness: number, a: Colour, b: Colour) => string
const motifs: Record<MotifName, Motif> = {
  /** Lotus petals hanging inward. u: length of one repeat, t: thickness of the band. */
  petal: (u, t, a, b) =>
    shape(
      `M1 1C1 ${n(t * 0.6)} ${n(u * 0.35)} ${n(t * 0.75)} ${n(u / 2)} ${n(t - 2)}C${n(u * 0.65)} ${n(t * 0.75)} ${n(u - 1)} ${n(t * 0.6)} ${n(u - 1)} 1Z`,
      a,
      1.8,
    ) + fill(circle(u / 2, t * 0.36, t * 0.15), b),
  /** The temple edge of a sari. */
  temple: (u, t, a, b) =>
    shape(`M0 0L${n(u / 2)} ${n(t - 3)}L${n(u)} 0Z`, a, 1.8) +
    line(`M${n(u * 0.28)} 0L${n(u / 2)} ${n(t * 0.42)}L${n(u * 0.72)} 0`, 1.6, b),
  /** A running vine with leaves to both sides. */
  vine: (u, t, a, b) =>
    line(`M0 ${n(t / 2)}Q${n(u / 4)} ${n(t * 0.12)} ${n(u / 2)} ${n(t / 2)}T${n(u)} ${n(t / 2)}`, 1.8, 'ink') +
    at(u * 0.26, t * 0.34, shape(leafD(t * 0.52, t * 0.2, 3), a, 1.4), { r: 150 }) +
    at(u * 0.76, t * 0.66, shape(leafD(t * 0.52, t * 0.2, 3), a, 1.4), { r: -30 }) +
    fill(circle(u * 0.02, t * 0.5, 1.8), b),
  /** Two waves that cross, with a seed in each eye: kolam. */
  kolam: (u, t, a, b) =>
    line(
      `M0 ${n(t * 0.18)}C${n(u * 0.3)} ${n(t * 0.18)} ${n(u * 0.2)} ${n(t * 0.82)} ${n(u * 0.5)} ${n(t * 0.82)}S${n(u * 0.7)} ${n(t * 0.18)} ${n(u)} ${n(t * 0.18)}M0 ${n(t * 0.82)}C${n(u * 0.3)} ${n(t * 0.82)} ${n(u * 0.2)} ${n(t * 0.18)} ${n(u * 0.5)} ${n(t * 0.18)}S${n(u * 0.7)} ${n(t * 0.82)} ${n(u)} ${n(t * 0.82)}`,
      2,
      a,
    ) + fill(circle(u * 0.5, t * 0.5, 2.4) + circle(0, t * 0.5, 2.4), b),
  /** Bricks of colour with ticks, as Mithila edges its sheets. */
  brick: (u, t, a, b) =>
    shape(`M1 2H${n(u / 2 - 1)}V${n(t - 2)}H1Z`, a, 1.4) +
    line(
      hatch(`M${n(u / 2 + 1)} 2H${n(u - 1)}V${n(t - 2)}H${n(u / 2 + 1)}Z`, { angle: 90, gap: 3.4, inset: 1 }),
      1.3,
      'ink',
    ) +
    fill(circle(u / 4, t / 2, 2.4), b),
  /** Flowers between dots. */
  flower: (u, t, a, b) =>
    at(
      u / 2,
      t / 2,
      fill(range(6, (i) => circle(...polar(t * 0.24, i * 60), t * 0.15)).join(''), a) + fill(circle(0, 0, t * 0.12), b),
    ) + fill(circle(0, t / 2, 1.9), a),
}
/** A frame around a w × h sheet: ground band, repeated motif, corner flowers, pearls or a plain line inside. */
export const frame = ({
  w = 320,
  h = w,
  t = 20,
  m = 0,
  ground = 'paper',
  a = 'sindoor',
  b = 'marigold',
  motif = 'petal',
  u = t * 1.1,
  inner = 'pearl',
  corner = 'marigold',
}: {
  w?: number
  h?: number
  t?: number
  m?: number
  ground?: Colour
  a?: Colour
  b?: Colour
  motif?: MotifName
  u?: number
  inner?: 'pearl' | 'line' | 'none'
  corner?: Colour
} = {}): string => {
  const side = (len: number) => {
    const free = len - 2 * t - 2 * m,
      k = Math.max(1, Math.round(free / u)),
      q = free / k
    return at(
      m + t,
      m,
      again(
        motifs[motif](q, t, a, b),
        range(k - 1, (i) => `x="${n((i + 1) * q)}"`),
      ),
    )
  }
  const outer = `M${m} ${m}H${w - m}V${h - m}H${m}Z`,
    hole = `M${m + t} ${m + t}V${h - m - t}H${w - m - t}V${m + t}Z`
  const T = side(w),
    L = side(h),
    box = at(
      m + t / 2,
      m + t / 2,
      shape(`M${-t / 2} ${-t / 2}h${t}v${t}h${-t}Z`, corner, 2) +
        turn(8, path(petal(t * 0.44, t * 0.14), { fill: c('sindoor') })) +
        fill(circle(0, 0, t * 0.13), 'paper'),
    )
  return (
    path(outer + hole, { fill: c(ground) }) +
    (w === h
      ? again(T + box, [
          `rotate(180 ${w / 2} ${h / 2})`,
          `rotate(-90 ${w / 2} ${h / 2})`,
          `rotate(90 ${w / 2} ${h / 2})`,
        ])
      : again(T + box, [`translate(${w} ${h})rotate(180)`]) +
        `<g transform="translate(0 ${h})rotate(-90)">` +
        again(L + box, [`translate(${h} ${w})rotate(180)`]) +
        '</g>') +
    line(hole, 2.4) +
    (m ? line(outer, 2.4) : '') +
    (inner === 'pearl'
      ? pearls(`M${m + t + 5} ${m + t + 5}H${w - m - t - 5}V${h - m - t - 5}H${m + t + 5}Z`, {
          r: 1.9,
          gap: (w - 2 * m - 2 * t - 10) / Math.round((w - 2 * m - 2 * t - 10) / 8),
          col: 'paper',
          i: 1.1,
        })
      : inner === 'line'
        ? line(`M${m + t + 4} ${m + t + 4}H${w - m - t - 4}V${h - m - t - 4}H${m + t + 4}Z`, 1.4)
        : '')
  )
}
/** Rangoli or kolam medallion behind a thing, in the ground's own line. */
export const rangoli = (
  r: number,
  {
    k = 8,
    col = 'g-line',
    w = 2.2,
    kind = 'lotus',
  }: { k?: number; col?: Colour; w?: number; kind?: 'lotus' | 'star' | 'ring' } = {},
): string => {
  const ringD = (q: number) => circle(0, 0, q)
  if (kind === 'lotus')
    return g(
      turn(k, path(petal(r * 0.62, r * 0.24), {})) +
        turn(
          k,
          path(
            `M0 ${n(-r * 0.46)}C${p2(r * 0.3, -r * 0.6)} ${p2(r * 0.24, -r * 0.86)} 0 ${n(-r)}C${p2(-r * 0.24, -r * 0.86)} ${p2(-r * 0.3, -r * 0.6)} 0 ${n(-r * 0.46)}`,
            {},
          ),
          { from: 180 / k },
        ) +
        path(
          range(k * 2, (i) => {
            const [x, y] = polar(r * 1.06, (i * 180) / k)
            return `M${p2(x, y)}h0`
          }).join(''),
          { 'stroke-width': n(w * 2.2) },
        ),
      { stroke: c(col), 'stroke-width': w },
    )
  if (kind === 'star')
    return g(
      path(polyStar(r, r * 0.62, k), {}) +
        path(polyStar(r * 0.8, r * 0.5, k), {}) +
        path(ringD(r * 0.34), {}) +
        path(
          range(k, (i) => {
            const [x, y] = polar(r * 0.82, ((i + 0.5) * 360) / k)
            return `M${p2(x, y)}h0`
          }).join(''),
          { 'stroke-width': n(w * 2.6) },
        ),
      { stroke: c(col), 'stroke-width': w },
    )
  return g(
    path(ringD(r) + ringD(r * 0.9), {}) +
      path(
        range(k * 2, (i) => {
          const a = (i * 180) / k
          return poly([polar(r * 0.88, a), polar(r * 0.79, a + 3), polar(r * 0.7, a), polar(r * 0.79, a - 3)])
        }).join(''),
        {},
      ),
    { stroke: c(col), 'stroke-width': w },
  )
}
const polyStar = (r: number, q: number, k: number) =>
  'M' + range(2 * k, (i) => p2(...polar(i % 2 ? q : r, (i * 180) / k))).join('L') + 'Z'
/** A marigold flower from above. */
export const marigold = (r: number, { col = 'marigold' as Colour, heart = 'sindoor' as Colour, i = 1.8 } = {}) =>
  shape(scallop(r, 9), col, i) + line(scallop(r * 0.6, 7), 1.2, heart) + fill(circle(0, 0, r * 0.22), heart)
export const scallop = (r: number, k: number, depth = 0.16) => {
  const q = r * (1 - depth)
  let d = 'M' + p2(...polar(q, 0))
  for (let i = 0; i < k; i++) {
    const [cx, cy] = polar(r * (1 + depth * 1.3), ((i + 0.5) * 360) / k),
      [x, y] = polar(q, ((i + 1) * 360) / k)
    d += `Q${p2(cx, cy)} ${p2(x, y)}`
  }
  return d + 'Z'
}
/** The same scalloped round as relative commands, to be set anywhere: many flowers, one path. */
export const scallopRel = (r: number, k: number, depth = 0.16) => {
  const q = r * (1 - depth)
  let d = `m0 ${n(-q)}`,
    [px, py] = polar(q, 0)
  for (let i = 0; i < k; i++) {
    const [cx, cy] = polar(r * (1 + depth * 1.3), ((i + 0.5) * 360) / k),
      [x, y] = polar(q, ((i + 1) * 360) / k)
    d += `q${p2(cx - px, cy - py)} ${p2(x - px, y - py)}`
    px = x
    py = y
  }
  return d + 'z'
}
/** A garland along a line: flowers of r every step, colours in turn. */
export const garland = (
  d: string,
  {
    r = 6,
    step = r * 1.75,
    cols = ['marigold', 'sindoor'],
    i = 1.8,
    heart = 'haldi',
  }: { r?: number; step?: number; cols?: readonly Colour[]; i?: number; heart?: Colour } = {},
): string => {
  const s = along(d, step),
    fl = scallopRel(r, 7)
  return (
    cols
      .map((col, m) =>
        shape(
          s
            .filter((_, j) => j % cols.length === m)
            .map(([x, y]) => `M${p2(x, y)}${fl}`)
            .join(''),
          col,
          i,
        ),
      )
      .join('') + line(s.map(([x, y]) => `M${p2(x, y)}h0`).join(''), r * 0.5, heart)
  )
}
/** Toran: mango leaves and marigolds on a line from (0,0) to (w,0) sagging by s. */
export const toran = (
  w: number,
  { k = 7, s = 10, l = 28, leafCol = 'patta' as Colour, drop = true, beads = false } = {},
) => {
  const d = `M0 0Q${n(w / 2)} ${n(2 * s)} ${n(w)} 0`,
    spots = along(d, w / k)
  return (
    places(
      leaf(l, l * 0.24, { col: leafCol, w2: 2 }),
      spots.filter((_, i) => i % 2 || !drop).map(([x, y]): Place => [x, y, 180]),
    ) +
    (beads ? pearls(d, { r: 3.4, gap: 8.4, col: 'marigold', i: 1.6 }) : garland(d, { r: 5 })) +
    (drop
      ? places(
          line(`M0 4V${n(l)}`, 1.6) +
            at(0, l * 0.42, marigold(5.2)) +
            at(0, l * 0.8, marigold(5.2, { col: 'sindoor', heart: 'haldi' })) +
            shape(`M-3.500 ${n(l * 0.98)}h7l-1.500 7h-4Z`, 'haldi', 1.6),
          spots.filter((_, i) => i % 2 === 0).map(([x, y]): Place => [x, y, 0]),
        )
      : '')
  )
}
