import { ContactView } from '../features/contact/contact-page.tsx'
import { loadContact } from '../features/contact/load-contact.server.ts'
import { loadPage } from '../lib/public-page/load-page.ts'
import type { RouteHandle } from '../lib/route-handle.ts'
import type { Route } from './+types/contact.ts'

export const handle: RouteHandle = { namespaces: ['contact'] }

export const loader = (args: Route.LoaderArgs) => loadContact(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => loadPage(args)
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default ContactView
