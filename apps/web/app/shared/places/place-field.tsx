import { placeSearch } from '@sankalp/contract'
import { type Ref, Suspense, lazy, useId, useImperativeHandle, useRef, useState } from 'react'
import { Combobox, type ComboboxHandle } from '../../ui/combobox.tsx'
import type { FieldTexts } from '../../ui/field.tsx'
import { useLanguage } from '../../lib/locale/use-language.ts'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import type { PlaceByHandHandle } from './place-by-hand.tsx'
import { type PickedPlace, detailOf, toPicked } from './picked-place.ts'
import { type FoundPlace, searchPlaces } from './place-calls.ts'
import { isTypedEnough } from './typed-enough.ts'

// Loaded on demand: few users need it, and it is as large as the field itself.
const PlaceByHand = lazy(() => import('./place-by-hand.tsx'))

/**
 * For the surrounding form: `settle` completes a running search, or takes the point entered manually, and returns the
 * place or null.
 */
export type PlaceFieldHandle = { settle: () => Promise<PickedPlace | null>; focus: () => void }

type PlaceFieldProps = FieldTexts & {
  value: PickedPlace | null
  /**
   * Called with null at every keystroke, since the text is then no longer a place, and with the place once it is
   * chosen.
   */
  onChange: (place: PickedPlace | null, text: string) => void
  /**
   * The text while nothing is chosen, for a form that restores it after a reload; by default the field holds it itself.
   */
  text?: string
  ref?: Ref<PlaceFieldHandle>
  id?: string
  name?: string
  placeholder?: string
  required?: boolean
  disabled?: boolean
  /** Hides "enter latitude and longitude" on a page that needs only a town. */
  townsOnly?: boolean
  className?: string
}

/** Asks for a place by its name, from our own gazetteer, or by its coordinates. Its texts are in `places`. */
export function PlaceField({
  value,
  onChange,
  label,
  hint,
  error,
  ref,
  id,
  townsOnly,
  className,
  ...props
}: PlaceFieldProps) {
  const { t } = useTranslation('places')
  const language = useLanguage()
  const madeId = useId()
  const fieldId = id ?? madeId
  const [ownText, setOwnText] = useState('')
  const [problem, setProblem] = useState<'notFound' | 'notReached' | 'tooShort' | 'unsure' | null>(null)
  const [isByHand, setIsByHand] = useState(false)
  const box = useRef<ComboboxHandle<FoundPlace>>(null)
  const byHand = useRef<PlaceByHandHandle>(null)
  const typed = props.text ?? ownText

  const pick = (place: PickedPlace) => {
    setProblem(null)
    setIsByHand(false)
    onChange(place, place.label[language])
  }
  const type = (text: string) => {
    setProblem(null)
    setOwnText(text)
    onChange(null, text)
  }
  useImperativeHandle(ref, () => ({
    async settle() {
      if (value) return value
      const point = await byHand.current?.settle()
      if (point) return point
      const place = await box.current?.settle()
      return place ? toPicked(place) : null
    },
    focus: () => box.current?.focus(),
  }))

  return (
    <div className={className}>
      <Combobox<FoundPlace>
        ref={box}
        id={fieldId}
        name={props.name}
        label={label}
        hint={hint ?? t('hint')}
        error={problem ? t(problem) : error}
        placeholder={props.placeholder}
        required={props.required}
        disabled={props.disabled}
        maxLength={80}
        text={value ? value.label[language] : typed}
        onText={type}
        isChosen={value !== null}
        onChoose={(place) => pick(toPicked(place))}
        onNothing={(why) =>
          setProblem(
            why === 'guess'
              ? 'unsure'
              : why === 'failed'
                ? 'notReached'
                : isTypedEnough(typed)
                  ? 'notFound'
                  : 'tooShort',
          )
        }
        isGuess={({ isGuess }) => isGuess}
        load={searchPlaces}
        isLongEnough={isTypedEnough}
        waitMs={placeSearch.debounceMs}
        keyOf={({ id }) => String(id)}
        textOf={({ name }) => name[language]}
        detailOf={(place) => detailOf(place, language)}
        texts={{
          loading: t('loading'),
          nothing: t('nothing'),
          guessed: t('guessed'),
          failed: t('failed'),
          tryAgain: t('tryAgain'),
          found: (count) => t('found', { count }),
        }}
      />
      {!townsOnly && !value && (
        <button
          type="button"
          aria-expanded={isByHand}
          className="min-h-12 text-left font-semibold text-sindoor underline"
          onClick={() => setIsByHand(!isByHand)}
        >
          {isByHand ? t('byHand.close') : t('byHand.open')}
        </button>
      )}
      {isByHand && !value && (
        <Suspense fallback={null}>
          <PlaceByHand ref={byHand} id={fieldId} onChange={pick} />
        </Suspense>
      )}
    </div>
  )
}
