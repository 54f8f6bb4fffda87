import type { BlogTeaser } from '@sankalp/contract/blog'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { Picture } from '../../ui/picture.tsx'

type BlogCardProps = { blog: BlogTeaser; text: string; level?: 2 | 3 }

/** Shows an article in a list. Rendered on the server: the whole card is one link and needs no script. */
export function BlogCard({ blog, text, level = 3 }: BlogCardProps) {
  const { t } = useTranslation('blog')
  const Title = `h${level}` as const
  return (
    <article className="group relative grid h-full content-start overflow-hidden rounded-lg border border-rule bg-paper-raised hover:border-ink sm:grid-rows-[auto_1fr]">
      <Picture name={blog.drawing} size={480} className="aspect-video w-full bg-paper-sunk object-contain" />
      <div className="grid min-w-0 content-start gap-1.5 p-4 sm:grid-rows-[auto_auto_1fr_auto] sm:content-stretch">
        <p className="text-sm text-ink-soft">
          <span className="font-semibold text-marigold-ink">{t(`category.${blog.category}`)}</span> ·{' '}
          <time dateTime={blog.date_posted}>{blog.date}</time>
        </p>
        <Title className="text-xl leading-snug">
          <a
            href={`/blog/${blog._id}`}
            className="text-ink no-underline group-hover:text-sindoor after:absolute after:inset-0 after:content-['']"
          >
            {blog.title}
          </a>
        </Title>
        <p className="text-ink-soft">{text}</p>
        <p className="flex flex-wrap items-center justify-between gap-x-3 pt-1 text-sm text-ink-soft">
          {/* The title is the link and covers the card; this is only decoration. */}
          <span aria-hidden="true" className="inline-flex items-center gap-1 font-semibold text-sindoor">
            {t('card.more')}
            <ArrowRight size={16} />
          </span>
          <span>{t('minutes', { count: blog.reading_minutes })}</span>
        </p>
      </div>
    </article>
  )
}
