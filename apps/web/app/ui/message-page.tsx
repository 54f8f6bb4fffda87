import type { ReactNode } from 'react'
import { StatePicture, type StateScene } from './state-picture.tsx'

type MessagePageProps = { picture: StateScene; title: string; children: ReactNode; actions?: ReactNode }

/** Shows a page with one message: a picture, a heading, a few lines and links to continue. */
export function MessagePage({ picture, title, children, actions }: MessagePageProps) {
  return (
    <section className="page-width grid justify-items-center gap-5 py-8 text-center sm:gap-6 sm:py-14">
      <StatePicture of={picture} size={240} />
      <h1 className="max-w-2xl text-4xl leading-tight hi:leading-snug sm:text-5xl">{title}</h1>
      <div className="grid max-w-xl gap-3 text-lg text-ink-soft">{children}</div>
      {actions && <div className="mt-2 flex flex-wrap justify-center gap-3">{actions}</div>}
    </section>
  )
}
