import earthData from 'astronomia/data/vsop87Bearth'
import jupiterData from 'astronomia/data/vsop87Bjupiter'
import marsData from 'astronomia/data/vsop87Bmars'
import mercuryData from 'astronomia/data/vsop87Bmercury'
import neptuneData from 'astronomia/data/vsop87Bneptune'
import saturnData from 'astronomia/data/vsop87Bsaturn'
import uranusData from 'astronomia/data/vsop87Buranus'
import venusData from 'astronomia/data/vsop87Bvenus'
import moonData from 'astronomia/data/elpMppDeFull'
import { apparentMoon, apparentPlanet, trueNode } from './apparent.ts'
import type { Series, VectorFunction } from './chebyshev.ts'
import { memoize } from './chebyshev.ts'
import { correctedByDe405, heliocentric405 } from './correct.ts'
import type { De405 } from './de405.ts'
import { apply, icrsToEclipticJ2000 as icrsToEcliptic, precessionOfEcliptic, vsopToEclipticJ2000 } from './frames.ts'
import type { Sources } from './pack.ts'
import { elpPosition, vsopPosition } from './series.ts'

/** The series of each planet, and the days and terms that reproduce its heliocentric path to 1e-9 au. */
const theories = {
  mercury: { data: mercuryData, segmentDays: 16, terms: 20 },
  venus: { data: venusData, segmentDays: 16, terms: 14 },
  earth: { data: earthData, segmentDays: 16, terms: 18 },
  mars: { data: marsData, segmentDays: 32, terms: 14 },
  jupiter: { data: jupiterData, segmentDays: 128, terms: 14 },
  saturn: { data: saturnData, segmentDays: 128, terms: 14 },
} as const
type Planet = keyof typeof theories

/** The mass of the Sun in masses of the planet with its moons (IAU 2009). */
const giants = [
  { data: jupiterData, sunMasses: 1047.3486 },
  { data: saturnData, sunMasses: 3497.898 },
  { data: uranusData, sunMasses: 22_902.98 },
  { data: neptuneData, sunMasses: 19_412.24 },
]

/** Returns the heliocentric path, in au on the ecliptic and equinox J2000. */
function heliocentric(planet: Planet, de: De405 | null): Series {
  const { data, segmentDays, terms } = theories[planet]
  const theory = memoize(inEclipticJ2000(vsopPosition(data)), 3, segmentDays, terms)
  if (!de) return theory
  return memoize(correctedByDe405(theory, de, heliocentric405(de, planet)), 3, segmentDays, terms)
}

function inEclipticJ2000(source: VectorFunction): VectorFunction {
  return (jd, out) => {
    source(jd, out)
    apply(vsopToEclipticJ2000, out)
  }
}

/**
 * Returns the Sun relative to the barycentre of the solar system: its motion contributes 0.01" to the aberration of
 * every body.
 */
function barycentricSun(): Series {
  const planets = giants.map(({ data, sunMasses }) => ({
    series: memoize(inEclipticJ2000(vsopPosition(data)), 3, 256, 14),
    sunMasses,
  }))
  const at = new Float64Array(3)
  const source: VectorFunction = (jd, out) => {
    out.fill(0)
    for (const { series, sunMasses } of planets) {
      series.position(jd, at)
      for (let i = 0; i < 3; i += 1) out[i] = out[i]! - at[i]! / (sunMasses + 1)
    }
  }
  return memoize(source, 3, 64, 10)
}

function sum(a: Series, b: Series): VectorFunction {
  const at = new Float64Array(3)
  return (jd, out) => {
    a.position(jd, out)
    b.position(jd, at)
    for (let i = 0; i < 3; i += 1) out[i] = out[i]! + at[i]!
  }
}

/** Opens the sources of the tables, with DE405 where it is installed. */
export function openSources(de: De405 | null): Sources {
  const sun = barycentricSun()
  const earth = memoize(sum(heliocentric('earth', de), sun), 3, 16, 18)
  const planet = (name: Planet) => {
    const { segmentDays, terms } = theories[name]
    return apparentPlanet(memoize(sum(heliocentric(name, de), sun), 3, segmentDays, terms), earth)
  }
  const moon = memoize(elpPosition(moonData), 3, 8, 22)
  return {
    sun: apparentPlanet(sun, earth),
    moon: apparentMoon(moon),
    mars: planet('mars'),
    mercury: planet('mercury'),
    jupiter: planet('jupiter'),
    venus: planet('venus'),
    saturn: planet('saturn'),
    node: trueNode(moon),
  }
}

/** Returns apparent places from DE405 alone, as an independent reference (its Moon is not ELP's). */
export function de405Sources(de: De405): Sources {
  const place = (body: Parameters<De405['position']>[0], segmentDays: number, terms: number) => {
    const source: VectorFunction = (jd, out) => {
      de.position(body, jd, out)
      apply(icrsToEcliptic, out)
    }
    return memoize(source, 3, segmentDays, terms)
  }
  const earth = place('earth', 4, 14)
  return {
    sun: apparentPlanet(place('sun', 32, 12), earth),
    moon: apparentPlanet(memoize(moonOf405(de), 3, 4, 16), earth),
    mars: apparentPlanet(place('mars', 32, 14), earth),
    mercury: apparentPlanet(place('mercury', 8, 14), earth),
    jupiter: apparentPlanet(place('jupiter', 32, 12), earth),
    venus: apparentPlanet(place('venus', 16, 14), earth),
    saturn: apparentPlanet(place('saturn', 32, 12), earth),
    node: trueNode(memoize(moonOfDate405(de), 3, 4, 16)),
  }
}

/** Returns the geocentric Moon on the mean ecliptic of date, the frame in which the node is counted. */
function moonOfDate405(de: De405): VectorFunction {
  return (jd, out) => {
    de.position('moon', jd, out)
    apply(icrsToEcliptic, out)
    apply(precessionOfEcliptic(jd), out)
  }
}

/** Returns the barycentric Moon, for light time and aberration as with any other body. */
function moonOf405(de: De405): VectorFunction {
  const moon = new Float64Array(3)
  return (jd, out) => {
    de.position('earth', jd, out)
    de.position('moon', jd, moon)
    for (let i = 0; i < 3; i += 1) out[i] = out[i]! + moon[i]!
    apply(icrsToEcliptic, out)
  }
}
