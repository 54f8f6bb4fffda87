import { BlogListView } from '../features/blog/browser/list-view.tsx'
import { renderBlog } from '../features/blog/render/list-page.server.tsx'
import { loadPage } from '../lib/public-page/load-page.ts'
import type { Route } from './+types/blog.ts'

export const loader = ({ request, context }: Route.LoaderArgs) => renderBlog({ request, context })
export const clientLoader = (args: Route.ClientLoaderArgs) => loadPage(args)
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default BlogListView
