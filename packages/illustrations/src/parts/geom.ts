// Plane geometry for the pictures. Everything is a function of numbers; nothing is random.
/** [x, y] */
export type Point = [number, number]

/** A number as short as it may be: one decimal, no leading zero. */
export const n = (x: number): string => {
  const t = (Math.round(x * 10) / 10).toString()
  return t === '-0' ? '0' : t.replace(/^(-?)0\./, '$1.')
}
/** Two numbers as an SVG point, the sign serving as separator. */
export const p2 = (x: number, y: number): string => {
  const b = n(y)
  return n(x) + (b[0] === '-' ? '' : ' ') + b
}
const rad = Math.PI / 180
/** Point at `deg` clockwise from the top. */
export const polar = (r: number, deg: number, cx = 0, cy = 0): Point => [
  cx + r * Math.sin(deg * rad),
  cy - r * Math.cos(deg * rad),
]
export const range = <T>(k: number, f: (i: number) => T): T[] => Array.from({ length: k }, (_, i) => f(i))
export const poly = (pts: readonly Point[], close = true): string =>
  'M' + pts.map(([x, y]) => p2(x, y)).join('L') + (close ? 'Z' : '')
/** A smooth closed or open line through points (Catmull–Rom). */
export const smooth = (pts: readonly Point[], close = false, k = 1 / 6): string => {
  const at = (i: number): Point =>
    close ? pts[(i + pts.length) % pts.length]! : pts[Math.max(0, Math.min(pts.length - 1, i))]!
  let d = 'M' + p2(...pts[0]!)
  for (let i = 0; i < (close ? pts.length : pts.length - 1); i++) {
    const a = at(i - 1)
    const b = at(i)
    const c = at(i + 1)
    const e = at(i + 2)
    d +=
      'C' +
      p2(b[0] + (c[0] - a[0]) * k, b[1] + (c[1] - a[1]) * k) +
      ' ' +
      p2(c[0] - (e[0] - b[0]) * k, c[1] - (e[1] - b[1]) * k) +
      ' ' +
      p2(...c)
  }
  return d + (close ? 'Z' : '')
}
type Segment =
  | { to: 'M'; points: [Point] }
  | { to: 'L'; points: [Point] }
  | { to: 'C'; points: [Point, Point, Point, Point] }
  | { to: 'Q'; points: [Point, Point, Point] }
  | { to: 'A'; points: [Point, Point]; radii: Point; turn: number; big: boolean; sweep: boolean }

