// Rudraksha: the seed from above, from the side, as an X-ray shows it, and strung.
import { type Point, n, p2, polar, range, along, circle, ellipse, hatch, smooth, scales } from '../../parts/geom.ts'
import { type Colour, at, dbl, fill, line, pearls, shape, turn } from '../../parts/pen.ts'
import { type Place, leaf, places } from '../../parts/ornament.ts'
import { besideCoin, hand, inPalm } from './size.ts'
import { type Body, type Views, shelf } from './shelf.ts'
import { strung, tassel } from './beads.ts'

/** Outline of a bead with k lobes: the faces (mukhi) meet in clefts. */
const lobed = (r: number, k: number, depth: number): string =>
  smooth(
    range(k * 8, (i) => polar(r * (1 - depth * Math.abs(Math.cos((i / 8) * Math.PI)) ** 6), (i * 45) / k)),
    true,
  )
/** The lines between the faces, one for each mukhi. */
export const mukhiLines = (mukhi: number, r: number): string =>
  range(mukhi, (i) => {
    const a = (i * 360) / mukhi
    return `M${p2(...polar(r * 0.24, a))}Q${p2(...polar(r * 0.55, a + 3))} ${p2(...polar(r * 0.85, a))}`
  }).join('')
/** Places of the warts: four rings, so many to a face as fit. */
const warts = (mukhi: number, r: number): [number, number, number][] =>
  range(4, (ring) => {
    const at = r * (0.36 + ring * 0.16)
    const width = ((360 / mukhi) * at * Math.PI) / 180
    const k = Math.max(1, Math.round((width - r * 0.16) / (r * 0.17)))
    return range(mukhi, (face) =>
      range(k, (j): [number, number, number] => {
        const a = ((face + ((j + 0.5 + (ring % 2 ? 0.12 : -0.12)) / k) * 0.84 + 0.08) * 360) / mukhi
        return [...polar(at, a), a]
      }),
    ).flat()
  }).flat()
export type BeadLook = { dark?: boolean; core?: Colour }
/** A rudraksha from above: as many clefts as it has mukhi, its skin in rows of warts. */
export const rudrakshaBead = (mukhi = 5, r = 86, { dark = false, core = 'sindoor' }: BeadLook = {}): string => {
  if (mukhi === 1) return oneMukhi(r)
  const d = lobed(r, mukhi, 0.1)
  const skin = warts(mukhi, r)
  const lines = mukhiLines(mukhi, r)
  return (
    shape(d, 'geru', 4) +
    (dark ? fill(d, 'ink', { o: 0.34 }) : '') +
    places(
      line(
        `M${n(-r * 0.065)} ${n(r * 0.03)}Q${n(-r * 0.05)} ${n(-r * 0.07)} ${n(r * 0.01)} ${n(-r * 0.06)}Q${n(r * 0.075)} ${n(-r * 0.04)} ${n(r * 0.055)} ${n(r * 0.045)}`,
        2.2,
      ),
      skin,
    ) +
    places(
      line(`M${n(-r * 0.03)} ${n(-r * 0.01)}h0`, 3, 'chandan'),
      skin.filter(([x, y]) => x + y < r * 0.2).map(([x, y]): Place => [x, y, 0]),
    ) +
    line(lines, 7.4) +
    line(lines, 3, 'chandan') +
    at(0, 0, line(d, 2, 'chandan'), { k: 0.955 }) +
    shape(circle(0, 0, r * 0.2), 'ink', 2) +
    shape(circle(0, 0, r * 0.12), core, 1.6)
  )
}
const oneMukhi = (r: number): string => {
  const d = `M${n(-r * 0.3)} ${n(-r * 0.95)}C${p2(r * 0.7, -r * 1.1)} ${p2(r * 0.98, -r * 0.2)} ${p2(r * 0.72, r * 0.4)}C${p2(r * 0.5, r * 0.92)} ${p2(-r * 0.1, r * 1.1)} ${p2(-r * 0.42, r * 0.86)}C${p2(-r * 0.62, r * 0.7)} ${p2(-r * 0.2, r * 0.4)} ${p2(-r * 0.24, 0)}C${p2(-r * 0.28, -r * 0.4)} ${p2(-r * 0.72, -r * 0.7)} ${p2(-r * 0.3, -r * 0.95)}Z`
  const cleft = `M${n(r * 0.06)} ${n(-r * 0.86)}C${p2(r * 0.5, -r * 0.5)} ${p2(r * 0.46, r * 0.4)} ${p2(0, r * 0.84)}`
  return (
    shape(d, 'geru', 4) +
    line(scales(d, { r: r * 0.07, inset: r * 0.1 }), 2) +
    line(cleft, 8) +
    line(cleft, 3.2, 'chandan')
  )
}

