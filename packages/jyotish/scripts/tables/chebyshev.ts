/** A vector-valued function of the Julian day (TT) that writes its components into `out`. */
export type VectorFunction = (jd: number, out: Float64Array) => void

/** A path with its velocity, per day. */
export type Series = { position: VectorFunction; velocity: VectorFunction }

/** cos(pi k (j + 1/2) / n), the matrix that converts samples at the Chebyshev nodes to coefficients. */
const cosines = new Map<number, Float64Array>()

function cosinesFor(terms: number): Float64Array {
  let matrix = cosines.get(terms)
  if (!matrix) {
    matrix = new Float64Array(terms * terms)
    for (let k = 0; k < terms; k += 1) {
      for (let j = 0; j < terms; j += 1) matrix[k * terms + j] = Math.cos((Math.PI * k * (j + 0.5)) / terms)
    }
    cosines.set(terms, matrix)
  }
  return matrix
}

/** Returns the j-th of n Chebyshev nodes in (-1, 1). */
export function nodeAt(j: number, terms: number): number {
  return Math.cos((Math.PI * (j + 0.5)) / terms)
}

/**
 * Returns the coefficients of the polynomial through samples at the nodes, which is nearly the best one of its degree.
 */
export function fitSamples(samples: ArrayLike<number>): Float64Array {
  const terms = samples.length
  const matrix = cosinesFor(terms)
  const coefficients = new Float64Array(terms)
  for (let k = 0; k < terms; k += 1) {
    let sum = 0
    for (let j = 0; j < terms; j += 1) sum += matrix[k * terms + j]! * samples[j]!
    coefficients[k] = (sum * (k === 0 ? 1 : 2)) / terms
  }
  return coefficients
}

export function evaluate(c: Float64Array, from: number, terms: number, x: number): number {
  let b1 = 0
  let b2 = 0
  for (let k = terms - 1; k > 0; k -= 1) {
    const b = c[from + k]! + 2 * x * b1 - b2
    b2 = b1
    b1 = b
  }
  return c[from]! + x * b1 - b2
}

/** Returns the derivative with respect to x, by differentiating the same recurrence. */
export function evaluateSlope(c: Float64Array, from: number, terms: number, x: number): number {
  let b1 = 0
  let b2 = 0
  let d1 = 0
  let d2 = 0
  for (let k = terms - 1; k > 0; k -= 1) {
    const d = 2 * b1 + 2 * x * d1 - d2
    const b = c[from + k]! + 2 * x * b1 - b2
    b2 = b1
    b1 = b
    d2 = d1
    d1 = d
  }
  return b1 + x * d1 - d2
}

/**
 * Makes a slow function fast: samples each segment once, in double precision, when it is first needed. Returns position
 * and velocity (per day).
 */
export function memoize(source: VectorFunction, size: number, segmentDays: number, terms: number): Series {
  const segments = new Map<number, Float64Array>()
  const sample = new Float64Array(size)

  function segmentOf(index: number): Float64Array {
    let segment = segments.get(index)
    if (!segment) {
      const samples = Array.from({ length: size }, () => new Float64Array(terms))
      for (let j = 0; j < terms; j += 1) {
        source((index + (nodeAt(j, terms) + 1) / 2) * segmentDays, sample)
        for (let i = 0; i < size; i += 1) samples[i]![j] = sample[i]!
      }
      segment = new Float64Array(size * terms)
      for (let i = 0; i < size; i += 1) segment.set(fitSamples(samples[i]!), i * terms)
      segments.set(index, segment)
    }
    return segment
  }

  return {
    position(jd: number, out: Float64Array) {
      const index = Math.floor(jd / segmentDays)
      const x = 2 * (jd / segmentDays - index) - 1
      const segment = segmentOf(index)
      for (let i = 0; i < size; i += 1) out[i] = evaluate(segment, i * terms, terms, x)
    },
    velocity(jd: number, out: Float64Array) {
      const index = Math.floor(jd / segmentDays)
      const x = 2 * (jd / segmentDays - index) - 1
      const segment = segmentOf(index)
      for (let i = 0; i < size; i += 1) out[i] = (evaluateSlope(segment, i * terms, terms, x) * 2) / segmentDays
    },
  }
}
