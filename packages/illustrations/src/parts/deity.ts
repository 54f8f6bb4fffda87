// Faces, crowns, hands, and the dressed figure (murti) that deities share.
import { type Point, n, p2, circle, hatch, taper } from './geom.ts'
import { type Colour, type Stroke, fill, line, shape, dbl, band, pearls, limbs, at, both, flip } from './pen.ts'
import { garland, scallop } from './ornament.ts'

/** A long calm eye, as Odisha and Mithila paint it: the iris touches both lids. Outer corner at +x; s: half length. */
export const eye = (
  s = 10,
  {
    iris = 'ink',
    white = 'paper',
    i = 1.6,
    look = 0,
  }: { iris?: Colour; white?: Colour; i?: number; look?: number } = {},
) => {
  const lid = `C${p2(-s * 0.6, -s * 0.42)} ${p2(s * 0.35, -s * 0.58)} ${p2(s * 1.2, -s * 0.2)}`
  return (
    shape(
      `M${p2(-s, s * 0.16)}${lid}C${p2(s * 0.6, s * 0.4)} ${p2(-s * 0.4, s * 0.56)} ${p2(-s, s * 0.16)}Z`,
      white,
      i,
    ) +
    fill(circle(s * (0.04 + look), s * 0.01, s * 0.37), iris) +
    fill(circle(s * (0.16 + look), -s * 0.1, s * 0.1), 'paper') +
    line(`M${p2(-s, s * 0.16)}${lid}`, i * 1.8) +
    line(
      `M${p2(-s * 0.7, -s * 0.34)}C${p2(-s * 0.2, -s * 0.72)} ${p2(s * 0.5, -s * 0.76)} ${p2(s * 1.05, -s * 0.5)}`,
      i * 0.8,
    )
  )
}
/** Tall crown. w: half width of its band, h: height. Origin: middle of the band's lower edge. */
export const crown = (
  w = 30,
  h = 52,
  {
    col = 'marigold',
    gem = 'sindoor',
    gem2 = 'peacock',
    i = 2.4,
    wings = true,
  }: { col?: Colour; gem?: Colour; gem2?: Colour; i?: number; wings?: boolean } = {},
) => {
  const body = `M${n(-w * 0.9)} -8C${p2(-w * 0.95, -h * 0.5)} ${p2(-w * 0.42, -h * 0.72)} 0 ${n(-h)}C${p2(w * 0.42, -h * 0.72)} ${p2(w * 0.95, -h * 0.5)} ${n(w * 0.9)} -8Z`
  return (
    (wings
      ? both(
          at(
            w * 1.04,
            -9,
            line(`M2 8V${n(w * 0.5)}`, 5.6, 'ink', { dash: '0 6' }) +
              line(`M2 8V${n(w * 0.5)}`, 3, 'paper', { dash: '0 6' }) +
              shape(scallop(w * 0.3, 8, 0.2), 'haldi', 2) +
              fill(circle(0, 0, w * 0.12), gem),
          ),
        )
      : '') +
    shape(body, col, i) +
    line(
      `M${n(-w * 0.5)} -10C${p2(-w * 0.5, -h * 0.42)} ${p2(-w * 0.2, -h * 0.66)} 0 ${n(-h * 0.86)}C${p2(w * 0.2, -h * 0.66)} ${p2(w * 0.5, -h * 0.42)} ${n(w * 0.5)} -10`,
      1.8,
    ) +
    shape(
      `M0 -12C${p2(w * 0.3, -h * 0.26)} ${p2(w * 0.22, -h * 0.46)} 0 ${n(-h * 0.6)}C${p2(-w * 0.22, -h * 0.46)} ${p2(-w * 0.3, -h * 0.26)} 0 -12Z`,
      gem,
      1.8,
    ) +
    both(fill(circle(w * 0.62, -h * 0.3, 2.8), gem2)) +
    shape(circle(0, -h - 2, 4.4), gem2, i) +
    shape(`M${n(-w)} 0Q0 -9 ${n(w)} 0V-9Q0 -18 ${n(-w)} -9Z`, col, i) +
    pearls(`M${n(-w + 4)} -4.500Q0 -13 ${n(w - 4)} -4.5`, { r: 1.7, gap: 6.2, i: 1 })
  )
}
/** Palm towards us, raised: blessing (abhaya). Origin: wrist; size s = palm width. Returns strokes for limbs(). */
export const palm = (s = 14, up = true): Stroke[] => {
  const k = up ? -1 : 1
  const fingers: readonly Point[] = [
    [-1.5, 1.45],
    [-0.5, 1.65],
    [0.5, 1.6],
    [1.5, 1.35],
  ]
  return [
    [`M0 0V${n(k * s * 0.7)}`, s],
    ...fingers.map(([q, length]): Stroke => [
      `M${p2(q * s * 0.27, k * s * 0.8)}L${p2(q * s * 0.31, k * s * length)}`,
      s * 0.23,
    ]),
    [`M${n(s * 0.3)} ${n(k * s * 0.35)}Q${p2(s * 0.66, k * s * 0.45)} ${p2(s * 0.68, k * s * 0.86)}`, s * 0.24],
  ]
}

