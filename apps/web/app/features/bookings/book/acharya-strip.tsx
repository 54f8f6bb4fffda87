import { indiaDay } from '@sankalp/contract/india-time'
import { useState } from 'react'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { slotText } from '../../../shared/slot-text.ts'
import { AcharyaPicture } from '../../../ui/acharya-picture.tsx'
import { chipClasses } from '../../../ui/button.tsx'
import type { BookableAcharya } from '../api/get-acharyas.ts'

type AcharyaStripProps = {
  acharyas: readonly BookableAcharya[]
  chosenId: string
  onChoose: (acharyaId: string) => void
}

/** The acharyas in one row, the chosen one first and the others a press away. */
export function AcharyaStrip({ acharyas, chosenId, onChoose }: AcharyaStripProps) {
  const { t } = useTranslation('bookings')
  const language = useLanguage()
  // The order stays while the user chooses, so that no card moves under the finger.
  const [firstId] = useState(chosenId)
  // The page follows its address, which changes a moment after the press.
  const [pressedId, setPressedId] = useState(chosenId)
  const [today] = useState(() => ({ day: indiaDay(new Date()), word: t('time.today') }))
  const inOrder = acharyas.toSorted((one, other) => Number(other._id === firstId) - Number(one._id === firstId))
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm text-ink-soft">{t('time.acharyas')}</legend>
      <div className="-mx-4 flex gap-2 overflow-x-auto overscroll-x-contain px-4 pb-2 sm:mx-0 sm:px-1">
        {inOrder.map((acharya) => (
          <label
            key={acharya._id}
            className={chipClasses(
              'relative w-56 shrink-0 cursor-pointer justify-start px-3! text-left has-focus-visible:outline-3 has-focus-visible:outline-peacock',
            )}
          >
            <input
              type="radio"
              name="acharya"
              value={acharya._id}
              checked={acharya._id === pressedId}
              onChange={() => {
                setPressedId(acharya._id)
                onChoose(acharya._id)
              }}
              aria-label={acharya.name}
              aria-describedby={`free-${acharya._id}`}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <AcharyaPicture acharya={acharya} size={40} />
            <span className="grid min-w-0">
              <span className="line-clamp-2 leading-tight wrap-anywhere">{acharya.name}</span>
              {acharya.nextFree && (
                <span id={`free-${acharya._id}`} className="tabular text-sm font-normal">
                  {t('time.nextFree', { when: slotText(acharya.nextFree, language, today) })}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
