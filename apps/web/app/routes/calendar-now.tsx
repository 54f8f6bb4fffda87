import { findMonth } from '../features/panchang/render/short-addresses.server.ts'
import type { Route } from './+types/calendar-now.ts'

/** `/calendar/{city}` redirects to the current month there, `/calendar` to that of the visitor's city. */
export const loader = (args: Route.LoaderArgs) => findMonth(args, args.params.city)
