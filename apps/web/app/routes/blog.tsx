import { BlogListView } from '../features/blog/browser/list-view.tsx'
import { drawBlog } from '../features/blog/draw/list-page.server.tsx'
import { keepOnFailure } from '../lib/drawn/keep-on-failure.ts'
import type { Route } from './+types/blog.ts'

export const loader = ({ request, context }: Route.LoaderArgs) => drawBlog({ request, context })
export const clientLoader = (args: Route.ClientLoaderArgs) => keepOnFailure(args)
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default BlogListView
