import { findHours } from '../features/panchang/render/short-addresses.server.ts'
import type { Route } from './+types/rahu-kaal-here.ts'

/** `/rahu-kaal` redirects to the visitor's city. */
export const loader = (args: Route.LoaderArgs) => findHours(args, 'rahu-kaal')
