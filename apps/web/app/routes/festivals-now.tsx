import { findYear } from '../features/panchang/render/short-addresses.server.ts'
import type { Route } from './+types/festivals-now.ts'

/** `/festivals` redirects to those of this year. */
export const loader = (args: Route.LoaderArgs) => findYear(args)
