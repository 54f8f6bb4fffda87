/** As tall as most days in either language, so that nothing below moves when the sentences come. */
export const yourDaySpace = 'min-h-[27.5rem] hi:min-h-[28rem] sm:min-h-72 hi:sm:min-h-72'

/** Stands where the day will be. It has no words, which would have to be sent to every visitor. */
export function YourDaySpace() {
  return (
    <div aria-hidden="true" className={`grid content-start gap-4 border-b border-rule pb-5 ${yourDaySpace}`}>
      <Bar className="h-8 w-36" />
      <Bar className="h-20 w-full max-w-3xl" />
      <Bar className="h-16 w-full max-w-3xl" />
      <Bar className="h-16 w-full max-w-3xl" />
    </div>
  )
}

/** Like `Skeleton`, whose script comes with that of the queries: visitors must not load those for it. */
function Bar({ className }: { className: string }) {
  return <span className={`breathing block rounded-sm bg-rule/60 ${className}`} />
}
