/** Rotations between the frames of the sources and the mean ecliptic of date. They change vectors in place. */
const ARCSEC = Math.PI / (180 * 3600)
const J2000 = 2_451_545
/** The IAU 2006 obliquity of the ecliptic at J2000. */
const OBLIQUITY_J2000 = 84_381.406 * ARCSEC

export type Matrix = readonly [number, number, number, number, number, number, number, number, number]

export function multiply(a: Matrix, b: Matrix): Matrix {
  const cell = (row: number, column: number) =>
    a[row * 3]! * b[column]! + a[row * 3 + 1]! * b[column + 3]! + a[row * 3 + 2]! * b[column + 6]!
  return [cell(0, 0), cell(0, 1), cell(0, 2), cell(1, 0), cell(1, 1), cell(1, 2), cell(2, 0), cell(2, 1), cell(2, 2)]
}

export function apply(m: Matrix, v: Float64Array): void {
  const x = m[0] * v[0]! + m[1] * v[1]! + m[2] * v[2]!
  const y = m[3] * v[0]! + m[4] * v[1]! + m[5] * v[2]!
  const z = m[6] * v[0]! + m[7] * v[1]! + m[8] * v[2]!
  v[0] = x
  v[1] = y
  v[2] = z
}

/** Turns the axes by `angle` about x, to give coordinates in the turned frame. */
function turnX(angle: number): Matrix {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  return [1, 0, 0, 0, c, s, 0, -s, c]
}

function turnZ(angle: number): Matrix {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  return [c, s, 0, -s, c, 0, 0, 0, 1]
}

/**
 * VSOP87's dynamical ecliptic J2000 to the FK5 equator J2000 (Bretagnon and Francou 1988, with the series).
 */
const vsopToEquator: Matrix = [
  1, 0.00000044036, -0.000000190919, -0.000000479966, 0.917482137087, -0.397776982902, 0, 0.397776982902,
  0.917482137087,
]

/** ICRS to the mean equator and equinox J2000: the frame bias of IERS Conventions 2003. */
const icrsToMeanEquator: Matrix = (() => {
  const alpha = -0.0146 * ARCSEC
  const xi = -0.016617 * ARCSEC
  const eta = -0.0068192 * ARCSEC
  return [1, alpha, -xi, -alpha, 1, -eta, xi, eta, 1]
})()

const equatorToEcliptic = turnX(OBLIQUITY_J2000)

export const vsopToEclipticJ2000 = multiply(equatorToEcliptic, vsopToEquator)
export const icrsToEclipticJ2000 = multiply(equatorToEcliptic, icrsToMeanEquator)

/**
 * Returns the rotation from the mean ecliptic J2000 to the mean ecliptic and equinox of date: IAU 2006 (Capitaine,
 * Wallace and Chapront 2003).
 */
export function precessionOfEcliptic(jd: number): Matrix {
  const t = (jd - J2000) / 36_525
  const p = t * (4.199094 + t * (0.1939873 - t * 0.00022466))
  const q = t * (-46.811015 + t * (0.0510283 + t * 0.00052413))
  const inclination = Math.hypot(p, q) * ARCSEC * (t < 0 ? -1 : 1)
  const node = Math.atan2(p * Math.sign(t), q * Math.sign(t))
  const general =
    t * (5028.796195 + t * (1.1054348 + t * (0.00007964 + t * (-0.000023857 - t * 0.0000000383)))) * ARCSEC
  return multiply(turnZ(-node - general), multiply(turnX(inclination), turnZ(node)))
}
