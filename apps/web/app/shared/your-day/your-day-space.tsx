import { Skeleton } from '../../ui/skeleton.tsx'

/** As tall as most days in either language, so that nothing below moves when the sentences come. */
export const yourDaySpace = 'min-h-[27.5rem] hi:min-h-[28rem] sm:min-h-72 hi:sm:min-h-72'

/** Stands where the day will be. It has no words, which would have to be sent to every visitor. */
export function YourDaySpace() {
  return (
    <div aria-hidden="true" className={`grid content-start gap-4 border-b border-rule pb-5 ${yourDaySpace}`}>
      <Skeleton className="h-8 w-36" />
      <Skeleton className="h-20 w-full max-w-3xl" />
      <Skeleton className="h-16 w-full max-w-3xl" />
      <Skeleton className="h-16 w-full max-w-3xl" />
    </div>
  )
}
