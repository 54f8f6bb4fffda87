import { useTranslation } from '../../../lib/locale/use-translation.ts'
import type { BirthField, BirthProblem } from '../birth-problems.ts'

/** Fields whose texts are the same in every form; name, gender and place have the form's own. */
type SharedField = Exclude<BirthField, 'name' | 'gender' | 'place'>

/** Returns a function that gives the message for a problem of the birth's date or time. */
export function useProblemText() {
  const { t } = useTranslation('birth')
  return (field: SharedField, problem: BirthProblem | undefined): string | undefined => {
    if (!problem) return undefined
    if (problem === 'required') return t(`problems.required.${field}`)
    return problem === 'dayNotInMonth' || problem === 'futureDate' || problem === 'zone'
      ? t(`problems.${problem}`)
      : t('problems.range')
  }
}
