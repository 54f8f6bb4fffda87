import type { View } from '../../ui/scene.tsx'

/** Low parts of the scene, so that what one came for stays on the first screen. */
export const consultationBand: { whole: View; window: View } = {
  /** The empty wall, the faces of the acharya and the caller, and the chart between them. */
  whole: [20, 150, 1240, 200],
  /** The caller's window alone. A portrait stands on the left of it. */
  window: [740, 186, 470, 100],
}
