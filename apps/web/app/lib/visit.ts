import type { Visit } from '@sankalp/contract/visit'
import { createContext } from 'react-router'

/** The context by which loaders and middleware get the visit on the server. */
export const visitContext = createContext<Visit>()

/** Receives the bytes of a rendered page: passing them through a `Response` would take as long as compressing them. */
export const renderedPageContext = createContext<{ bytes: Buffer | null }>()

/** True if a whole document is rendered, and not only the data for a client-side navigation. */
export const isDocumentContext = createContext(true)
