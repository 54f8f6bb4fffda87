// Pictures of things in the shop, 320 × 320, each a function of what the thing is.
import { pictureSet } from '../picture.ts'
import { type Point, n, p2, polar, range, along, circle, ellipse, smooth, poly, scales } from '../parts/geom.ts'
import { type Colour, fill, line, shape, dbl, pearls, at, turn, g, c, path, fit } from '../parts/pen.ts'
import { petal, lobe, lotus, lotusSeat, rangoli, flame, scallop, scallopRel, places } from '../parts/ornament.ts'
import * as T from '../parts/things.ts'

const ground = (gr = 'g-sand' as Colour) => fill('M0 0H320V320H0Z', gr)
/** One ground per kind of thing, with the line its rangoli is drawn in. */
const kinds = {
  bead: ['g-sand', 'g-line', 1],
  lamp: ['g-ink', 'marigold', 0.34],
  incense: ['g-peacock', 'haldi', 0.34],
  set: ['g-sindoor', 'haldi', 0.38],
  shell: ['g-neel', 'paper', 0.3],
  book: ['g-patta', 'patta', 0.4],
}
/** The shelf: a ground, a rangoli in a quiet line, the thing. */
const shelf = (body: string, { of = 'bead', k = 8, kind = 'lotus', r = 142, x = 160, y = 160 } = {}) => {
  const [gr, l, o] = kinds[of]
  return (
    ground(gr) +
    (kind === 'none' ? '' : g(at(x, y, rangoli(r, { k, kind, w: 2.4, col: l })), { opacity: o < 1 ? o : undefined })) +
    body
  )
}

// ---- rudraksha -------------------------------------------------------------------------------------------------
/** Outline of a bead with k lobes: the faces (mukhi) meet in clefts. */
const lobed = (r: number, k: number, depth: number) => {
  const pts = range(k * 8, (i) => {
    const a = (i * 45) / k,
      t = Math.abs(Math.cos((i / 8) * Math.PI))
    return polar(r * (1 - depth * t ** 6), a)
  })
  return smooth(pts, true)
}
/** A rudraksha from above: as many clefts as it has mukhi, its skin in rows of warts. */
export const rudrakshaBead = (mukhi = 5, r = 86) => {
  if (mukhi === 1) return oneMukhi(r)
  const d = lobed(r, mukhi, 0.1),
    cleft = range(mukhi, (i) => {
      const a = (i * 360) / mukhi,
        [x1, y1] = polar(r * 0.24, a),
        [x2, y2] = polar(r * 0.55, a + 3),
        [x3, y3] = polar(r * 0.85, a)
      return `M${p2(x1, y1)}Q${p2(x2, y2)} ${p2(x3, y3)}`
    }).join('')
  const rows = range(4, (q) => {
    const rr = r * (0.36 + q * 0.16)
    return range(mukhi, (i) => {
      const width = ((360 / mukhi) * rr * Math.PI) / 180,
        m = Math.max(1, Math.round((width - r * 0.16) / (r * 0.17)))
      return range(m, (j) => {
        const a = ((i + ((j + 0.5 + (q % 2 ? 0.12 : -0.12)) / m) * 0.84 + 0.08) * 360) / mukhi,
          [x, y] = polar(rr, a)
        return [x, y, a]
      })
    }).flat()
  }).flat()
  return (
    shape(d, 'geru', 4) +
    places(
      line(
        `M${n(-r * 0.065)} ${n(r * 0.03)}Q${n(-r * 0.05)} ${n(-r * 0.07)} ${n(r * 0.01)} ${n(-r * 0.06)}Q${n(r * 0.075)} ${n(-r * 0.04)} ${n(r * 0.055)} ${n(r * 0.045)}`,
        2.2,
      ),
      rows.map(([x, y, a]) => [x, y, a]),
    ) +
    places(
      line(`M${n(-r * 0.03)} ${n(-r * 0.01)}h0`, 3, 'chandan'),
      rows.filter(([x, y]) => x + y < r * 0.2).map(([x, y, a]) => [x, y, 0]),
    ) +
    line(cleft, 7.4) +
    line(cleft, 3, 'chandan') +
    at(0, 0, line(d, 2, 'chandan'), { k: 0.955 }) +
    shape(circle(0, 0, r * 0.2), 'ink', 2) +
    shape(circle(0, 0, r * 0.12), 'sindoor', 1.6)
  )
}
const oneMukhi = (r: number) => {
  const d = `M${n(-r * 0.3)} ${n(-r * 0.95)}C${p2(r * 0.7, -r * 1.1)} ${p2(r * 0.98, -r * 0.2)} ${p2(r * 0.72, r * 0.4)}C${p2(r * 0.5, r * 0.92)} ${p2(-r * 0.1, r * 1.1)} ${p2(-r * 0.42, r * 0.86)}C${p2(-r * 0.62, r * 0.7)} ${p2(-r * 0.2, r * 0.4)} ${p2(-r * 0.24, 0)}C${p2(-r * 0.28, -r * 0.4)} ${p2(-r * 0.72, -r * 0.7)} ${p2(-r * 0.3, -r * 0.95)}Z`,
    k = `M${n(r * 0.06)} ${n(-r * 0.86)}C${p2(r * 0.5, -r * 0.5)} ${p2(r * 0.46, r * 0.4)} ${p2(0, r * 0.84)}`
  return (
    shape(d, 'geru', 4) + line(scales(d, { r: r * 0.07, inset: r * 0.1 }), 2) + line(k, 8) + line(k, 3.2, 'chandan')
  )
}
/** Single bead on its thread. */
export const rudraksha = (mukhi = 5) =>
  shelf(
    line('M160 20C120 60 116 92 150 140M160 20C200 60 204 92 170 140', 7) +
      line('M160 20C120 60 116 92 150 140M160 20C200 60 204 92 170 140', 3, 'sindoor') +
      at(160, 186, rudrakshaBead(mukhi, 88)) +
      at(160, 26, shape(circle(0, 0, 9), 'marigold', 2.4)),
    { k: Math.max(5, mukhi), y: 186, r: 124 },
  )
