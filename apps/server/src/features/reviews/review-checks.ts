import type { Check } from '../../platform/check.ts'

/** Checks of the reviews that read only stored rows. */
export const reviewChecks: readonly Check[] = [
  {
    name: 'the stars that are counted are those of the reviews that are shown',
    sql: `select 'reviews of ' || subject_kind || ' ' || subject_id as broken from (
        select s.subject_kind, s.subject_id, r.stars, count(*) as count from review_subject s join review r on r.id = s.review_id
        where r.hidden_at is null group by 1, 2, 3) given
      full join (select subject_kind, subject_id, stars, count from review_count where count > 0) counted using (subject_kind, subject_id, stars)
      where given.count is distinct from counted.count`,
  },
]
