import type { ReactNode } from 'react'
import type { Drawable } from './drawings/drawing.tsx'

type MessagePageProps = { drawing: Drawable; title: string; children: ReactNode; actions?: ReactNode }

/** Shows a page with one message: a drawing, a heading, a few lines and links to continue. */
export function MessagePage({ drawing: Picture, title, children, actions }: MessagePageProps) {
  return (
    <section className="page-width grid justify-items-center gap-6 py-12 text-center sm:py-20">
      <Picture size={128} className="text-ink" />
      <h1 className="max-w-2xl text-4xl leading-tight hi:leading-snug sm:text-5xl">{title}</h1>
      <div className="double-rule w-24" />
      <div className="grid max-w-xl gap-3 text-lg text-ink-soft">{children}</div>
      {actions && <div className="mt-2 flex flex-wrap justify-center gap-3">{actions}</div>}
    </section>
  )
}
