import Star from 'lucide-react/icons/star'

type StarsFieldProps = {
  name: string
  legend: string
  legendClass?: string
  /** The number of chosen stars; 0 for none. */
  value: number
  onChange: (stars: number) => void
  starsText: (count: number) => string
}

/** Asks for one to five stars with radio buttons. */
export function StarsField({
  name,
  legend,
  legendClass = 'font-semibold',
  value,
  onChange,
  starsText,
}: StarsFieldProps) {
  return (
    <fieldset>
      <legend className={legendClass}>{legend}</legend>
      <div className="flex">
        {[1, 2, 3, 4, 5].map((count) => (
          <label
            key={count}
            className="grid size-12 cursor-pointer place-items-center rounded-md has-focus-visible:outline-3 has-focus-visible:outline-peacock"
          >
            <input
              type="radio"
              name={name}
              value={count}
              checked={value === count}
              onChange={() => onChange(count)}
              className="sr-only"
            />
            <Star
              aria-hidden="true"
              size={28}
              className={count <= value ? 'fill-marigold text-marigold-ink' : 'text-ink-soft'}
            />
            <span className="sr-only">{starsText(count)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
