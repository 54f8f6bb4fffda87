import { ArticleView } from '../features/blog/browser/article-view.tsx'
import { renderArticle } from '../features/blog/render/article-page.server.tsx'
import { loadPage } from '../lib/public-page/load-page.ts'
import type { Route } from './+types/article.ts'

export const loader = ({ request, context, params }: Route.LoaderArgs) => renderArticle({ request, context }, params)
export const clientLoader = (args: Route.ClientLoaderArgs) => loadPage(args)
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default ArticleView