// ---- Ganesha ---------------------------------------------------------------------------------------------------
const trunk = taper(
  [
    [0, -4],
    [-1, 22],
    [-4, 46],
    [4, 66],
    [22, 74],
    [40, 68],
    [45, 54],
    [35, 48],
  ],
  17,
  5.5,
  (t) => Math.pow(t, 0.8),
)
/** Elephant's head from the front, with crown. Origin: between the eyes. */
export const ganeshHead = ({
  skin = 'chandan',
  ear = 'gulabi',
  i = 2.6,
}: { skin?: Colour; ear?: Colour; i?: number } = {}) => {
  const earD = 'M34 -24C50 -46 86 -42 93 -14C98 8 88 28 74 40C68 46 60 44 57 36C50 38 42 32 38 18Z',
    inner = 'M42 -18C54 -34 76 -32 82 -11C86 5 79 20 70 29C64 30 62 26 60 22C54 24 48 20 45 10Z'
  const rings = trunk.line
    .filter((_, j) => j > 12 && j % 4 === 0)
    .map(([x, y], j, a) => {
      const [x2, y2] = a[Math.min(a.length - 1, j + 1)]!,
        [x0, y0] = a[Math.max(0, j - 1)]!,
        l = Math.hypot(x2 - x0, y2 - y0) || 1,
        nx = -(y2 - y0) / l,
        ny = (x2 - x0) / l,
        w = (17 - 12 * Math.pow((j * 4 + 14) / trunk.line.length, 0.8)) * 0.62
      return `M${p2(x + nx * w, y + ny * w)}Q${p2(x + (x2 - x0) * 0.22, y + (y2 - y0) * 0.22)} ${p2(x - nx * w, y - ny * w)}`
    })
    .join('')
  return (
    both(
      dbl(earD, skin, { w: 8, i: 2, tick: 4.6 }) +
        shape(inner, ear, 2) +
        line(hatch(inner, { angle: 62, gap: 6, inset: 3 }), 1.4),
    ) +
    shape(
      'M0 -34C14 -42 36 -38 41 -20C45 -5 43 8 36 19C30 28 22 33 16 36L-16 36C-22 33 -30 28 -36 19C-43 8 -45 -5 -41 -20C-36 -38 -14 -42 0 -34Z',
      skin,
      i,
    ) +
    shape('M17 26C22 34 30 40 42 38C36 44 22 46 14 36Z', 'paper', 2) +
    shape('M-17 26C-20 31 -23 34 -27 36L-25 41C-21 42 -17 40 -14 36Z', 'paper', 2) +
    shape(trunk.d, skin, i) +
    fill('M-17 -8C-12 -24 12 -24 17 -8L15 8L-15 8Z', skin) +
    line(rings, 1.5) +
    both(at(23, -4, eye(9.5, { i: 1.7 })) + line('M11 -12C17 -19 29 -20 37 -13', 2.2)) +
    // tilak: crescent, upright and dot
    line('M-9 -25Q0 -13 9 -25', 3, 'paper') +
    fill('M0 -28C5 -20 4.500 -12 0 -6C-4.500 -12 -5 -20 0 -28Z', 'sindoor') +
    fill(circle(0, 2, 2.6), 'sindoor') +
    at(0, -29, crown(34, 58))
  )
}
/** Modak: a pleated sweet. */
export const modak = (s = 10) =>
  shape(
    `M0 ${n(-s * 1.25)}C${p2(s * 0.3, -s * 0.8)} ${p2(s, -s * 0.7)} ${p2(s, 0)}C${p2(s, s * 0.5)} ${p2(-s, s * 0.5)} ${p2(-s, 0)}C${p2(-s, -s * 0.7)} ${p2(-s * 0.3, -s * 0.8)} 0 ${n(-s * 1.25)}Z`,
    'paper',
    2,
  ) +
  line(
    `M0 ${n(-s * 1.1)}V${n(s * 0.2)}M${p2(-s * 0.14, -s * 0.8)}Q${p2(-s * 0.6, -s * 0.4)} ${p2(-s * 0.5, s * 0.2)}M${p2(s * 0.14, -s * 0.8)}Q${p2(s * 0.6, -s * 0.4)} ${p2(s * 0.5, s * 0.2)}`,
    1.3,
  )
const parashu = () =>
  line('M0 26V-32', 6.8) +
  line('M0 26V-32', 2.8, 'marigold') +
  shape('M2 -30C10 -31 16 -33 20 -37C25 -27 25 -15 20 -6C16 -10 10 -12 2 -12Z', 'paper', 2.4) +
  line('M15 -32C18 -25 18 -17 15 -10', 1.4) +
  shape(circle(0, -35, 3.6), 'marigold', 2)
