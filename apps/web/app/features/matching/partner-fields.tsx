import { lazy, Suspense } from 'react'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { PlaceField } from '../../lib/places/place-field.tsx'
import { useSession } from '../../lib/session.ts'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { FillPartner } from './fill-partner.tsx'
import { NumberRow, useProblem } from './number-row.tsx'
import { type Partner, type PartnerValues, fieldId } from './partner-values.ts'
import type { MatchFormState } from './use-match-form.ts'

const PartnerClock = lazy(() => import('./partner-clock.tsx'))

/** One half of the form. */
export function PartnerFields({ partner, form }: { partner: Partner; form: MatchFormState }) {
  const { t } = useTranslation('matching')
  const { signedIn } = useSession()
  const say = useProblem()
  const values = form.values[partner]
  const problems = form.problems[partner]
  const change = (patch: Partial<PartnerValues>) => form.change(partner, patch)
  const row = { partner, values, problems, onChange: change }
  // Nothing is fetched for an empty form; filled, or found wrong, it has something to say.
  const hasClock = Boolean(values.year && values.hour) || problems.tzone !== undefined
  return (
    <Card>
      <fieldset disabled={form.isBusy} className="grid gap-5">
        <legend className="float-left mb-2 font-heading text-2xl">{t(`form.${partner}`)}</legend>
        {signedIn && <FillPartner partner={partner} onFill={change} />}
        <TextField
          id={fieldId(partner, 'name')}
          name={fieldId(partner, 'name')}
          label={t('form.name')}
          error={say(problems.name)}
          autoComplete="off"
          maxLength={80}
          value={values.name}
          onChange={(event) => change({ name: event.target.value })}
        />
        <NumberRow {...row} legend={t('form.dateLegend')} fields={['day', 'month', 'year']} />
        <NumberRow {...row} legend={t('form.timeLegend')} fields={['hour', 'min']} />
        <PlaceField
          ref={(field) => form.holdPlace(partner, field)}
          id={fieldId(partner, 'place')}
          name={fieldId(partner, 'place')}
          label={t('form.place')}
          error={say(problems.place)}
          text={values.placeText}
          value={values.place}
          onChange={(place, placeText) => change({ place, placeText })}
        />
        {hasClock && (
          <Suspense fallback={null}>
            <PartnerClock {...row} />
          </Suspense>
        )}
      </fieldset>
    </Card>
  )
}
