// Panchang: one courtyard in four lights. The arc over it is the path of the sun from sunrise to sunset.
import { type Point, n, p2, polar, range, scatter } from '../parts/geom.ts'
import { type Colour, at, fill, flip, line, shape } from '../parts/pen.ts'
import { toran } from '../parts/ornament.ts'
import { bird, cloud, shikhara, surya, tree } from '../parts/sky.ts'
import { cow, nandi, owl, peacock } from '../parts/fauna.ts'
import { kalash } from '../parts/things.ts'
import { house, moonDisc, pond, starField, tulsiAltar } from '../parts/almanac.ts'
import { type Scene, type Sheet, box, lampRow, parapet, pick, sizes, skyBand } from './heroes-scene.ts'

export type Light = 'dawn' | 'noon' | 'dusk' | 'night'
type Look = {
  sky: readonly [Colour, Colour, Colour]
  hill: Colour
  field: Colour
  arc: Colour
  lit: boolean
  degrees: number
}
const looks: Record<Light, Look> = {
  dawn: {
    sky: ['g-sky', 'g-gulabi', 'g-haldi'],
    hill: 'patta',
    field: 'g-patta',
    arc: 'g-mark',
    lit: false,
    degrees: -77,
  },
  noon: { sky: ['g-sky', 'g-sky', 'g-haldi'], hill: 'patta', field: 'g-patta', arc: 'g-mark', lit: false, degrees: 0 },
  dusk: {
    sky: ['g-gulabi', 'g-haldi', 'g-marigold'],
    hill: 'geru',
    field: 'g-patta',
    arc: 'g-mark',
    lit: true,
    degrees: 77,
  },
  night: {
    sky: ['g-ink', 'g-neel', 'g-neel'],
    hill: 'peacock',
    field: 'g-peacock',
    arc: 'haldi',
    lit: true,
    degrees: -24,
  },
}

/** The path of the sun: twelve parts of the day as seeds on an arc. */
const arc = (cx: number, horizon: number, rx: number, ry: number, col: Colour) => {
  const on = (degrees: number): Point => {
    const [x, y] = polar(1, degrees)
    return [cx + x * rx, horizon + y * ry]
  }
  return {
    on,
    drawing:
      line(`M${p2(cx - rx, horizon)}A${rx} ${ry} 0 0 1 ${p2(cx + rx, horizon)}`, 2, col, { dash: '2 9', o: 0.8 }) +
      line(range(13, (i) => `M${p2(...on(-90 + i * 15))}h0`).join(''), 7, col),
  }
}
const lightOfSky = (light: Light, x: number, y: number, r: number) =>
  light === 'night'
    ? at(x, y, moonDisc(r))
    : at(x, y, surya(r, light === 'dusk' ? { skin: 'sindoor', ray: 'marigold', ray2: 'haldi' } : {}))
const air = (light: Light, sheet: Sheet) => {
  const spots = pick<readonly Point[]>(
    sheet,
    [
      [86, 50],
      [640, 56],
      [310, 40],
    ],
    [
      [66, 56],
      [300, 90],
      [180, 40],
    ],
  )
  const k = pick(sheet, 0.74, 0.6)
  const flock = (x: number, y: number) =>
    at(x, y, bird(), { k }) +
    at(x + 56 * k, y - 28 * k, bird({ col: 'peacock', wing: 'patta' }), { k: 0.8 * k }) +
    at(x - 46 * k, y - 38 * k, bird({ col: 'gulabi', wing: 'sindoor', beak: 'marigold' }), { k: 0.7 * k })
  const [a, b] = [spots[0]!, spots[1]!]
  if (light === 'dawn') return at(b[0], b[1], cloud(42), { k }) + flock(spots[2]![0], spots[2]![1] + 30)
  if (light === 'noon') return at(a[0], a[1], cloud(46), { k }) + at(b[0], b[1] + 20, cloud(40), { k })
  if (light === 'dusk')
    return at(a[0], a[1], flip(flock(0, 0))) + at(spots[2]![0] - 20, spots[2]![1], cloud(38, { col: 'gulabi' }), { k })
  return ''
}
const hills = (w: number, horizon: number, look: Look, sheet: Sheet) => {
  const rise = pick(sheet, 18, 22)
  const ridge = `M0 ${horizon - rise * 0.4}Q${n(w * 0.12)} ${n(horizon - rise * 1.4)} ${n(w * 0.26)} ${n(horizon - rise * 0.3)}T${n(w * 0.5)} ${n(horizon - rise * 0.3)}T${n(w * 0.8)} ${n(horizon - rise * 0.5)}T${w} ${n(horizon - rise * 0.8)}`
  const far = pick(
    sheet,
    () =>
      at(204, horizon - 6, shikhara(17, 26, { hall: 18, tick: 6 }), { k: 0.8 }) +
      at(470, horizon - 6, tree(28, { r: 18, k: 9 }), { k: 0.9 }),
    () =>
      at(116, horizon - 12, shikhara(17, 32, { hall: 18, tick: 6 }), { k: 0.8 }) +
      at(250, horizon - 8, tree(30, { r: 18, k: 9 }), { k: 0.8 }),
  )()
  return far + shape(`${ridge}V${horizon + 40}H0Z`, look.hill, 2.6)
}
/** Fields in rows, as far as the courtyard. */
const fields = (w: number, from: number, to: number, look: Look) =>
  fill(box(0, from, w, to - from), look.field) +
  line(`M0 ${from}H${w}`, 2.6) +
  range(Math.floor((to - from - 10) / 15), (i) =>
    line(`M${(i % 2) * 17} ${from + 12 + i * 15}H${w}`, 6, 'patta', { dash: '2 32' }),
  ).join('')