const pasha = () => {
  const d = 'M-3 26L0 -4C-13 -10 -12 -36 0 -36C12 -36 13 -10 0 -4'
  return line(d, 6.8) + line(d, 3, 'haldi') + line(d, 3, 'ink', { dash: '1.2 4', cap: 'butt' })
}
export const ganesha = ({
  skin = 'chandan',
  cloth = 'sindoor',
  cloth2 = 'marigold',
}: { skin?: Colour; cloth?: Colour; cloth2?: Colour } = {}) => {
  const hip =
    'M-42 112C-88 112 -108 132 -106 152C-104 166 -84 170 -52 166L52 166C84 170 104 166 106 152C108 132 88 112 42 112C30 132 -30 132 -42 112Z'
  const upper = (thing: string) =>
    limbs([['M38 58C60 48 76 74 92 62L98 36', 15]], skin) +
    bangle(95.6, 46, 13) +
    at(100, 24, thing, { r: 12 }) +
    fist(99, 26, skin, 8)
  return (
    flip(upper(parashu())) +
    upper(pasha()) +
    dbl('M-36 36C-54 50 -62 74 -60 98C-58 128 -32 142 0 142C32 142 58 128 60 98C62 74 54 50 36 36Z', skin, {
      w: 8,
      i: 2,
      tick: 4.6,
    }) +
    line('M-30 46C-14 70 22 92 54 98', 5.4) +
    line('M-30 46C-14 70 22 92 54 98', 2.4, 'paper') +
    dbl(hip, cloth, { w: 8, i: 2, tick: 4.6 }) +
    line(hatch(hip, { angle: 90, gap: 9, inset: 9 }), 1.6, cloth2) +
    both(
      shape('M10 156C22 146 54 146 62 157C66 165 44 170 14 168C4 167 4 161 10 156Z', skin, 2.4) +
        line('M55 152q4 5 2 13M48 150q2 3 1 5', 1.4) +
        line('M20 151Q24 159 19 167', 3.2, 'haldi'),
    ) +
    shape('M-20 118C-8 126 8 126 20 118L12 166Q0 172 -12 166Z', cloth2, 2.4) +
    line('M-7 127L-5 164M0 128V166M7 127L5 164', 1.4, 'sindoor') +
    band('M-58 104C-40 121 40 121 58 104', { col: 'haldi', w: 9, i: 2, tick: 5 }) +
    garland('M-36 42C-32 92 32 92 36 42', { r: 5.4, cols: ['marigold', 'sindoor'] }) +
    limbs([['M-44 62C-66 78 -78 98 -70 108L-78 90', 15]], skin) +
    bangle(-74.5, 99, -24) +
    at(-80, 86, limbs(palm(15), skin, { i: 2.2 }) + fill(circle(0, -8, 3.4), 'sindoor'), { r: -8 }) +
    limbs([['M44 62C66 76 80 98 66 108L54 106', 15]], skin) +
    bangle(69, 107, 70) +
    at(
      48,
      98,
      at(-10, -8, modak(8)) +
        at(10, -8, modak(8)) +
        at(0, -13, modak(8)) +
        shape('M-21 -6H21C19 6 11 10 0 10C-11 10 -19 6 -21 -6Z', 'marigold', 2.4) +
        pearls('M-13 0Q0 6 13 0', { r: 1.3, gap: 5, i: 0.8 }),
    ) +
    limbs([['M36 109Q48 114 60 108', 7]], skin, { i: 2 }) +
    ganeshHead({ skin })
  )
}
export const bangle = (x: number, y: number, a: number, w = 8) =>
  at(
    x,
    y,
    line(`M${-w} 0H${w}`, 7.4, 'ink', { cap: 'butt' }) +
      line(`M${n(1.8 - w)} 0H${n(w - 1.8)}`, 3.2, 'haldi', { cap: 'butt' }),
    { r: a },
  )
/** Closed hand around a shaft. */
export const fist = (x: number, y: number, skin: Colour, s = 8) =>
  at(
    x,
    y,
    limbs([[`M${n(-s * 0.5)} 0H${n(s * 0.5)}`, s * 1.5]], skin, { i: 2.2 }) +
      line(`M${n(-s * 0.7)} ${n(-s * 0.28)}H${n(s * 0.9)}M${n(-s * 0.7)} ${n(s * 0.28)}H${n(s * 0.9)}`, 1.4),
  )
/** Mushak, looking left, a modak in his paws. 60 wide, origin: ground. */
export const mouse = () =>
  line('M26 -4C42 -2 42 -22 32 -26', 5.4) +
  line('M26 -4C42 -2 42 -22 32 -26', 2, 'geru') +
  shape(
    'M-28 -14C-24 -26 -14 -30 -6 -28C2 -38 22 -36 28 -20C32 -8 28 0 22 0H-16C-14 -6 -18 -8 -24 -9C-30 -9 -31 -11 -28 -14Z',
    'geru',
    2.4,
  ) +
  shape(circle(-4, -29, 7), 'gulabi', 2.2) +
  fill(circle(-16, -18, 2.4), 'ink') +
  fill(circle(-16.6, -18.8, 0.8), 'paper') +
  line('M6 0C4 -12 14 -18 22 -12', 2) +
  line('M-28 -13l-6 -3M-28 -11l-7 1', 1.3) +
  at(-22, -3, modak(6.4))
