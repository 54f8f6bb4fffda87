import { ContactView } from '../features/contact/contact-view.tsx'
import { renderContact } from '../features/contact/render-contact.server.tsx'
import { loadPage } from '../lib/reading/load-page.ts'
import type { Route } from './+types/contact.ts'

export const loader = (args: Route.LoaderArgs) => renderContact(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => loadPage(args)
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default ContactView
