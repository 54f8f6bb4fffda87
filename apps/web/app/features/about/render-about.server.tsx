import { getAllBlog } from '@sankalp/contract/blog'
import { previewCount } from '@sankalp/contract/blog-keys'
import { getCompany, getFigures } from '@sankalp/contract/company'
import { callEndpoint } from '../../lib/reading/call-api.server.ts'
import { type LoaderArgs, renderPage } from '../../lib/reading/render-page.server.tsx'
import { AboutPage } from './about-page.tsx'

/** New articles appear, and figures grow, within the hour. */
const cachedMs = 3_600_000

export function renderAbout(args: LoaderArgs) {
  return renderPage(args, ['about', 'blog', 'marketing'], async ({ visit, t }) => {
    const [company, figures, blogs] = await Promise.all([
      callEndpoint(visit, getCompany, {}),
      callEndpoint(visit, getFigures, {}),
      callEndpoint(visit, getAllBlog, { query: { pageSize: String(previewCount) } }),
    ])
    const isWhole = [company, figures, blogs].every((result) => 'reply' in result)
    return {
      head: { title: t('title'), description: t('description') },
      body: (
        <AboutPage
          origin={visit.origin}
          demo={visit.demo}
          company={'reply' in company ? company.reply.company : null}
          figures={'reply' in figures ? figures.reply.figures : null}
          blogs={blogs}
        />
      ),
      until: isWhole ? Date.now() + cachedMs : null,
    }
  })
}
