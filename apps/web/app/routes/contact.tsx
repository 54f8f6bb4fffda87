import { ContactView } from '../features/contact/contact-view.tsx'
import { drawContact } from '../features/contact/draw-contact.server.tsx'
import { keepOnFailure } from '../lib/drawn/keep-on-failure.ts'
import type { Route } from './+types/contact.ts'

export const loader = (args: Route.LoaderArgs) => drawContact(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => keepOnFailure(args)
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default ContactView
