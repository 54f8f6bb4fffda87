import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { Avatar } from './avatar.tsx'
import { Heading } from './heading.tsx'
import { StepButton, stepClasses } from './step-button.tsx'

type Testimonial = { text: string; name: string; place: string; picture?: string }

type TestimonialsProps = {
  title: string
  /** Where these voices come from, if that must be said. */
  note?: string
  voices: readonly Testimonial[]
  texts: { list: string; previous: string; next: string; pause: string; play: string }
}

/**
 * Voices in a row: three of them from 1024 px, two from 768, one from 500, and below that the first three under each other.
 * Drawn on the server, it is a list to scroll; testimonials-live.ts makes it turn.
 */
export function Testimonials({ title, note, voices, texts }: TestimonialsProps) {
  return (
    <section data-testimonials="" aria-labelledby="testimonials" className="group grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <div className="grid max-w-2xl gap-1">
          <Heading id="testimonials">{title}</Heading>
          {note && <p className="text-ink-soft">{note}</p>}
        </div>
        {/* There before its script, so that nothing moves when that comes. */}
        <div data-controls="" className="invisible flex gap-2 max-[500px]:hidden">
          <StepButton to="previous" data-turn="previous" aria-label={texts.previous} />
          <button
            type="button"
            data-turn="pause"
            aria-label={texts.play}
            data-other={texts.pause}
            className={stepClasses}
          >
            <Pause size={20} aria-hidden="true" className="hidden group-data-playing:block" />
            <Play size={20} aria-hidden="true" className="group-data-playing:hidden" />
          </button>
          <StepButton to="next" data-turn="next" aria-label={texts.next} />
        </div>
      </div>
      {/* oxlint-disable-next-line no-noninteractive-tabindex -- what scrolls must be reached by the keyboard */}
      <div
        tabIndex={0}
        role="group"
        aria-label={texts.list}
        className="snap-x snap-mandatory overflow-x-auto overscroll-x-contain"
      >
        <ul className="grid gap-4 min-[500px]:flex min-[500px]:gap-6">
          {voices.map((voice) => (
            <Voice key={voice.name} {...voice} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function Voice({ text, name, place, picture }: Testimonial) {
  return (
    <li className="shrink-0 snap-start max-[500px]:nth-[n+4]:hidden min-[500px]:basis-full md:basis-[calc(50%-0.75rem)] lg:basis-[calc((100%-3rem)/3)]">
      <figure className="grid h-full content-between gap-4 rounded-lg border border-rule bg-paper-raised p-5 sm:p-6">
        <blockquote className="text-lg">
          <p>{text}</p>
        </blockquote>
        <figcaption className="flex items-center gap-3">
          <Avatar name={name} picture={picture} size={52} />
          <span className="grid">
            <span className="font-semibold">{name}</span>
            <span className="text-sm text-ink-soft">{place}</span>
          </span>
        </figcaption>
      </figure>
    </li>
  )
}