// ---- close by ----------------------------------------------------------------------------------------------------
/** A point of the bead's skin, seen from the side and a little from above, and whether it faces us. */
const onBead = (r: number, latitude: number, longitude: number): { x: number; y: number; near: number } => {
  const [f, l, tilt] = [latitude, longitude, 38].map((deg) => (deg * Math.PI) / 180) as [number, number, number]
  const [x, y, z] = [Math.cos(f) * Math.sin(l), Math.sin(f) * 0.94, Math.cos(f) * Math.cos(l)]
  return {
    x: x * r,
    y: -(y * Math.cos(tilt) - z * Math.sin(tilt)) * r,
    near: y * Math.sin(tilt) + z * Math.cos(tilt),
  }
}
/** The bead from the side: its lines run from the natural hole down its faces. */
const beadSide = (mukhi: number, r: number, { dark = false }: BeadLook = {}): string => {
  const meridian = (longitude: number): string => {
    const pts = range(15, (i) => onBead(r, 76 - i * 11, longitude)).filter(({ near }) => near > 0.02)
    return pts.length > 2 ? smooth(pts.map(({ x, y }): Point => [x, y])) : ''
  }
  const d = ellipse(0, 0, r, r * 0.965)
  const lines = range(mukhi, (i) => meridian(((i + 0.5) * 360) / mukhi)).join('')
  const skin = range(7, (row) => {
    const latitude = 54 - row * 17
    const k = Math.max(1, Math.round((Math.cos((latitude * Math.PI) / 180) * 30) / mukhi))
    return range(mukhi, (face) =>
      range(k, (j) => onBead(r, latitude + (j % 2 ? 4 : -3), ((face - 0.5 + (j + 0.75) / (k + 0.5)) * 360) / mukhi)),
    ).flat()
  })
    .flat()
    .filter(({ near }) => near > 0.22)
  const wart = line('M-8 5C-10 -4 -5 -9 1 -8C8 -8 10 -1 7 6M-2 0Q1 -3 4 0', 2.4)
  const mouth = onBead(r, 90, 0)
  return (
    shape(d, 'geru', 4.4) +
    (dark ? fill(d, 'ink', { o: 0.34 }) : '') +
    places(
      wart,
      skin.map(({ x, y }): Place => [x, y, (Math.atan2(x, r * 1.4) * 180) / Math.PI]),
    ) +
    line(skin.map(({ x, y }) => `M${p2(x - 3, y - 4)}h0`).join(''), 3, 'chandan') +
    line(lines, 10) +
    line(lines, 4.4, 'chandan') +
    line(d, 4.4) +
    at(
      mouth.x,
      mouth.y,
      shape(ellipse(0, 0, r * 0.25, r * 0.17), 'chandan', 3) + fill(ellipse(0, 2, r * 0.17, r * 0.1), 'ink'),
    )
  )
}
/** A cut through the bead: in every face a chamber with its seed. Laboratories count them on an X-ray. */
const chambers = (mukhi: number, r: number): string =>
  shape(lobed(r, mukhi, 0.08), 'neel', 4, 'paper') +
  line(circle(0, 0, r * 0.84), 2, 'paper', { dash: '3 6' }) +
  turn(
    mukhi,
    at(
      0,
      -r * 0.56,
      shape(
        `M0 ${n(-r * 0.22)}Q${n(r * 0.15)} 0 0 ${n(r * 0.22)}Q${n(-r * 0.15)} 0 0 ${n(-r * 0.22)}Z`,
        'paper',
        2,
        'g-ink',
      ),
    ),
    { from: 180 / mukhi },
  ) +
  turn(mukhi, line(`M0 ${n(-r * 0.24)}V${n(-r * 0.9)}`, 2.6, 'paper')) +
  shape(circle(0, 0, r * 0.17), 'ink', 3, 'paper')
/** A sheet of film with its corner cut and four clips. */
const film = (art: string): string =>
  shelf(
    'bead',
    shape('M36 26H262L284 48V294H36Z', 'g-ink', 4) +
      line('M48 38H256L272 54V282H48Z', 1.8, 'paper', { dash: '2 7' }) +
      fill('M60 52h18v4H60ZM60 62h30v4H60ZM60 272h200v3H60Z', 'paper', { o: 0.7 }) +
      art,
    { form: 'none' },
  )

// ---- the beads of the shop ---------------------------------------------------------------------------------------
const thread = (d: string, col: Colour): string => line(d, 7) + line(d, 3, col)
/** A bead on its thread. */
const onThread = (mukhi: number): string =>
  shelf(
    'bead',
    thread('M160 20C120 60 116 92 150 140M160 20C200 60 204 92 170 140', 'sindoor') +
      at(160, 186, rudrakshaBead(mukhi, 88)) +
      at(160, 26, shape(circle(0, 0, 9), 'marigold', 2.4)),
    { petals: Math.max(5, mukhi), y: 186, r: 124 },
  )
