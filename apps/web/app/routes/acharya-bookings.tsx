import { BookingsPage } from '../features/acharya-console/bookings/bookings-page.tsx'

export default function AcharyaBookings() {
  return <BookingsPage />
}
