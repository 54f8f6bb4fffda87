import type { ReactNode } from 'react'
import { Heading } from './heading.tsx'

type ReviewListProps = {
  title: string
  summary: string
  /** Shown between the summary and the reviews. */
  children?: ReactNode
  reviews: readonly Review[]
}

export type Review = {
  id: string
  /** From 1 to 5. */
  stars: number
  starsText: string
  words: string | null
  /** The author and the subject. */
  by: string
  postedAt: string
  date: string
}

/** Shows a section of reviews with its heading, in the order given. */
export function ReviewList({ title, summary, children, reviews }: ReviewListProps) {
  return (
    <section aria-labelledby="reviews" className="grid gap-4">
      <div className="grid gap-1">
        <Heading id="reviews">{title}</Heading>
        <p className="tabular text-ink-soft">{summary}</p>
      </div>
      {children}
      {reviews.length > 0 && (
        <ul className="grid gap-4 sm:grid-cols-2">
          {reviews.map((review) => (
            <ReviewCard key={review.id} {...review} />
          ))}
        </ul>
      )}
    </section>
  )
}

function ReviewCard({ stars, starsText, words, by, postedAt, date }: Review) {
  return (
    <li className="grid content-start gap-1 border-l-2 border-marigold pl-4">
      <p className="tabular text-sm">
        <span aria-hidden="true" className="mr-2 text-marigold-ink">
          {'★'.repeat(stars)}
          {'☆'.repeat(5 - stars)}
        </span>
        {starsText}
      </p>
      {words && <p className="wrap-anywhere whitespace-pre-line">{words}</p>}
      <p className="text-sm text-ink-soft">
        {by} · <time dateTime={postedAt}>{date}</time>
      </p>
    </li>
  )
}
