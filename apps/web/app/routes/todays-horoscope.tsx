import { LandingPage } from '../features/horoscope/browser/landing-page.tsx'
import { renderLanding } from '../features/horoscope/render/landing.server.tsx'
import type { RouteHandle } from '../lib/route-handle.ts'
import { visitContext } from '../lib/visit.ts'
import type { Route } from './+types/todays-horoscope.ts'

export const handle: RouteHandle = { namespaces: ['horoscope', 'birth', 'places'] }

export const loader = ({ context }: Route.LoaderArgs) => renderLanding(context.get(visitContext))

export default LandingPage
