import { LandingPage } from '../features/horoscope/browser/landing-page.tsx'
import { drawLanding } from '../features/horoscope/draw/landing.server.tsx'
import type { RouteHandle } from '../lib/route-handle.ts'
import { visitContext } from '../lib/visit.ts'
import type { Route } from './+types/todays-horoscope.ts'

export const handle: RouteHandle = { namespaces: ['horoscope', 'places'] }

export const loader = ({ context }: Route.LoaderArgs) => drawLanding(context.get(visitContext))

export default LandingPage