const yard = (w: number, from: number, to: number) =>
  fill(box(0, from, w, to - from), 'chandan') +
  line(`M0 ${from}H${w}`, 2.6) +
  line(range(Math.ceil(w / 64), (i) => `M${i * 64 + 20} ${from + 4}l-14 ${to - from - 4}`).join(''), 1.6, 'geru')

const courtyard =
  (light: Light): Scene =>
  (sheet) => {
    const { width: w, height: h } = sizes[sheet]
    const look = looks[light]
    const horizon = pick(sheet, 150, 250)
    const ground = pick(sheet, 190, 340)
    const cx = pick(sheet, 360, 176)
    const [rx, ry, radius] = pick(sheet, [250, 98, 28], [126, 160, 30]) as [number, number, number]
    const path_ = arc(cx, horizon, rx, ry, look.arc)
    const [x, y] = path_.on(look.degrees)
    const edge = pick(sheet, 24, 32)
    const foot = pick(sheet, 208, 372)
    const [top, middle, low] = look.sky
    return (
      fill(box(0, 0, w, h), top) +
      fill(`${skyBand(w, horizon * 0.36, 9)}V${h}H0Z`, middle) +
      fill(`${skyBand(w, horizon * 0.68, 8)}V${h}H0Z`, low) +
      (light === 'night' ? starField(scatter(box(16, 14, w - 32, horizon - 70), pick(sheet, 26, 20), 5)) : '') +
      path_.drawing +
      air(light, sheet) +
      lightOfSky(light, x, y, radius) +
      hills(w, horizon, look, sheet) +
      fields(w, horizon, ground, look) +
      pick(
        sheet,
        () => at(664, ground + 2, house({ lit: look.lit }), { k: 0.56 }) + at(120, 172, pond(70, 11)),
        () => at(312, ground + 2, house({ lit: look.lit }), { k: 0.5 }),
      )() +
      yard(w, ground, h - edge) +
      at(cx, foot, tulsiAltar({ lit: look.lit, moves: true }), { k: pick(sheet, 0.56, 0.9) }) +
      pick(sheet, at(cx + 100, foot + 3, kalash(), { k: 0.46 }), at(262, foot + 8, kalash(), { k: 0.5 })) +
      pick(sheet, at(240, foot, guest(light), { k: 0.5 }), at(66, foot - 6, guest(light), { k: 0.5 })) +
      parapet(w, h, edge) +
      (look.lit ? lampRow(0, w, h - edge, { gap: 60, s: pick(sheet, 14, 17) }) : at(0, h - edge, toranAlong(w)))
    )
  }
/** Who is there at this hour: cows come home in the dust of dusk. */
const guest = (light: Light) => ({ dawn: () => flip(peacock()), noon: nandi, dusk: cow, night: owl })[light]()
/** By day leaves and flowers lie on the parapet instead of lamps. */
const toranAlong = (w: number) => at(0, -3, toran(w, { k: Math.round(w / 46), s: 0, l: 0.1, drop: false, beads: true }))

export const dawn = courtyard('dawn')
export const noon = courtyard('noon')
export const dusk = courtyard('dusk')
export const night = courtyard('night')
