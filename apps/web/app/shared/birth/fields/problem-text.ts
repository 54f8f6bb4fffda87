import { useTranslation } from '../../../lib/locale/use-translation.ts'
import type { BirthField, BirthProblem } from '../birth-problems.ts'

/** Fields whose words are the same in every form; name, gender and place have the form's own. */
type SharedField = Exclude<BirthField, 'name' | 'gender' | 'place'>

/** What is wrong with the moment of a birth, in words. */
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
