import earthData from 'astronomia/data/vsop87Bearth'
import jupiterData from 'astronomia/data/vsop87Bjupiter'
import marsData from 'astronomia/data/vsop87Bmars'
import mercuryData from 'astronomia/data/vsop87Bmercury'
import neptuneData from 'astronomia/data/vsop87Bneptune'
import saturnData from 'astronomia/data/vsop87Bsaturn'
import uranusData from 'astronomia/data/vsop87Buranus'
import venusData from 'astronomia/data/vsop87Bvenus'
import moonData from 'astronomia/data/elpMppDeFull'
import type { Series } from './apparent.ts'
import { apparentMoon, apparentPlanet, trueNode } from './apparent.ts'
import type { VectorFunction } from './chebyshev.ts'
import { memoize } from './chebyshev.ts'
import { apply, vsopToEclipticJ2000 } from './frames.ts'
import type { Sources } from './pack.ts'
import type { VsopData } from './series.ts'
import { elpPosition, vsopPosition } from './series.ts'

/** Mass of the Sun in masses of the planet (with its moons), IAU 2009. */
const giants = [
  { data: jupiterData, sunMasses: 1047.3486 },
  { data: saturnData, sunMasses: 3497.898 },
  { data: uranusData, sunMasses: 22_902.98 },
  { data: neptuneData, sunMasses: 19_412.24 },
]

/** Heliocentric, ecliptic and equinox J2000 (the frame of IAU 2006). */
function heliocentric(data: VsopData, segmentDays: number, terms: number): Series {
  const source = vsopPosition(data)
  const rotated: VectorFunction = (jd, out) => {
    source(jd, out)
    apply(vsopToEclipticJ2000, out)
  }
  return memoize(rotated, 3, segmentDays, terms)
}

/** The Sun from the barycentre of the solar system: 0.01" in the aberration of everything else. */
function barycentricSun(series: Series[]): VectorFunction {
  const at = new Float64Array(3)
  return (jd, out) => {
    out.fill(0)
    series.forEach((planet, index) => {
      planet.position(jd, at)
      for (let i = 0; i < 3; i += 1) out[i] = out[i]! - at[i]! / (giants[index]!.sunMasses + 1)
    })
  }
}

function sum(a: Series, b: Series): VectorFunction {
  const at = new Float64Array(3)
  return (jd, out) => {
    a.position(jd, out)
    b.position(jd, at)
    for (let i = 0; i < 3; i += 1) out[i] = out[i]! + at[i]!
  }
}

export function theorySources(): Sources {
  const helio = {
    mercury: heliocentric(mercuryData, 16, 20),
    venus: heliocentric(venusData, 16, 14),
    earth: heliocentric(earthData, 16, 18),
    mars: heliocentric(marsData, 32, 14),
    jupiter: heliocentric(jupiterData, 128, 14),
    saturn: heliocentric(saturnData, 128, 14),
    uranus: heliocentric(uranusData, 256, 14),
    neptune: heliocentric(neptuneData, 256, 14),
  }
  const sun = memoize(barycentricSun([helio.jupiter, helio.saturn, helio.uranus, helio.neptune]), 3, 64, 10)
  const earth = memoize(sum(helio.earth, sun), 3, 16, 16)
  const planet = (series: Series, segmentDays: number) =>
    apparentPlanet(memoize(sum(series, sun), 3, segmentDays, 16), earth)
  const moon = memoize(elpPosition(moonData), 3, 8, 22)
  return {
    sun: apparentPlanet(sun, earth),
    moon: apparentMoon(moon),
    mars: planet(helio.mars, 32),
    mercury: planet(helio.mercury, 8),
    jupiter: planet(helio.jupiter, 64),
    venus: planet(helio.venus, 16),
    saturn: planet(helio.saturn, 64),
    node: trueNode(moon),
  }
}
