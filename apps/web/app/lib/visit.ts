import type { Visit } from '@sankalp/contract/visit'
import { createContext } from 'react-router'

/** How loaders and middleware reach the visit on the server. */
export const visitContext = createContext<Visit>()

/** Whether a whole page is drawn, and not only the data of one that the browser draws. */
export const isDocumentContext = createContext(true)