/** Two beads grown together, capped in metal. */
export const gauriShankar = () => {
  const half = at(0, -48, rudrakshaBead(5, 56))
  return shelf(
    line('M160 14V60', 7) +
      line('M160 14V60', 3, 'sindoor') +
      at(160, 216, rudrakshaBead(5, 58), { r: 36 }) +
      at(160, 122, rudrakshaBead(5, 58)) +
      line('M130 170Q160 158 190 170', 8) +
      line('M130 170Q160 158 190 170', 3.4, 'chandan') +
      at(
        160,
        66,
        shape('M-20 4C-18 -14 18 -14 20 4L14 12H-14Z', 'marigold', 2.8) +
          pearls('M-13 3Q0 8 13 3', { r: 1.8, gap: 6.4, i: 1 }) +
          shape(circle(0, -14, 7), 'marigold', 2.6) +
          fill(circle(0, -14, 3), 'sand'),
      ),
    { k: 10, r: 134, y: 168 },
  )
}

// ---- malas -----------------------------------------------------------------------------------------------------
export const materials = {
  rudraksha: { col: 'geru', hi: 'chandan', rough: true, tassel: 'sindoor', guru: 'geru', r: 9 },
  tulsi: { col: 'chandan', hi: 'paper', rings: 'geru', tassel: 'marigold', guru: 'chandan', r: 6 },
  crystal: { col: 'paper', hi: 'neel', facet: true, tassel: 'paper', guru: 'paper', r: 8 },
  sandalwood: { col: 'haldi', hi: 'paper', grain: 'geru', tassel: 'sindoor', guru: 'haldi', r: 7.4 },
  coral: { col: 'sindoor', hi: 'gulabi', tassel: 'marigold', guru: 'sindoor', r: 7.4 },
  pearl: { col: 'paper', hi: 'gulabi', tassel: 'gulabi', guru: 'paper', r: 7.4 },
}
/** Tassel with its bound head. Origin: where it is tied. */
export const tassel = (l = 46, col = 'sindoor' as Colour) =>
  shape(`M-7 9H7L13 ${n(l)}Q0 ${n(l + 6)} -13 ${n(l)}Z`, col, 2.6) +
  line(`M-3 14L-6 ${n(l - 2)}M0 14V${n(l)}M3 14L6 ${n(l - 2)}`, 1.5) +
  shape('M-7 0H7V10H-7Z', 'haldi', 2.2)
