import { LandingPage } from '../features/horoscope/landing-page.tsx'
import type { RouteHandle } from '../lib/route-handle.ts'

export const handle: RouteHandle = { namespaces: ['horoscope', 'birth', 'places'] }

export default LandingPage
