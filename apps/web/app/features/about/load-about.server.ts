import { getAllBlog } from '@sankalp/contract/blog'
import { previewCount } from '@sankalp/contract/blog-keys'
import { getCompany, getFigures } from '@sankalp/contract/company'
import { type LoaderArgs, answerPage } from '../../lib/public-page/answer-page.server.ts'
import { callEndpoint } from '../../lib/reading/call-api.server.ts'
import { shortenBlogs } from '../../shared/blog/shorten-blogs.ts'
import type { AboutFacts } from './about-page.tsx'

/** New articles and changed figures appear within an hour. */
const cachedMs = 3_600_000

export function loadAbout(args: LoaderArgs) {
  return answerPage<'about', AboutFacts>(args, ['about'], async ({ visit, language, t }) => {
    const [company, figures, blogs] = await Promise.all([
      callEndpoint(visit, getCompany, {}),
      callEndpoint(visit, getFigures, {}),
      callEndpoint(visit, getAllBlog, { query: { pageSize: String(previewCount) } }),
    ])
    const isWhole = [company, figures, blogs].every((result) => 'reply' in result)
    return {
      head: { title: t('title'), description: t('description') },
      facts: {
        company: 'reply' in company ? company.reply.company : null,
        figures: 'reply' in figures ? figures.reply.figures : null,
        blogs: shortenBlogs(blogs, language),
      },
      until: isWhole ? Date.now() + cachedMs : null,
    }
  })
}