/** 108 (here as many as fit) beads laid in a loop, the guru bead and tassel below. */
const malaParts = (material: string, turns: number) => {
  const m = materials[material],
    { r } = m,
    loops = [
      [0, 0, 1],
      [0, 8, 0.72],
    ].slice(0, turns)
  const loop = (s: string, dy: number) =>
    `M0 ${n(96 * s + dy)}C${p2(-34 * s, 92 * s + dy)} ${p2(-112 * s, 46 * s + dy)} ${p2(-104 * s, -28 * s + dy)}C${p2(-96 * s, -88 * s + dy)} ${p2(-38 * s, -112 * s + dy)} ${p2(0, -112 * s + dy)}C${p2(38 * s, -112 * s + dy)} ${p2(96 * s, -88 * s + dy)} ${p2(104 * s, -28 * s + dy)}C${p2(112 * s, 46 * s + dy)} ${p2(34 * s, 92 * s + dy)} ${p2(0, 96 * s + dy)}`
  const string = (d: string) => {
    const s = along(d, r * 2.06),
      M = s.map(([x, y]) => `M${p2(x, y)}h0`).join(''),
      body = m.rough
        ? shape(s.map(([x, y]) => `M${p2(x, y)}${scallopRel(r * 1.02, 6, 0.13)}`).join(''), m.col, 2.4)
        : m.facet
          ? shape(
              s
                .map(
                  ([x, y]) =>
                    `M${p2(x, y)}m${n(-r)} 0l${n(r * 0.5)} ${n(-r * 0.86)}h${n(r)}l${n(r * 0.5)} ${n(r * 0.86)}l${n(-r * 0.5)} ${n(r * 0.86)}h${n(-r)}z`,
                )
                .join(''),
              m.col,
              2.2,
            )
          : line(M, 2 * r + 2.4) + line(M, 2 * r - 2.2, m.col)
    return (
      line(d, 2.4, 'sindoor') +
      body +
      (m.rough
        ? line(
            s
              .map(([x, y, a]) => {
                const [u, v] = polar(r * 0.72, a, x, y),
                  [e, f] = polar(-r * 0.72, a, x, y)
                return `M${p2(u, v)}L${p2(e, f)}`
              })
              .join(''),
            1.8,
          ) +
          line(
            s
              .map(([x, y, a]) => {
                const [u, v] = polar(r * 0.48, a + 90, x, y),
                  [e, f] = polar(-r * 0.48, a + 90, x, y)
                return `M${p2(u, v)}h0M${p2(e, f)}h0`
              })
              .join(''),
            2.6,
            m.hi,
          )
        : m.facet
          ? line(
              s
                .map(([x, y]) => `M${p2(x - r, y)}h${n(2 * r)}M${p2(x - r * 0.5, y - r * 0.86)}l${n(r)} ${n(r * 1.72)}`)
                .join(''),
              1.2,
              m.hi,
            )
          : line(s.map(([x, y]) => `M${p2(x - r * 0.28, y - r * 0.3)}h0`).join(''), r * 0.52, m.hi) +
            (m.rings
              ? line(
                  s
                    .map(([x, y, a]) => {
                      const [u, v] = polar(r * 0.5, a, x, y),
                        [e, f] = polar(-r * 0.5, a, x, y)
                      return `M${p2(u, v)}L${p2(e, f)}`
                    })
                    .join(''),
                  1.6,
                  m.rings,
                )
              : '') +
            (m.grain
              ? line(
                  s.map(([x, y]) => `M${p2(x - r * 0.5, y + r * 0.3)}q${n(r * 0.5)} ${n(r * 0.34)} ${n(r)} 0`).join(''),
                  1.3,
                  m.grain,
                )
              : ''))
    )
  }
  const meru = m.rough
    ? shape(scallop(16, 6, 0.12), 'geru', 2.6) +
      line('M0 -13V13M-11 -6.500L11 6.500M11 -6.500L-11 6.5', 2) +
      line('M-6 -8h0M6 -8h0M-10 0h0M10 0h0M-6 8h0M6 8h0', 3, 'chandan')
    : shape(circle(0, 0, 14), m.guru, 2.6) + line('M-9 -4Q0 -9 9 -4', 2, m.hi) + fill(circle(-4, -5, 3), m.hi)
  return (
    loops
      .map(([x, y, s]) => string(loop(s, y)))
      .reverse()
      .join('') +
    at(0, 112, meru) +
    at(0, 126, tassel(46, m.tassel))
  )
}
export const mala = (material = 'rudraksha', { turns = 2 } = {}) =>
  shelf(at(160, 136, malaParts(material, turns)), { k: 12, kind: 'ring', r: 150, y: 160 })
/** A mala hanging from a peg at the origin; 132 long. */
export const malaLoop = (material: string) => {
  const m = materials[material],
    d = 'M0 0C-34 10 -40 74 0 92C40 74 34 10 0 0',
    q = m.r * 0.8
  return (
    pearls(d, { r: q * 0.72, gap: q * 1.75, col: m.col, i: 1.8 }) +
    line(d, 2.4, m.hi, { dash: `0 ${n(q * 1.75)}` }) +
    at(0, 100, shape(circle(0, 0, 8), m.guru, 2.2)) +
    at(0, 107, tassel(34, m.tassel), { k: 0.8 })
  )
}

