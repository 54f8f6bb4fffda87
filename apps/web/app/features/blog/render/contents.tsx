import type { Block } from '@sankalp/contract/blog'
import { useTranslation } from '../../../lib/locale/use-translation.ts'

type Part = Extract<Block, { type: 'heading' }>

/** Returns the parts of an article for the table of contents; none for a very short article. */
export function partsOf(body: readonly Block[]): Part[] {
  const parts = body.filter((block): block is Part => block.type === 'heading' && block.level === 2)
  return parts.length > 1 ? parts : []
}

/**
 * Renders the table of contents twice, of which only one is visible: on wide screens at the side, where it stays in
 * view and a script marks the current part; on small ones folded, before the text.
 */
export function Contents({ parts }: { parts: readonly Part[] }) {
  const { t } = useTranslation('blog')
  if (parts.length === 0) return <span className="max-lg:hidden" />
  return (
    <>
      <details className="group border-y border-rule lg:hidden">
        <summary className="min-h-12 font-semibold">{t('article.contents')}</summary>
        <nav aria-label={t('article.contents')} className="pb-3">
          <List parts={parts} />
        </nav>
      </details>
      <nav
        aria-label={t('article.contents')}
        className="sticky top-24 max-h-[calc(100dvh-7rem)] self-start overflow-y-auto max-lg:hidden"
      >
        <p className="pb-1 font-semibold">{t('article.contents')}</p>
        <List parts={parts} />
      </nav>
    </>
  )
}

function List({ parts }: { parts: readonly Part[] }) {
  return (
    <ol>
      {parts.map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            data-toc={id}
            className="flex min-h-12 items-center border-l-2 border-rule py-1 pl-3 leading-snug text-ink-soft no-underline hover:text-sindoor aria-[current=true]:border-marigold aria-[current=true]:font-semibold aria-[current=true]:text-ink"
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  )
}
