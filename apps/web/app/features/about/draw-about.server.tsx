import { getAllBlog } from '@sankalp/contract/blog'
import { previewCount } from '@sankalp/contract/blog-keys'
import { getCompany, getFigures } from '@sankalp/contract/company'
import { ask } from '../../lib/drawn/ask.server.ts'
import { type LoaderArgs, drawPage } from '../../lib/drawn/draw-page.server.tsx'
import { AboutPage } from './about-page.tsx'

/** New articles appear, and figures grow, within the hour. */
const keptMs = 3_600_000

export function drawAbout(args: LoaderArgs) {
  return drawPage(args, ['about', 'blog', 'marketing'], async ({ visit, t }) => {
    const [company, figures, blogs] = await Promise.all([
      ask(visit, getCompany, {}),
      ask(visit, getFigures, {}),
      ask(visit, getAllBlog, { query: { pageSize: String(previewCount) } }),
    ])
    const isWhole = [company, figures, blogs].every((asked) => 'reply' in asked)
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
      until: isWhole ? Date.now() + keptMs : null,
    }
  })
}
