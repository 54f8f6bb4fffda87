import { Picture } from './picture.tsx'

/** The scenes that stand for a state, each 240 × 160. */
export type StateScene =
  | 'empty-lamp'
  | 'done-lamp'
  | 'cart'
  | 'bookings'
  | 'talks'
  | 'orders'
  | 'wallet'
  | 'search'
  | 'offline'
  | 'error'
  | 'not-found'
  | 'saved-charts'

/** Shows the scene of a state. The words below say what it means. */
export function StatePicture({ of: scene, size = 180 }: { of: StateScene; size?: number }) {
  return <Picture name={`states/${scene}`} size={size} first />
}