// ---- gems ------------------------------------------------------------------------------------------------------
/** base, light and deep tone of each stone; the cushion it lies on; its cut. */
export const stones = {
  pukhraj: { base: 'haldi', light: 'paper', deep: 'marigold', cushion: 'peacock', cut: 'oval' },
  ruby: { base: 'sindoor', light: 'gulabi', deep: 'ink', cushion: 'haldi', cut: 'cushion' },
  emerald: { base: 'patta', light: 'paper', deep: 'peacock', cushion: 'gulabi', cut: 'step' },
  pearl: { base: 'paper', light: 'paper', deep: 'gulabi', cushion: 'neel', cut: 'sphere' },
  coral: { base: 'sindoor', light: 'gulabi', deep: 'ink', cushion: 'peacock', cut: 'trillion' },
  neelam: { base: 'neel', light: 'paper', deep: 'ink', cushion: 'marigold', cut: 'oval' },
  gomed: { base: 'geru', light: 'marigold', deep: 'ink', cushion: 'patta', cut: 'cushion' },
  lehsuniya: { base: 'marigold', light: 'paper', deep: 'geru', cushion: 'sindoor', cut: 'eye' },
  diamond: { base: 'paper', light: 'paper', deep: 'neel', cushion: 'ink', cut: 'round' },
  topaz: { base: 'peacock', light: 'paper', deep: 'neel', cushion: 'gulabi', cut: 'oval' },
}
/** Facets of a brilliant seen from above: table, stars, kites, halves, on an outline that is a superellipse. */
const brilliant = (rx: number, ry: number, k: number, pow: number, { base, light, deep }) => {
  const pt = (q: number, deg: number) => {
    const a = (deg * Math.PI) / 180,
      s = Math.sin(a),
      co = Math.cos(a),
      f = (v: number) => Math.sign(v) * Math.abs(v) ** (2 / pow)
    return [rx * q * f(s), -ry * q * f(co)]
  }
  const st = 360 / k,
    T = range(k, (i) => pt(0.52, i * st)),
    K = range(k, (i) => pt(0.76, (i + 0.5) * st)),
    G = range(2 * k, (i) => pt(1, (i * st) / 2))
  const star = range(k, (i) => [T[i], T[(i + 1) % k], K[i]]),
    kite = range(k, (i) => [T[i], K[i], G[2 * i], K[(i + k - 1) % k]]),
    half = range(2 * k, (i) => [G[i], G[(i + 1) % (2 * k)], K[Math.floor(i / 2) % k]])
  const lit = (pts: readonly Point[]) => {
    const x = pts.reduce((s: string, q: number) => s + q[0], 0) / pts.length,
      y = pts.reduce((s: string, q: number) => s + q[1], 0) / pts.length
    return Math.atan2(y, x)
  }
  const tone = (list: number, f: number) => list.map((q: number, i: number) => [q, f(lit(q), i)])
  const all = [
    ...tone(half, (a: number, i: number) => (i % 2 ? deep : base)),
    ...tone(kite, (a: number) => (Math.cos(a + 2.3) > 0.35 ? light : Math.cos(a + 2.3) < -0.45 ? deep : base)),
    ...tone(star, (a: number, i: number) => (Math.cos(a - 0.7) > 0.3 ? light : base)),
  ]
  const by = (col: Colour) =>
    all
      .filter((q) => q[1] === col)
      .map((q) => poly(q[0]))
      .join('')
  const out = smooth(
    range(32, (i) => pt(1, i * 11.25)),
    true,
  )
  return (
    fill(out, base) +
    [deep, light]
      .map((col) => fill(by(col), col, { o: col === 'ink' ? 0.45 : col === 'paper' ? 0.72 : undefined }))
      .join('') +
    line(
      range(
        k,
        (i) =>
          poly([T[i], K[i], T[(i + 1) % k]], false) +
          poly([K[i], G[2 * i + 1]], false) +
          poly([G[2 * i], K[i]], false) +
          poly([G[2 * i], K[(i + k - 1) % k]], false),
      ).join(''),
      1.5,
    ) +
    shape(poly(T), base, 1.8) +
    fill(poly([T[Math.round(k * 0.6) % k], T[Math.round(k * 0.75) % k], T[Math.round(k * 0.9) % k]]), light, {
      o: 0.75,
    }) +
    line(out, 4)
  )
}
const step = ({ base, light, deep }) => {
  const oct = (q: number) => {
      const w = 58 * q,
        h = 74 * q,
        cc = 20 * q
      return [
        [-w + cc, -h],
        [w - cc, -h],
        [w, -h + cc],
        [w, h - cc],
        [w - cc, h],
        [-w + cc, h],
        [-w, h - cc],
        [-w, -h + cc],
      ]
    },
    R = [1, 0.8, 0.6, 0.42].map(oct),
    f = (a: number, b: number, i: number) => poly([R[a][i], R[a][(i + 1) % 8], R[b][(i + 1) % 8], R[b][i]])
  return (
    fill(poly(R[0]), base) +
    fill([0, 1, 2].flatMap((q) => [2, 3, 4].map((i) => f(q, q + 1, i))).join(''), deep) +
    fill([0, 2].flatMap((q) => [6, 7].map((i) => f(q, q + 1, i))).join(''), light, { o: 0.65 }) +
    line(
      R.slice(1)
        .map((q) => poly(q))
        .join('') + range(8, (i) => poly([R[0][i], R[3][i]], false)).join(''),
      1.5,
    ) +
    fill(poly([R[3][7], R[3][0], R[3][6]]), light, { o: 0.7 }) +
    line(poly(R[0]), 4)
  )
}
export const gemStone = (name: string) => {
  const s = stones[name]
  switch (s.cut) {
    case 'oval':
      return brilliant(58, 72, 8, 2, s)
    case 'round':
      return brilliant(66, 66, 8, 2, s)
    case 'cushion':
      return brilliant(62, 68, 8, 2.9, s)
    case 'step':
      return step(s)
    case 'trillion': {
      const d =
        'M0 -70C12 -70 18 -62 24 -52L66 30C74 46 66 58 48 60Q0 66 -48 60C-66 58 -74 46 -66 30L-24 -52C-18 -62 -12 -70 0 -70Z'
      return (
        shape(d, s.base, 4) +
        fill('M-8 -56C0 -58 -2 -50 -8 -40L-42 22C-48 34 -56 32 -54 22C-44 0 -24 -36 -8 -56Z', s.light) +
        line('M40 44Q0 54 -30 48', 4, s.light, { o: 0.7 }) +
        fill('M20 -50L62 30C68 44 62 54 48 56Q30 60 12 61C40 44 44 6 20 -50Z', s.deep, { o: 0.25 })
      )
    }
    case 'sphere':
      return (
        shape(circle(0, 0, 66), s.base, 4) +
        fill('M46 -46A65 65 0 1 1 -58 30C-30 58 34 50 50 2C54 -14 52 -32 46 -46Z', s.deep, { o: 0.42 }) +
        fill('M58 8A58 58 0 0 1 -34 48C4 52 44 40 58 8Z', 'neel', { o: 0.22 }) +
        fill(ellipse(-24, -28, 15, 11), 'paper') +
        line('M-46 -14C-44 -34 -32 -46 -14 -50', 4, 'gulabi', { o: 0.7 })
      )
    case 'eye':
      return (
        shape(ellipse(0, 0, 56, 72), s.base, 4) +
        fill('M30 -60C58 -36 62 30 26 62C62 48 66 -44 30 -60Z', s.deep, { o: 0.75 }) +
        fill('M-30 -60C-58 -36 -62 30 -26 62C-62 48 -66 -44 -30 -60Z', s.deep, { o: 0.55 }) +
        fill('M-22 -52C-14 -30 -14 30 -22 54C-34 30 -36 -30 -22 -52Z', 'haldi', { o: 0.7 }) +
        fill('M2 -70C9 -34 9 34 2 70C-4 34 -4 -34 2 -70Z', s.light) +
        line('M2 -66V66', 2.4, 'haldi', { o: 0.9 }) +
        line(ellipse(0, 0, 56, 72), 4)
      )
  }
}
/** A stone on its cushion, 236 square around the origin. */
export const gemCushion = (name: string) => {
  const s = stones[name],
    pad = 'M-104 -104C-50 -86 50 -86 104 -104C86 -50 86 50 104 104C50 86 -50 86 -104 104C-86 50 -86 -50 -104 -104Z',
    pale = ['haldi', 'marigold'].includes(s.cushion),
    corner = at(-106, -106, at(0, 0, tassel(30, pale ? 'sindoor' : 'marigold'), { r: 135, k: 0.86 })),
    ic = pale ? 'geru' : 'haldi'
  return (
    turn(4, corner) +
    dbl(pad, s.cushion, { w: 10, i: 2.2, tick: 5.2 }) +
    turn(
      4,
      path('M-78 -78C-40 -66 40 -66 78 -78', { stroke: c(ic), 'stroke-width': 2.2 }) +
        line(range(6, (i) => `M${-54 + i * 18} ${n(-64 + Math.abs(i - 2.5) * 1.2)}q9 10 18 0`).join(''), 1.8, ic),
    ) +
    fill(ellipse(4, 8, 66, 76), 'ink', { o: 0.28 }) +
    gemStone(name)
  )
}
export const gem = (name = 'pukhraj') => shelf(at(160, 160, gemCushion(name)), { kind: 'ring', k: 12, r: 152 })

