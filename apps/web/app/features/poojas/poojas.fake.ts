/** Test replies of the API about poojas. */
export const pooja = (id: string, others: object = {}) => ({
  _id: id,
  pooja_name: `Name of ${id}`,
  image: null as string | null,
  drawing: 'poojas/ganesh',
  description: `About ${id}.`,
  about: 'First.\n\nSecond.',
  amount: 1100,
  pooja_price: 1100,
  total_from: 1417.18,
  festivals: [] as string[],
  concerns: ['home'],
  duration_minutes: 30,
  ...others,
})

export const acharya = (id: string, others: object = {}) => ({
  _id: id,
  name: `Acharya ${id}`,
  image: 'false',
  portrait: id,
  astrologerType: 'Vedic priest',
  experience: 10,
  languages: ['Hindi'],
  specialities: ['Poojas at home'],
  bio: 'A life.',
  rating: null as number | null,
  online: false,
  ...others,
})

export const listReply = (ids: readonly string[], total = ids.length) => ({
  poojas: ids.map((id) => pooja(id)),
  totalPoojas: total,
  message: '',
  totalPages: 1,
  currentPage: 1,
})
export const acharyasReply = (ids: readonly string[], total = ids.length) => ({
  astrologers: ids.map((id) => acharya(id)),
  totalAstrologers: total,
  totalPages: Math.ceil(total / 10),
  currentPage: 1,
})

export const details = {
  purpose: 'What it is for.',
  steps: ['Step one.', 'Step two.'],
  samagri: ['A lamp'],
  prepare: ['Sweep.'],
  questions: [{ question: 'Why?', answer: 'Because.' }],
}

/** Returns the text of a page's body. */
export const wordsOf = (html: string) =>
  html
    .replace(/<script.*?<\/script>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .replaceAll(' ,', ',')
/** Returns the structured data that a page has for search engines. */
export const thingsIn = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json]) => JSON.parse(json!) as { '@type': string; [name: string]: unknown },
  )
