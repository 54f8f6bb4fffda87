import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { Avatar } from '../../ui/avatar.tsx'
import { Heading } from '../../ui/heading.tsx'
import { StepButton, stepClasses } from '../../ui/step-button.tsx'
import { useCarousel } from './use-carousel.ts'

type Testimonial = { text: string; name: string; place: string; picture?: string }

type TestimonialsProps = {
  title: string
  /** The source of the testimonials, if it must be named. */
  note?: string
  voices: readonly Testimonial[]
  texts: { list: string; previous: string; next: string; pause: string; play: string }
}

/**
 * Shows testimonials in a row: three from 1024 px, two from 768, one from 500, and below that the first three stacked.
 * Without JavaScript it is a scrollable list; with it, a carousel.
 */
export function Testimonials({ title, note, voices, texts }: TestimonialsProps) {
  const { section, frame, row, first, isTurning, isLive, isPlaying, setPlaying, turn } = useCarousel(voices.length)
  return (
    <section ref={section} data-testimonials="" aria-labelledby="testimonials" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <div className="grid max-w-2xl gap-1">
          <Heading id="testimonials">{title}</Heading>
          {note && <p className="text-ink-soft">{note}</p>}
        </div>
        {/* Rendered before its script loads, so that nothing moves then. */}
        <div className={`flex gap-2 max-[500px]:hidden ${isLive ? '' : 'invisible'}`}>
          <StepButton to="previous" onClick={() => turn(-1)} aria-label={texts.previous} />
          <button
            type="button"
            onClick={() => setPlaying(!isPlaying)}
            aria-label={isPlaying ? texts.pause : texts.play}
            className={stepClasses}
          >
            {isPlaying ? <Pause size={20} aria-hidden="true" /> : <Play size={20} aria-hidden="true" />}
          </button>
          <StepButton to="next" onClick={() => turn(1)} aria-label={texts.next} />
        </div>
      </div>
      <div
        ref={frame}
        // oxlint-disable-next-line no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
        tabIndex={0}
        role="group"
        aria-label={texts.list}
        // With scroll snapping, the browser would move the animated list back.
        className={`overflow-x-auto overscroll-x-contain ${isTurning ? '' : 'snap-x snap-mandatory'}`}
      >
        <ul ref={row} className="grid gap-4 min-[500px]:flex min-[500px]:gap-6">
          {[...voices.slice(first), ...voices.slice(0, first)].map((voice) => (
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
