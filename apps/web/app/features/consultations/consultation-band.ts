import type { View } from '../../ui/scene.tsx'

/** The faces of the acharya and the caller, with the chart between them: low, so that acharyas are on the first screen. */
export const consultationBand: { phone: View; desk: View } = {
  phone: [480, 196, 740, 150],
  desk: [20, 150, 1240, 200],
}