/** A bead on a small dish. */
const onDish = (mukhi: number): string =>
  shelf(
    'bead',
    at(
      160,
      160,
      dbl(circle(0, 0, 134), 'marigold', { w: 10, i: 2.2, tick: 5.2 }) +
        shape(circle(0, 0, 114), 'haldi', 2.4) +
        turn(mukhi * 2, shape('M0 -94C9 -100 8 -108 0 -111C-8 -108 -9 -100 0 -94Z', 'sindoor', 1.8)) +
        fill(ellipse(4, 8, 92, 90), 'ink', { o: 0.25 }) +
        rudrakshaBead(mukhi, 88, { dark: true, core: 'geru' }),
    ),
    { form: 'ring', petals: mukhi * 2, r: 152 },
  )
/** A bead on three leaves of the bilva. */
const onBilva = (mukhi: number): string =>
  shelf(
    'bead',
    at(
      160,
      190,
      line('M0 20V118', 5) +
        line('M0 20V118', 2, 'patta') +
        [-74, 74, 0].map((r) => at(0, 34, leaf(r ? 146 : 204, r ? 48 : 58, { w2: 3.4 }), { r })).join('') +
        at(0, -18, fill(ellipse(4, 8, 84, 82), 'ink', { o: 0.25 }) + rudrakshaBead(mukhi, 82, { core: 'ink' })),
    ),
    { form: 'star', petals: mukhi, r: 138 },
  )
const bead = (mukhi: number, mm: number, look: BeadLook = {}): Body => ({
  art: rudrakshaBead(mukhi, 86, look),
  box: [-86, -86, 172, 172],
  mm,
})
const closeBy = (mukhi: number, look: BeadLook = {}): string =>
  shelf('bead', at(160, 178, beadSide(mukhi, 132, look)), { form: 'ring', petals: mukhi * 2, r: 152 })

const pair = (r: number): string =>
  at(0, r * 0.8, rudrakshaBead(5, r), { r: 36 }) +
  at(0, -r * 0.8, rudrakshaBead(5, r)) +
  at(
    0,
    0,
    line(`M${n(-r * 0.5)} 6Q0 ${n(-r * 0.14)} ${n(r * 0.5)} 6`, 8) +
      line(`M${n(-r * 0.5)} 6Q0 ${n(-r * 0.14)} ${n(r * 0.5)} 6`, 3.4, 'chandan'),
  )
/** Two beads grown together, capped in metal. */
const gauriShankar = (): string =>
  shelf(
    'bead',
    thread('M160 14V60', 'sindoor') +
      at(160, 170, pair(58)) +
      at(
        160,
        66,
        shape('M-20 4C-18 -14 18 -14 20 4L14 12H-14Z', 'marigold', 2.8) +
          pearls('M-13 3Q0 8 13 3', { r: 1.8, gap: 6.4, i: 1 }) +
          shape(circle(0, -14, 7), 'marigold', 2.6) +
          fill(circle(0, -14, 3), 'sand'),
      ),
    { petals: 10, r: 134, y: 168 },
  )

// ---- strung ------------------------------------------------------------------------------------------------------
const ring = (k: number, r: number, bead: string): string => turn(k, at(0, -r, bead, { r: 90 }))
const braceletBody = (): Body => ({
  art: line(circle(0, 0, 106), 5) + ring(18, 106, strung(18.2)),
  box: [-126, -126, 252, 252],
  mm: 70,
})
const kanthaString = 'M52 78C22 170 44 300 160 300C276 300 298 170 268 78'
const kantha = (): string => {
  const spots = along(kanthaString, 1)
  const step = (spots.length - 1) / 31
  const cord = 'M52 78C62 44 104 24 150 30M268 78C258 44 216 24 170 30'
  return (
    thread(cord, 'sindoor') +
    shape('M148 22C128 0 108 22 148 32ZM172 22C192 0 212 22 172 32Z', 'sindoor', 2.6) +
    at(152, 30, tassel(44, 'sindoor'), { r: 16 }) +
    at(168, 30, tassel(44, 'sindoor'), { r: -16 }) +
    shape(circle(160, 28, 12), 'marigold', 2.8) +
    line(kanthaString, 3, 'sindoor') +
    places(
      strung(step / 2, true),
      range(32, (i): Place => {
        const [x, y, a] = spots[Math.round(i * step)] ?? [0, 0, 0, 0]
        return [x, y, a]
      }),
    )
  )
}
/** Three beads of a string, close by, and how they are held. */
const closeString = (tie: string, dark: boolean): string =>
  thread('M-20 196Q160 130 340 196', 'sindoor') +
  at(58, 170, strung(50, dark), { r: 76 }) +
  at(262, 170, strung(50, dark), { r: 104 }) +
  tie

