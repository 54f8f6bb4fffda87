import { languages } from '@sankalp/contract'
import { describe, expect, test } from 'vitest'
import { loaderArgs, renderBody } from '../../lib/reading/reading.fake.tsx'
import { AboutPage } from './about-page.tsx'
import { loadAbout } from './load-about.server.ts'

const company = {
  name: 'Sankalp Private Limited',
  address: 'Varanasi',
  supportEmail: 'a@b.in',
  grievanceName: 'Meera',
  grievanceEmail: 'c@d.in',
  isSample: false,
}
const counted = { satisfaction: null, users: '12K+', conversations: null, isSample: false }
const nothing = { ...counted, users: null }
const blogs = { blogs: [], totalBlogs: 0, totalPages: 0, currentPage: 1 }

type Draw = { figures?: object; demo?: boolean; failing?: string; language?: (typeof languages)[number] }

async function draw({ figures = nothing, demo = false, failing = 'none', language = 'en' }: Draw) {
  const { args, reported } = loaderArgs(
    '/aboutus',
    (url) => {
      if (url.pathname.endsWith(failing)) return new Response('{}', { status: 503 })
      return Response.json(
        url.pathname.endsWith('getCompany') ? { company } : url.pathname.endsWith('getFigures') ? { figures } : blogs,
      )
    },
    language,
  )
  const answer = await loadAbout(args)
  if (answer instanceof Response) throw new Error('not a page')
  const { facts } = answer.data
  const html = renderBody(<AboutPage {...facts} />, ['about', 'blog', 'marketing'], language, { demo })
  return { html, isKept: new Headers(answer.init?.headers).has('x-page-cache'), reported }
}

describe('in production', () => {
  test.each(languages)('no invented voice and no figure is shown, in %s', async (language) => {
    const { html, isKept } = await draw({ language })
    expect(html).not.toMatch(/data-testimonials|500K|1M\+|100%/)
    expect(html).not.toContain('id="figures"')
    expect(html).toContain('"legalName":"Sankalp Private Limited"')
    expect(isKept).toBe(true)
  })

  test('shows only the counted figures, and does not call them samples', async () => {
    const { html } = await draw({ figures: counted })
    expect([...html.matchAll(/<dd[^>]*>([^<]*)</g)].map(([, text]) => text)).toEqual(['12K+'])
    expect(html).not.toContain('Sample figures')
  })
})

test('every part of the page is there, and figures of the demo are called samples', async () => {
  const { html } = await draw({
    figures: { satisfaction: '100%', users: '500K+', conversations: '1M+', isSample: true },
  })
  for (const part of ['what', 'mission', 'news', 'figures', 'faq']) expect(html).toContain(`id="${part}"`)
  expect([...html.matchAll(/<dd[^>]*>([^<]*)</g)].map(([, text]) => text)).toEqual(['100%', '500K+', '1M+'])
  expect(html).toContain('Sample figures')
  expect(html).toContain('href="/privacy#sessions"')
})

test('shows five voices in the demo, and says that they are invented', async () => {
  const { html } = await draw({ demo: true })
  expect(html.match(/<blockquote/g)).toHaveLength(5)
  expect(html).toContain('Sample voices')
})

test.each(['getCompany', 'getFigures', 'getAllBlog'])(
  'without %s the rest is shown, and the page is not kept',
  async (failing) => {
    const { html, isKept, reported } = await draw({ failing, figures: counted })
    expect(html).toContain('id="mission"')
    expect(isKept).toBe(false)
    expect(reported).toHaveLength(1)
  },
)
