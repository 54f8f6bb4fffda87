import type { ReactNode } from 'react'
import type { Enliven } from '../../../lib/drawn/drawn-view.tsx'
import type { HomeFacts } from '../home-facts.ts'

/** Each body that comes is another thing: nothing that made the last one live is left over. */
let bodies = 0

/** What makes each body of the page live, once its program is here. */
export async function begin(setExtras: (extras: ReactNode) => void): Promise<Enliven<HomeFacts>> {
  const { Extras } = await import('./extras.tsx').catch(sayUnreachable)
  return (root, { facts }) => setExtras(<Extras key={++bodies} root={root} facts={facts} />)
}

/** Links work all the same; only the form must say that it does not. */
function sayUnreachable(error: unknown): never {
  document.querySelector('[data-unreachable]')?.removeAttribute('hidden')
  throw error
}
