import type { Visit } from '@sankalp/contract/visit'
import { createContext } from 'react-router'

/** How loaders and middleware reach the visit on the server. */
export const visitContext = createContext<Visit>()

/** Where a whole page is put once it is rendered: its way through a `Response` and out again would take as long as compressing it. */
export const renderedPageContext = createContext<{ bytes: Buffer | null }>()

/** Whether a whole document is rendered, and not only the data of a page that the browser puts in place. */
export const isDocumentContext = createContext(true)
