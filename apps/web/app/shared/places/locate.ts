import { findNearestPlace } from './find-nearest-place.ts'
import { type PickedPlace, toPicked } from './picked-place.ts'

export type LocateProblem = 'denied' | 'unavailable' | 'failed'
export type Located = { place: PickedPlace } | { problem: LocateProblem }

const patienceMs = 15_000
/** A position some minutes old is accurate enough for a town. */
const maximumAge = 10 * 60_000

/** Returns the town nearest to the visitor. Call it only on a tap, since the browser then asks for permission. */
export async function locate(): Promise<Located> {
  const position = await askBrowser()
  if ('problem' in position) return position
  try {
    return { place: toPicked(await findNearestPlace(position.latitude, position.longitude)) }
  } catch {
    // The call has already retried by itself; the text beside the button says what to do.
    return { problem: 'failed' }
  }
}

function askBrowser(): Promise<{ latitude: number; longitude: number } | { problem: LocateProblem }> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) {
      resolve({ problem: 'unavailable' })
      return
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(coords),
      ({ code, PERMISSION_DENIED }) => resolve({ problem: code === PERMISSION_DENIED ? 'denied' : 'unavailable' }),
      { timeout: patienceMs, maximumAge },
    )
  })
}
