import { useMatches } from 'react-router'
import { PlaceholderPage } from '../features/placeholder/placeholder-page.tsx'
import { isPlaceholderId } from '../features/placeholder/placeholders.ts'
import type { RouteHandle } from '../lib/route-handle.ts'

export const handle: RouteHandle = { namespaces: ['pages'] }

/** One module for all pages of later issues; the id in routes.ts tells which. */
export default function Placeholder() {
  const id = useMatches().at(-1)?.id ?? ''
  if (!isPlaceholderId(id)) throw new Error(`routes.ts names a placeholder that has no entry: ${id}`)
  return <PlaceholderPage id={id} />
}