/** The bracelet on a wrist of 56 mm: beads of 10 mm. */
const wrist = (): string => {
  const scale = 1.8
  const d = `M${n(-33 * scale)} ${n(4 * scale)}Q0 ${n(20 * scale)} ${n(33 * scale)} ${n(4 * scale)}`
  return shelf(
    'bead',
    at(
      150,
      246,
      hand(scale, { bangle: false, alta: true }) +
        line(d, 4) +
        places(
          strung(5 * scale),
          along(d, 10 * scale).map(([x, y, a]): Place => [x, y, a]),
        ),
    ),
    { form: 'star', petals: 9, r: 148 },
  )
}
/** The kantha on a neck; the beads are 14 mm. */
const neck = (): string => {
  const scale = 0.8
  const d = 'M112 118C104 196 132 244 160 246C188 244 216 196 208 118'
  const body =
    'M122 -10C124 60 118 92 96 112C60 128 10 136 -10 190V340H330V190C310 136 260 128 224 112C202 92 196 60 198 -10Z'
  return shelf(
    'bead',
    shape(body, 'chandan', 3.4) +
      line('M128 40Q160 66 192 40', 2.4, 'geru') +
      line('M140 132Q120 146 84 142M180 132Q200 146 236 142', 2, 'geru') +
      dbl('M-12 200C20 150 60 140 84 128C70 190 90 280 150 340H-12Z', 'marigold', { w: 10, i: 2.2, tick: 5 }) +
      line(
        hatch('M0 210C20 170 40 160 66 148C60 210 80 280 120 330H0Z', { angle: 60, gap: 9, inset: 8 }),
        1.5,
        'sindoor',
      ) +
      line(d, 3, 'sindoor') +
      places(
        strung(7 * scale, true),
        along(d, 14 * scale).map(([x, y, a]): Place => [x, y, a]),
      ),
    { form: 'ring', petals: 16, r: 150 },
  )
}

export const rudrakshas: Record<string, Views> = {
  'five-mukhi-rudraksha': {
    thing: () => onThread(5),
    detail: () => closeBy(5),
    size: () => inPalm(bead(5, 19), { of: 'bead', alta: false }),
  },
  'six-mukhi-rudraksha': {
    thing: () => onDish(6),
    detail: () => closeBy(6, { dark: true }),
    size: () => besideCoin(bead(6, 19, { dark: true, core: 'geru' }), { of: 'bead', petals: 6 }),
  },
  'eight-mukhi-rudraksha': {
    thing: () => onBilva(8),
    detail: () => film(at(160, 166, chambers(8, 92))),
    size: () => inPalm(bead(8, 20, { core: 'ink' }), { of: 'bead', bangle: 'peacock', form: 'star' }),
  },
  'gauri-shankar-rudraksha': {
    thing: gauriShankar,
    detail: () => film(at(160, 112, chambers(5, 54)) + at(160, 208, chambers(5, 54), { r: 36 })),
    size: () => besideCoin({ art: pair(58), box: [-58, -104, 116, 208], mm: 15.6 }, { of: 'bead', petals: 10 }),
  },
  'rudraksha-bracelet': {
    thing: () => shelf('bead', at(160, 160, braceletBody().art), { petals: 9, r: 84 }),
    detail: () =>
      shelf('bead', closeString(at(160, 154, strung(56)), false) + line('M104 160h12M204 160h12', 6, 'sindoor'), {
        form: 'star',
        petals: 9,
        r: 140,
      }),
    size: () => wrist(),
  },
  'rudraksha-kantha': {
    thing: () => shelf('bead', kantha(), { petals: 12, r: 84, y: 166 }),
    detail: () =>
      shelf(
        'bead',
        closeString('', true) +
          shape('M160 150C110 70 60 110 150 168ZM160 150C210 70 260 110 170 168Z', 'sindoor', 3.4) +
          line('M146 150Q112 112 96 122M174 150Q208 112 224 122', 2, 'haldi') +
          at(146, 168, tassel(104, 'sindoor'), { r: 10, k: 1.2 }) +
          at(174, 168, tassel(104, 'sindoor'), { r: -10, k: 1.2 }) +
          shape('M136 142Q160 130 184 142V176Q160 188 136 176Z', 'marigold', 3.4),
        { form: 'ring', petals: 16, r: 148 },
      ),
    size: () => neck(),
  },
}
