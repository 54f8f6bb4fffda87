import { ArticleView } from '../features/blog/browser/article-view.tsx'
import { drawArticle } from '../features/blog/draw/article-page.server.tsx'
import { keepOnFailure } from '../lib/drawn/keep-on-failure.ts'
import type { Route } from './+types/article.ts'

export const loader = ({ request, context, params }: Route.LoaderArgs) => drawArticle({ request, context }, params)
export const clientLoader = (args: Route.ClientLoaderArgs) => keepOnFailure(args)
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default ArticleView
