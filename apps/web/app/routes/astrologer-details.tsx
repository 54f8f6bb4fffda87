import { renderAcharya } from '../features/consultations/details/details-page.server.tsx'
import { AstrologerDetailsView } from '../features/consultations/details/details-view.tsx'
import { loadPage } from '../lib/public-page/load-page.ts'
import type { Route } from './+types/astrologer-details.ts'

export const loader = (args: Route.LoaderArgs) => renderAcharya(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => loadPage(args)
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default AstrologerDetailsView
