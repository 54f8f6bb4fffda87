import { renderPrivacy } from '../features/privacy/render-privacy.server.tsx'
import { ReadingView } from '../lib/reading/reading-view.tsx'
import { loadPage } from '../lib/public-page/load-page.ts'
import type { Route } from './+types/privacy.ts'

export const loader = (args: Route.LoaderArgs) => renderPrivacy(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => loadPage(args)
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default function Privacy() {
  return <ReadingView />
}
