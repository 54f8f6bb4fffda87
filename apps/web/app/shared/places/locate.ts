import { findNearestPlace } from './find-nearest-place.ts'
import { type PickedPlace, toPicked } from './picked-place.ts'

export type LocateProblem = 'denied' | 'unavailable' | 'failed'
export type Located = { place: PickedPlace } | { problem: LocateProblem }

const patienceMs = 15_000
/** A town does not move: where the phone was some minutes ago is near enough. */
const maximumAge = 10 * 60_000

/** The town nearest to the visitor. Only ever called on a tap: the browser then asks them. */
export async function locate(): Promise<Located> {
  const position = await askBrowser()
  if ('problem' in position) return position
  try {
    return { place: toPicked(await findNearestPlace(position.latitude, position.longitude)) }
  } catch {
    // The call has tried again by itself; what is left to do is said beside the button.
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