const arity: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }
/** Path data as a list of absolute segments. A curve carries its start as its first point. */
const segments = (d: string): Segment[] => {
  const out: Segment[] = []
  let here: Point = [0, 0]
  let start: Point = [0, 0]
  let control: Point = [0, 0]
  const lineTo = (end: Point) => {
    out.push({ to: 'L', points: [end] })
    here = end
  }
  const mirrored = (kind: 'C' | 'Q'): Point =>
    out.at(-1)?.to === kind ? [2 * here[0] - control[0], 2 * here[1] - control[1]] : here
  for (const [, letter, rest] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    let command = letter!.toUpperCase()
    const relative = letter !== command
    const numbers = readNumbers(rest!, command === 'A')
    const step = arity[command]!
    let i = 0
    do {
      const a = numbers.slice(i, i + step)
      i += step || 1
      const x = (j: number) => a[j]! + (relative ? here[0] : 0)
      const y = (j: number) => a[j]! + (relative ? here[1] : 0)
      const point = (j: number): Point => [x(j), y(j + 1)]
      switch (command) {
        case 'M':
          here = start = point(0)
          out.push({ to: 'M', points: [here] })
          command = 'L'
          break
        case 'Z':
          lineTo(start)
          break
        case 'H':
          lineTo([x(0), here[1]])
          break
        case 'V':
          lineTo([here[0], y(0)])
          break
        case 'L':
          lineTo(point(0))
          break
        case 'C':
        case 'S': {
          const first = command === 'C' ? point(0) : mirrored('C')
          const second = point(command === 'C' ? 2 : 0)
          const end = point(step - 2)
          out.push({ to: 'C', points: [here, first, second, end] })
          control = second
          here = end
          break
        }
        case 'Q':
        case 'T': {
          const middle = command === 'Q' ? point(0) : mirrored('Q')
          const end = point(step - 2)
          out.push({ to: 'Q', points: [here, middle, end] })
          control = middle
          here = end
          break
        }
        case 'A': {
          const end = point(5)
          const [rx, ry, turn, big, sweep] = a as [number, number, number, number, number]
          out.push({ to: 'A', points: [here, end], radii: [rx, ry], turn, big: big === 1, sweep: sweep === 1 })
          here = end
        }
      }
    } while (i < numbers.length)
  }
  return out
}
const readNumbers = (s: string, arc: boolean): number[] => {
  const out: number[] = []
  const re = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/g
  if (!arc) return (s.match(re) ?? []).map(Number)
  let i = 0
  while (true) {
    // the two flags of an arc may stand without a separator
    const flag = out.length % 7 === 3 || out.length % 7 === 4
    const m = flag ? /[\s,]*([01])/y : /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+))/y
    m.lastIndex = i
    const hit = m.exec(s)
    if (!hit) return out
    out.push(Number(hit[1]))
    i = m.lastIndex
  }
}
const cubic = (t: number, a: number, b: number, c: number, d: number) => {
  const u = 1 - t
  return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
}
const quad = (t: number, a: number, b: number, c: number) => {
  const u = 1 - t
  return u * u * a + 2 * u * t * b + t * t * c
}
/** k points on an elliptic arc, as the SVG specification computes them (appendix B.2.4). */
const arcPoints = (arc: Extract<Segment, { to: 'A' }>, k: number): Point[] => {
  const [[x1, y1], [x2, y2]] = arc.points
  const c = Math.cos(arc.turn * rad)
  const s = Math.sin(arc.turn * rad)
  const dx = (x1 - x2) / 2
  const dy = (y1 - y2) / 2
  const xp = c * dx + s * dy
  const yp = -s * dx + c * dy
  const grow = Math.max(1, Math.hypot(xp / arc.radii[0], yp / arc.radii[1]))
  const rx = arc.radii[0] * grow
  const ry = arc.radii[1] * grow
  const below = rx * rx * yp * yp + ry * ry * xp * xp
  const m = (arc.big === arc.sweep ? -1 : 1) * Math.sqrt(Math.max(0, (rx * rx * ry * ry - below) / below))
  const cxp = (m * rx * yp) / ry
  const cyp = (-m * ry * xp) / rx
  const cx = c * cxp - s * cyp + (x1 + x2) / 2
  const cy = s * cxp + c * cyp + (y1 + y2) / 2
  const a1 = Math.atan2((yp - cyp) / ry, (xp - cxp) / rx)
  let da = Math.atan2((-yp - cyp) / ry, (-xp - cxp) / rx) - a1
  if (arc.sweep && da < 0) da += 2 * Math.PI
  if (!arc.sweep && da > 0) da -= 2 * Math.PI
  return range(k, (i) => {
    const a = a1 + (da * (i + 1)) / k
    return [cx + rx * Math.cos(a) * c - ry * Math.sin(a) * s, cy + rx * Math.cos(a) * s + ry * Math.sin(a) * c]
  })
}
/** Path data as polylines; a curve becomes k lines. */
export const flatten = (d: string, k = 14): Point[][] => {
  const all: Point[][] = []
  let current: Point[] = []
  for (const segment of segments(d)) {
    if (segment.to === 'M') {
      if (current.length > 1) all.push(current)
      current = [...segment.points]
    } else if (segment.to === 'L') {
      current.push(...segment.points)
    } else if (segment.to === 'C') {
      const [a, b, c, e] = segment.points
      for (let i = 1; i <= k; i++)
        current.push([cubic(i / k, a[0], b[0], c[0], e[0]), cubic(i / k, a[1], b[1], c[1], e[1])])
    } else if (segment.to === 'Q') {
      const [a, b, c] = segment.points
      for (let i = 1; i <= k; i++) current.push([quad(i / k, a[0], b[0], c[0]), quad(i / k, a[1], b[1], c[1])])
    } else if (segment.to === 'A') {
      current.push(...arcPoints(segment, k * 2))
    }
  }
  if (current.length > 1) all.push(current)
  return all
}
/** Lines `gap` apart at `angle`, inside the shape and `inset` away from its edge (even-odd). */
export const hatch = (d: string, { angle = 45, gap = 6, inset = 3, phase = 0, min = 3 } = {}) => {
  const c = Math.cos(-angle * rad),
    s = Math.sin(-angle * rad),
    polys = flatten(d).map((q) => q.map(([x, y]): Point => [x * c - y * s, x * s + y * c]))
  const ys = polys.flat().map((q) => q[1]),
    lo = Math.min(...ys),
    hi = Math.max(...ys)
  let out = ''
  for (let y = Math.ceil((lo + 0.01) / gap) * gap + phase; y < hi; y += gap) {
    const xs: number[] = []
    for (const q of polys)
      for (let i = 0; i < q.length; i++) {
        const [x1, y1] = q[i]!,
          [x2, y2] = q[(i + 1) % q.length]!
        if (y1 <= y !== y2 <= y) xs.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1))
      }
    xs.sort((a, b) => a - b)
    for (let i = 0; i + 1 < xs.length; i += 2) {
      const a = xs[i]! + inset
      const b = xs[i + 1]! - inset
      if (b - a > min) out += 'M' + p2(a * c + y * s, -a * s + y * c) + 'L' + p2(b * c + y * s, -b * s + y * c)
    }
  }
  return out
}
export const inside = (polys: readonly Point[][], x: number, y: number): boolean => {
  let hit = false
  for (const q of polys)
    for (let i = 0, j = q.length - 1; i < q.length; j = i++) {
      const [xi, yi] = q[i]!
      const [xj, yj] = q[j]!
      if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) hit = !hit
    }
  return hit
}
const far = (polys: readonly Point[][], x: number, y: number, m: number) =>
  range(8, (i) => polar(m, i * 45, x, y)).every(([a, b]) => inside(polys, a, b))