// ---- yantras ---------------------------------------------------------------------------------------------------
/** Levels and half widths on the unit circle, solved so that all eighteen three-line crossings meet (error < 1e-14; solve.mjs). */
const Y = [0.72837, 0.48531, 0.27735, 0.17683, 0.05969, -0.09789, -0.26064, -0.49655, -0.74865],
  W = [0.55844, 0.66561, 0.96077, 0.31013, 0.25618, 0.35103, 0.96544, 0.68877, 0.50203]
const tip = [5, 8, 'b', 7, 6, 1, 't', 0, 2]
/** The nine triangles, five down and four up. */
export const nine = (r: number) =>
  range(
    9,
    (i) =>
      'M' +
      [
        [-W[i], -Y[i]],
        [W[i], -Y[i]],
        [0, tip[i] === 'b' ? 1 : tip[i] === 't' ? -1 : -Y[tip[i]]],
      ]
        .map(([x, y]) => `${+(x * r).toFixed(2)} ${+(y * r).toFixed(2)}`)
        .join('L') +
      'Z',
  )
const star = (r: number, k = 3, turnBy = 0) =>
  range(2, (j) => poly(range(3, (i) => polar(r, i * 120 + j * 60 + turnBy))))
/** Square with four gates; q: half side. */
const bhupura = (q: number, gate = q * 0.3, out = q * 0.17, lip = q * 0.14) => {
  const s = `L${p2(-gate * 0.55, -q)}L${p2(-gate * 0.55, -q - out * 0.5)}L${p2(-gate * 0.55 - lip, -q - out * 0.5)}L${p2(-gate * 0.55 - lip, -q - out)}L${p2(gate * 0.55 + lip, -q - out)}L${p2(gate * 0.55 + lip, -q - out * 0.5)}L${p2(gate * 0.55, -q - out * 0.5)}L${p2(gate * 0.55, -q)}L${p2(q, -q)}`
  const rot = (str: string, k: number) =>
    str.replace(/(-?[\d.]+(?:e-?\d+)?)[ ]?(-?[\d.]+)/g, (_: number, a: number, b: number) => {
      let [x, y] = [+a, +b]
      for (let i = 0; i < k; i++) [x, y] = [-y, x]
      return p2(x, y)
    })
  return `M${p2(-q, -q)}` + range(4, (k) => rot(s, k)).join('') + 'Z'
}
const plates = {
  copper: { plate: 'geru', field: 'chandan', mark: 'sindoor', leafA: 'marigold', leafB: 'haldi' },
  brass: { plate: 'marigold', field: 'haldi', mark: 'sindoor', leafA: 'gulabi', leafB: 'paper' },
  print: { plate: 'sindoor', field: 'paper', mark: 'peacock', leafA: 'marigold', leafB: 'gulabi' },
}
/** core: 'shri' | 'ganesh' | 'durga' | 'vishnu'; rings: petals from the inside out. */
export const yantraPlate = (core = 'shri', plate = 'copper', rings = core === 'shri' ? [8, 16] : [8]) => {
  const P = plates[plate],
    r = core === 'shri' ? 61 : 58
  let q = r + 1,
    petals = ''
  rings.forEach((k, j) => {
    const l = j ? 15 : rings.length > 1 ? 22 : 34
    petals =
      turn(
        k,
        path(
          `M${p2(...polar(q - 1, -178 / k))}C${p2(...polar(q + l * 0.5, -200 / k))} ${p2(...polar(q + l * 0.72, -70 / k))} ${p2(0, -q - l)}C${p2(...polar(q + l * 0.72, 70 / k))} ${p2(...polar(q + l * 0.5, 200 / k))} ${p2(...polar(q - 1, 178 / k))}Z`,
          { fill: c(j ? P.leafB : P.leafA), stroke: c('ink'), 'stroke-width': 1.8 },
        ) + (l > 16 ? line(`M0 ${n(-q - l * 0.24)}V${n(-q - l * 0.7)}`, 1.4, 'geru') : ''),
      ) + petals
    q += l
  })
  const T =
    core === 'shri'
      ? nine(r)
      : core === 'ganesh'
        ? [...star(r * 0.96), poly(range(3, (i) => polar(r * 0.42, i * 120)))]
        : core === 'durga'
          ? [poly(range(3, (i) => polar(r * 0.94, i * 120 + 180))), ...star(r * 0.62, 3, 0)]
          : star(r * 0.96)
  const B = 112,
    plateD = 'M-134 -134H134V134H-134Z'
  return (
    dbl(plateD, P.plate, { w: 9, i: 2.2, tick: 5.2 }) +
    shape(bhupura(B - 6, 52, 15, 10), P.field, 2.4) +
    line(bhupura(B - 13, 44, 13, 9), 1.6, P.mark) +
    shape(circle(0, 0, q + 6), P.plate, 2.2) +
    shape(circle(0, 0, q + 1), 'paper', 1.8) +
    petals +
    shape(circle(0, 0, r), P.field, 2.4) +
    path(T.join(''), { fill: c(P.mark), 'fill-rule': 'evenodd' }) +
    line(T.join(''), core === 'shri' ? 1.7 : 2.2) +
    shape(circle(0, core === 'shri' ? 1.6 : 0, core === 'shri' ? 2.6 : 5), 'haldi', 1.6) +
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ]
      .map(([x, y]) =>
        at(x * 90, y * 90, turn(8, path(petal(12, 4), { fill: c(P.mark) })) + fill(circle(0, 0, 3), 'haldi')),
      )
      .join('')
  )
}
export const yantra = (core = 'shri', { plate = 'copper', rings } = {}) =>
  shelf(at(160, 160, yantraPlate(core, plate, rings)), { kind: 'none' })

