import { data } from 'react-router'
import { DesignPage } from '../features/design/design-page.tsx'
import { listPictures } from '../features/design/list-pictures.server.ts'
import type { RouteHandle } from '../lib/route-handle.ts'
import { visitContext } from '../lib/visit.ts'
import type { Route } from './+types/design.ts'

export const handle: RouteHandle = { namespaces: ['design', 'places'] }

/** For design reviews: shown only in a demo. */
export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  if (!visit.demo) throw data(null, { status: 404 })
  return { pictures: await listPictures(visit) }
}

export default function Design({ loaderData }: Route.ComponentProps) {
  return <DesignPage {...loaderData} />
}
