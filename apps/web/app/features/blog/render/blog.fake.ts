import type { Article, Blog } from '@sankalp/contract/blog'

/** For tests. */
export function fakeBlog(id: string, more: Partial<Blog> = {}): Blog {
  return {
    _id: id,
    title: `About ${id}`,
    subtitle: `In short: ${id}`,
    content: `${id}: ${'a long text, '.repeat(30)}`,
    category: 'Festivals',
    drawing: 'articles/diwali-date',
    image: `/share/blog/${id}.png`,
    author: 'Sankalp editors',
    date_posted: '2026-10-20',
    date: '20 October 2026',
    reading_minutes: 5,
    views: 1200,
    ...more,
  }
}

/** One block of every kind, with texts that would do harm if they were treated as HTML. */
export const everyBlock: Article['body'] = [
  {
    type: 'paragraph',
    children: [
      { type: 'text', text: 'Plain <script>alert(1)</script> text, ' },
      { type: 'strong', text: 'weighty' },
      { type: 'break' },
      { type: 'emphasis', text: 'tithi' },
      { type: 'link', text: 'the panchang', href: '/panchang' },
      { type: 'link', text: 'a paper', href: 'https://example.org/a' },
      { type: 'link', text: 'mischief', href: 'javascript:alert(1)' },
      { type: 'link', text: 'elsewhere', href: '//evil.example' },
    ],
  },
  { type: 'heading', level: 2, id: 'first', text: 'What is it?' },
  { type: 'paragraph', children: [{ type: 'text', text: 'The first answer.' }] },
  { type: 'list', ordered: true, items: [[{ type: 'text', text: 'one' }], [{ type: 'text', text: 'two' }]] },
  { type: 'heading', level: 2, id: 'second', text: 'When is it?' },
  {
    type: 'table',
    head: [[{ type: 'text', text: 'Year' }], [{ type: 'text', text: 'Day' }]],
    rows: [[[{ type: 'text', text: '2027' }], [{ type: 'text', text: '29 October' }]]],
  },
  { type: 'quote', children: [{ type: 'text', text: 'Said of old.' }] },
  { type: 'heading', level: 3, id: 'deeper', text: 'Deeper' },
  { type: 'drawing', drawing: 'moon', alt: 'The moon of the tenth day' },
  {
    type: 'live',
    kind: 'ekadashis',
    title: 'The coming Ekadashis',
    rows: [
      { label: 'Utpanna', value: '4 December 2026', note: 'Parana on the 5th', href: '/panchang/delhi/2026-12-04' },
    ],
  },
  { type: 'live', kind: 'eclipses', title: 'Eclipses', rows: [], empty: 'None this year.' },
]

export function fakeArticle(more: Partial<Article> = {}): Article {
  return {
    ...fakeBlog('diwali-date'),
    body: everyBlock,
    related: [fakeBlog('tithi-explained')],
    valid_until_ms: Date.now() + 3_600_000,
    ...more,
  }
}