// ---- things for worship ------------------------------------------------------------------------------------------
/** Rays of light behind a flame. */
const glow = (k: number, r1: number, r2: number, col = 'marigold' as Colour) =>
  line(
    range(k, (i) => {
      const a = (i * 360) / k,
        [x1, y1] = polar(r1, a),
        [x2, y2] = polar(i % 2 ? r2 : r2 * 0.86, a)
      return `M${p2(x1, y1)}L${p2(x2, y2)}`
    }).join(''),
    3,
    col,
    { dash: '7 6' },
  )
/** Bowl lamp on a turned foot: engraved petals, pearls, a lip. */
const bowlLamp = ({ col = 'marigold' as Colour, lit = true } = {}) =>
  shape('M-13 -52C-8 -40 -10 -30 -22 -20C-34 -12 -52 -12 -56 0H56C52 -12 34 -12 22 -20C10 -30 8 -40 13 -52Z', col, 3) +
  shape('M-17 -42a17 6 0 1 0 34 0a17 6 0 1 0 -34 0Z', 'haldi', 2.4) +
  line('M-40 -6H40', 2, 'sindoor') +
  dbl('M-104 -112C-98 -72 -56 -50 0 -50C56 -50 98 -72 104 -112Z', col, { w: 9, i: 2.2, tick: 5.2 }) +
  places(
    path(lobe(26, 10), { fill: c('sindoor'), stroke: c('ink'), 'stroke-width': 2 }) + line('M0 -6V-16', 2, 'haldi'),
    range(7, (i) => {
      const q = i - 3
      return [q * 20.5, -56 - q * q * 1.1, q * 9]
    }),
  ) +
  pearls('M-84 -98Q0 -80 84 -98', { r: 2.4, gap: 9.4, i: 1.2 }) +
  shape('M-112 -114Q0 -98 112 -114Q104 -126 0 -126Q-104 -126 -112 -114Z', 'haldi', 3) +
  line('M-86 -115Q0 -106 86 -115', 1.8, 'geru') +
  (lit ? at(0, -112, flame(92)) : '')
