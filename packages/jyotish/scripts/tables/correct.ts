import type { Series, VectorFunction } from './chebyshev.ts'
import type { Body405, De405 } from './de405.ts'
import { apply, icrsToEclipticJ2000 } from './frames.ts'
import { leastSquares } from './least-squares.ts'

/** Over this many days at both ends of DE405 the tables change gradually to the corrected theory, to avoid a jump. */
const BLEND_DAYS = 1000
const FIT_STEP_DAYS = 20
const J2000 = 2_451_545

/** Writes the heliocentric position of DE405 in au on the ecliptic J2000. */
export function heliocentric405(
  de: De405,
  body: Exclude<Body405, 'sun' | 'moon' | 'earthMoon'> | 'earth',
): VectorFunction {
  const sun = new Float64Array(3)
  return (jd, out) => {
    de.position(body, jd, out)
    de.position('sun', jd, sun)
    for (let i = 0; i < 3; i += 1) out[i] = out[i]! - sun[i]!
    apply(icrsToEclipticJ2000, out)
  }
}

/** Returns a constant, a drift, and the first two harmonics of the orbit, the first with a drift: eight terms. */
function basisAt(jd: number, lon: number): Float64Array {
  const t = (jd - J2000) / 36_525
  const [c, s] = [Math.cos(lon), Math.sin(lon)]
  return Float64Array.of(1, t, c, s, Math.cos(2 * lon), Math.sin(2 * lon), t * c, t * s)
}

/**
 * Fits VSOP87 to DE405: DE405 itself where it is available (1960-2059), and before and after it VSOP87 with the
 * differences of longitude, latitude and distance found there, as eight terms each.
 */
export function correctedByDe405(theory: Series, de: De405, reference: VectorFunction): VectorFunction {
  const a = new Float64Array(3)
  const b = new Float64Array(3)
  const basis: Float64Array[] = []
  const differences: number[][] = [[], [], []]
  for (let jd = de.firstJd + 1; jd < de.endJd; jd += FIT_STEP_DAYS) {
    theory.position(jd, a)
    reference(jd, b)
    const [from, to] = [toSpherical(a), toSpherical(b)]
    basis.push(basisAt(jd, from[0]))
    differences[0]!.push(Math.atan2(Math.sin(to[0] - from[0]), Math.cos(to[0] - from[0])))
    differences[1]!.push(to[1] - from[1])
    differences[2]!.push(to[2] / from[2] - 1)
  }
  const fits = differences.map((values) => leastSquares(basis, values))

  return (jd, out) => {
    theory.position(jd, a)
    const [lon, lat, range] = toSpherical(a)
    const terms = basisAt(jd, lon)
    const shift = fits.map((fit) => fit.reduce((sum, value, i) => sum + value * terms[i]!, 0))
    fromSpherical(lon + shift[0]!, lat + shift[1]!, range * (1 + shift[2]!), out)
    const weight = Math.min(jd - de.firstJd, de.endJd - jd) / BLEND_DAYS
    if (weight <= 0) return
    reference(jd, b)
    const share = weight >= 1 ? 1 : weight * weight * (3 - 2 * weight)
    for (let i = 0; i < 3; i += 1) out[i] = out[i]! + share * (b[i]! - out[i]!)
  }
}

function toSpherical(v: Float64Array): [number, number, number] {
  const across = Math.hypot(v[0]!, v[1]!)
  return [Math.atan2(v[1]!, v[0]!), Math.atan2(v[2]!, across), Math.hypot(across, v[2]!)]
}

function fromSpherical(lon: number, lat: number, range: number, out: Float64Array): void {
  out[0] = range * Math.cos(lat) * Math.cos(lon)
  out[1] = range * Math.cos(lat) * Math.sin(lon)
  out[2] = range * Math.sin(lat)
}
