import { Skeleton } from '../../../ui/skeleton.tsx'

/** The form's own shape, for whoever comes here from another page of ours on a slow network. */
export function FormSkeleton() {
  return (
    <div className="grid gap-6" aria-hidden="true">
      {[0, 1, 2, 3, 4].map((row) => (
        <div key={row} className="grid gap-2">
          <Skeleton className="h-5 w-32" />
          <Skeleton className="h-12" />
        </div>
      ))}
    </div>
  )
}