export const brassDiya = () =>
  shelf(at(160, 118, glow(24, 92, 142)) + at(160, 290, bowlLamp()), { of: 'lamp', kind: 'none' })
export const akhandDiya = () => {
  const glass =
    'M-58 0C-70 -46 -40 -74 -38 -104C-38 -126 -30 -140 -28 -152H28C30 -140 38 -126 38 -104C40 -74 70 -46 58 0Z'
  return shelf(
    at(160, 140, glow(24, 88, 136)) +
      at(
        160,
        190,
        path(glass, { fill: c('paper'), 'fill-opacity': 0.2, stroke: c('paper'), 'stroke-width': 3 }) +
          line('M-38 -30C-42 -54 -26 -74 -24 -100', 4, 'paper') +
          line('M-24 -152H24', 5, 'haldi'),
      ) +
      at(160, 300, at(0, 0, bowlLamp({ lit: false }), { k: 0.86 })) +
      at(160, 204, flame(84)),
    { of: 'lamp', kind: 'none' },
  )
}
/** A set of clay lamps, as many as are in the box; those in the last row are lit. */
export const clayDiyas = (k = 12) => {
  const rows = Math.ceil(k / 3),
    spot = range(k, (i) => [160 + ((i % 3) - 1) * 88 - 3, 78 + Math.floor(i / 3) * (226 / Math.max(1, rows - 1)), 0]),
    lamp = (lit: string) => T.diya(33, { col: 'geru', edge: 'haldi', oil: 'chandan', fl: 38, lit })
  return shelf(places(lamp(false), spot.slice(0, 6)) + places(lamp(true), spot.slice(6)), { of: 'lamp', k: 12, r: 150 })
}
export const incense = ({ sticks = 5 } = {}) => {
  const tips = range(sticks, (i) => i - (sticks - 1) / 2)
  return shelf(
    at(
      160,
      0,
      tips
        .map((q) =>
          at(
            q * 34,
            102 + Math.abs(q) * 9,
            T.smoke(78 - Math.abs(q) * 8, { col: 'paper', s: q < 0 ? -0.9 : 0.9, w: 2.6 }),
          ),
        )
        .join('') +
        tips
          .map(
            (q) =>
              line(`M${n(q * 9)} 240L${n(q * 34)} ${n(106 + Math.abs(q) * 9)}`, 8) +
              line(`M${n(q * 9)} 240L${n(q * 34)} ${n(106 + Math.abs(q) * 9)}`, 4, 'geru') +
              line(`M${n(q * 34)} ${n(106 + Math.abs(q) * 9)}h0`, 7, 'marigold'),
          )
          .join('') +
        at(
          0,
          290,
          at(0, -34, lotus(66, { k: 3, spread: 28, w: 22, col: 'marigold', tip: 'geru', i: 2.8 })) +
            dbl('M-112 -44C-98 -10 -50 0 0 0C50 0 98 -10 112 -44C70 -30 -70 -30 -112 -44Z', 'marigold', {
              w: 8,
              i: 2,
              tick: 4.8,
            }) +
            pearls('M-70 -20Q0 -8 70 -20', { r: 2.4, gap: 9.4, i: 1.2 }) +
            shape('M-42 0H42L52 14H-52Z', 'marigold', 2.8),
        ),
    ),
    { of: 'incense', k: 10, r: 138, y: 160 },
  )
}
export const thaliPicture = () => shelf(at(160, 160, T.thali(130)), { of: 'set', kind: 'ring', k: 16, r: 154 })
export const conchPicture = () =>
  shelf(fit(160, 140, T.conch(), 2.36, { keep: 0.5 }) + at(160, 252, lotusSeat(84, { h: 30, k: 3 })), {
    of: 'shell',
    k: 12,
    r: 142,
    y: 150,
  })
