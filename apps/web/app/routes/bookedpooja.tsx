import { BookedPage } from '../features/bookings/booked/booked-page.tsx'
import type { RouteHandle } from '../lib/route-handle.ts'

export const handle: RouteHandle = { namespaces: ['booked', 'bookings', 'notices', 'users'] }

export default function BookedPooja() {
  return <BookedPage />
}
