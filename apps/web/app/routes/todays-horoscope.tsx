import { LandingPage } from '../features/horoscope/landing-page.tsx'
import type { RouteHandle } from '../lib/route-handle.ts'

export const handle: RouteHandle = { namespaces: ['horoscope', 'places'] }

export default function TodaysHoroscope() {
  return <LandingPage />
}
