import { lazy, Suspense } from 'react'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { usePageFacts } from '../../lib/page/page-facts.ts'
import { MomentFields } from '../../shared/birth/fields/moment-fields.tsx'
import { PlaceField } from '../../shared/places/place-field.tsx'
import { useSession } from '../../lib/session/session.ts'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { FillPartner } from './fill-partner.tsx'
import { type Partner, type PartnerValues, prefixOf } from './partner-values.ts'
import type { MatchFormState } from './use-match-form.ts'

const PartnerClock = lazy(() => import('./partner-clock.tsx'))

/** One half of the form. */
export function PartnerFields({ partner, form }: { partner: Partner; form: MatchFormState }) {
  const { t } = useTranslation('matching')
  const { signedIn } = useSession()
  const { year } = usePageFacts()
  const prefix = prefixOf[partner]
  const values = form.values[partner]
  const problems = form.problems[partner]
  const change = (patch: Partial<PartnerValues>) => form.change(partner, patch)
  // Load nothing for an empty form; once it has a place or a problem, the clock has something to show.
  const hasClock = values.place !== null || problems.tzone !== undefined
  const placeProblem =
    problems.place && t(problems.place === 'required' ? 'form.problems.required' : 'form.problems.placeNotFound')
  return (
    <Card>
      <fieldset disabled={form.isBusy} className="grid gap-5">
        <legend className="float-left mb-2 font-heading text-2xl">{t(`form.${partner}`)}</legend>
        {signedIn && <FillPartner partner={partner} onFill={change} />}
        <TextField
          id={`${prefix}name`}
          name={`${prefix}name`}
          label={t('form.name')}
          error={problems.name && t(`form.problems.${nameProblem(problems.name)}`)}
          autoComplete="off"
          maxLength={80}
          value={values.name}
          onChange={(event) => change({ name: event.target.value })}
        />
        <MomentFields
          prefix={prefix}
          values={values}
          onChange={change}
          problems={problems}
          year={year}
          unknownNote={t('form.timeUnknownNote')}
        />
        <PlaceField
          ref={(field) => form.holdPlace(partner, field)}
          id={`${prefix}place`}
          name={`${prefix}place`}
          label={t('form.place')}
          error={placeProblem}
          text={values.placeText}
          value={values.place}
          onChange={(place, placeText) => change({ place, placeText })}
        />
        {hasClock && (
          <Suspense fallback={null}>
            <PartnerClock prefix={prefix} values={values} onChange={change} problems={problems} />
          </Suspense>
        )}
      </fieldset>
    </Card>
  )
}

const nameProblem = (problem: string) => (problem === 'required' || problem === 'tooLong' ? problem : 'name')