/** Points on a staggered grid inside the shape, as zero-length strokes. */
export const dots = (
  d: string,
  {
    gap = 9,
    inset = 4,
    rowGap = gap * 0.866,
    x0 = 0,
    y0 = 0,
  }: { gap?: number; inset?: number; rowGap?: number; x0?: number; y0?: number } = {},
) =>
  gridIn(d, gap, inset, rowGap, x0, y0)
    .map(([x, y]) => 'M' + p2(x, y) + 'h0')
    .join('')
const gridIn = (d: string, gap: number, inset: number, rowGap: number, x0: number, y0: number): Point[] => {
  const polys = flatten(d),
    xs = polys.flat().map((q) => q[0]),
    ys = polys.flat().map((q) => q[1]),
    out: Point[] = []
  const r0 = Math.floor((Math.min(...ys) - y0) / rowGap),
    r1 = Math.ceil((Math.max(...ys) - y0) / rowGap)
  for (let r = r0; r <= r1; r++) {
    const off = r & 1 ? gap / 2 : 0,
      c0 = Math.floor((Math.min(...xs) - x0) / gap) - 1,
      c1 = Math.ceil((Math.max(...xs) - x0) / gap) + 1
    for (let k = c0; k <= c1; k++) {
      const x = x0 + k * gap + off,
        y = y0 + r * rowGap
      if (far(polys, x, y, inset)) out.push([x, y])
    }
  }
  return out
}
/** Rows of small arcs, as fish and fields are filled in Mithila. */
export const scales = (
  d: string,
  {
    r = 6,
    inset = r * 0.6,
    x0 = 0,
    y0 = 0,
    up = false,
  }: { r?: number; inset?: number; x0?: number; y0?: number; up?: boolean } = {},
) =>
  gridIn(d, r * 2, inset, r, x0, y0)
    .map(([x, y]) => 'M' + p2(x - r, y) + `a${n(r)} ${n(r)} 0 0 ${up ? 1 : 0} ${n(2 * r)} 0`)
    .join('')
