import type { Language } from '@sankalp/contract/language'
import { createContext } from 'react-router'

/** What the web server knows about the request it wants rendered. */
export type Visit = {
  /** Allows our own inline scripts under the content security policy. */
  nonce: string
  language: Language
  /** A refresh cookie came along. A hint for what to draw, never a proof of who it is. */
  signedIn: boolean
  demo: boolean
  /** Scheme and host as the visitor sees them, without a slash at the end. */
  origin: string
  messages: (language: Language, namespace: string) => Record<string, unknown>
  /** Calls the API inside the process, without the network. */
  call: (request: Request) => Promise<Response>
  /** Where errors of rendering are written. */
  report?: (error: unknown) => void
}

/** How loaders and middleware reach the visit on the server. */
export const visitContext = createContext<Visit>()
