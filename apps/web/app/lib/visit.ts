import type { Visit } from '@sankalp/contract/visit'
import { createContext } from 'react-router'

/** How loaders and middleware reach the visit on the server. */
export const visitContext = createContext<Visit>()

/** Where a whole page is put once it is drawn: its way through a `Response` and out again would take as long as packing it. */
export const drawnPageContext = createContext<{ bytes: Buffer | null }>()

/** Whether a whole page is drawn, and not only the data of one that the browser draws. */
export const isDocumentContext = createContext(true)