/** [x, y, direction in degrees clockwise from up, share of length] every `step` along the first line of d. */
export const along = (d: string, step: number, { from = 0, to = Infinity, fit = true, ends = true } = {}) => {
  const q = flatten(d, 24)[0]!,
    len: number[] = []
  let total = 0
  for (let i = 1; i < q.length; i++) {
    const [a, b] = [q[i - 1]!, q[i]!]
    const l = Math.hypot(b[0] - a[0], b[1] - a[1])
    len.push(l)
    total += l
  }
  const end = Math.min(total, to),
    k = Math.max(1, Math.round((end - from) / step)),
    g = fit ? (end - from) / k : step,
    out: [x: number, y: number, direction: number, share: number][] = []
  let i = 0,
    done = 0
  for (let j = 0; j <= (fit ? k : Math.floor((end - from) / step)); j++) {
    if (!ends && (j === 0 || j === k)) continue
    const t = from + j * g
    while (i < len.length - 1 && done + len[i]! < t) done += len[i++]!
    const u = len[i] ? (t - done) / len[i]! : 0,
      [x1, y1] = q[i]!,
      [x2, y2] = q[i + 1]!
    out.push([x1 + (x2 - x1) * u, y1 + (y2 - y1) * u, Math.atan2(x2 - x1, y1 - y2) / rad, t / total])
  }
  return out
}
export const circle = (cx: number, cy: number, r: number): string =>
  `M${p2(cx - r, cy)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1-${n(2 * r)} 0Z`
export const ellipse = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${p2(cx - rx, cy)}a${n(rx)} ${n(ry)} 0 1 1 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 1-${n(2 * rx)} 0Z`
/** A tapering band along a line: half width w0 at its beginning, w1 at its end, rounded there. */
export const taper = (pts: readonly Point[], w0: number, w1: number, ease = (t: number): number => t) => {
  const q = flatten(smooth(pts), 8)[0]!
  const L: Point[] = []
  const R: Point[] = []
  q.forEach(([x, y], i) => {
    const a = q[Math.max(0, i - 1)]!
    const b = q[Math.min(q.length - 1, i + 1)]!
    const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1,
      nx = -(b[1] - a[1]) / l,
      ny = (b[0] - a[0]) / l,
      w = w0 + (w1 - w0) * ease(i / (q.length - 1))
    L.push([x + nx * w, y + ny * w])
    R.unshift([x - nx * w, y - ny * w])
  })
  const thin = (a: Point[]) => a.filter((_, i) => i % 4 === 0 || i === a.length - 1)
  return {
    d: smooth(thin(L)) + `A${n(w1)} ${n(w1)} 0 0 1 ${p2(...R[0]!)}` + smooth(thin(R)).replace(/^M[^C]*/, '') + 'Z',
    line: q,
  }
}
/** k points inside d, spread like thrown colour: best of some candidates each time, from a fixed seed. */
export const scatter = (d: string, k: number, seed = 7): Point[] => {
  const polys = flatten(d),
    xs = polys.flat().map((q) => q[0]),
    ys = polys.flat().map((q) => q[1]),
    x0 = Math.min(...xs),
    x1 = Math.max(...xs),
    y0 = Math.min(...ys),
    y1 = Math.max(...ys)
  let s = (seed * 2654435761) >>> 0
  const rnd = () => {
    s = (Math.imul(s, 1664525) + 1013904223) >>> 0
    return s / 4294967296
  }
  const out: Point[] = []
  while (out.length < k) {
    let best: Point | undefined
    let far = -1
    for (let i = 0; i < 12; i++) {
      const p: Point = [x0 + rnd() * (x1 - x0), y0 + rnd() * (y1 - y0)]
      if (!inside(polys, ...p)) continue
      const q = Math.min(1e9, ...out.map(([a, b]) => Math.hypot(a - p[0], b - p[1])))
      if (q > far) {
        far = q
        best = p
      }
    }
    if (best) out.push(best)
  }
  return out
}
