import { findHours } from '../features/panchang/render/short-addresses.server.ts'
import type { Route } from './+types/choghadiya-here.ts'

/** `/choghadiya` redirects to the visitor's city. */
export const loader = (args: Route.LoaderArgs) => findHours(args, 'choghadiya')
