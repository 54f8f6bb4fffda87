import { drawPrivacy } from '../features/privacy/draw-privacy.server.tsx'
import { DrawnView } from '../lib/drawn/drawn-view.tsx'
import { keepOnFailure } from '../lib/drawn/keep-on-failure.ts'
import type { Route } from './+types/privacy.ts'

export const loader = (args: Route.LoaderArgs) => drawPrivacy(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => keepOnFailure(args)
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default function Privacy() {
  return <DrawnView />
}
