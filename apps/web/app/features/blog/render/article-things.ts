import type { Article, Block } from '@sankalp/contract/blog'
import { type Language, languageTag } from '@sankalp/contract/language'
import type { Thing } from '../../../lib/page/json-ld.tsx'
import { plainText } from './inlines.tsx'

/** Describes an article in schema.org terms. */
export function articleThing(
  blog: Article,
  { origin, url, language }: { origin: string; url: string; language: Language },
): Thing {
  return {
    '@type': 'Article',
    headline: blog.title,
    description: blog.subtitle,
    image: origin + blog.image,
    datePublished: blog.date_posted,
    articleSection: blog.category,
    inLanguage: languageTag[language],
    isAccessibleForFree: true,
    mainEntityOfPage: url,
    author: { '@type': 'Organization', name: blog.author, url: `${origin}/aboutus` },
    publisher: { '@type': 'Organization', name: 'Sankalp', url: origin, logo: `${origin}/icon-512.png` },
  }
}

/** Describes the questions in an article's headings, with the text under each; null if there are fewer than two. */
export function questionsThing(body: readonly Block[]): Thing | null {
  const questions: { name: string; text: string }[] = []
  let open: { name: string; text: string } | null = null
  for (const block of body) {
    if (block.type === 'heading') {
      open = block.text.trim().endsWith('?') ? { name: block.text, text: '' } : null
      if (open) questions.push(open)
    } else if (open) open.text = `${open.text} ${textOf(block)}`.trim()
  }
  const answered = questions.filter(({ text }) => text)
  if (answered.length < 2) return null
  return {
    '@type': 'FAQPage',
    mainEntity: answered.map(({ name, text }) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  }
}

function textOf(block: Block): string {
  if (block.type === 'paragraph' || block.type === 'quote') return plainText(block.children)
  return block.type === 'list' ? block.items.map(plainText).join(' ') : ''
}