export const kalashPicture = () => shelf(fit(160, 290, T.kalash(), 1.84, { keep: 0.6 }), { of: 'set', k: 12, r: 142 })
export const bellPicture = () => shelf(fit(160, 156, T.bell(), 2.9, { keep: 0.66 }), { of: 'set', k: 12, r: 142 })
export const samaiPicture = () =>
  shelf(fit(160, 296, T.samai(150, { wicks: 3 }), 1.62, { keep: 0.5 }), { of: 'lamp', k: 12, r: 142 })

/** By the id of the product. */
export const products = pictureSet('products', {
  'rudraksha-5': () => rudraksha(5),
  'rudraksha-6': () => rudraksha(6),
  'gauri-shankar': gauriShankar,
  'rudraksha-1': () => rudraksha(1),
  'rudraksha-14': () => rudraksha(14),
  ...Object.fromEntries(
    ['rudraksha', 'tulsi', 'crystal', 'sandalwood', 'coral'].map((material) => [
      `mala-${material}`,
      () => mala(material),
    ]),
  ),
  ...Object.fromEntries(
    ['pukhraj', 'ruby', 'emerald', 'pearl', 'coral', 'neelam', 'gomed', 'lehsuniya'].map((stone) => [
      `gem-${stone}`,
      () => gem(stone),
    ]),
  ),
  'shri-yantra': () => yantra('shri'),
  'ganesh-yantra': () => yantra('ganesh', { plate: 'brass' }),
  'brass-diya': brassDiya,
  'akhand-diya': akhandDiya,
  'clay-diyas': clayDiyas,
  samai: samaiPicture,
  incense,
  thali: thaliPicture,
  conch: conchPicture,
  kalash: kalashPicture,
  bell: bellPicture,
})
