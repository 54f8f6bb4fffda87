import { Skeleton } from '../../../ui/skeleton.tsx'

/** Placeholders in the shape of the cards that are loading. */
export function ListSkeleton({ text }: { text: string }) {
  return (
    <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      <output className="sr-only">{text}</output>
      {[1, 2, 3, 4].map((at) => (
        <div key={at} className="grid gap-4 rounded-lg border border-rule bg-paper-raised p-4">
          <div className="flex gap-4">
            <Skeleton className="size-18 rounded-full" />
            <div className="grid grow content-start gap-2">
              <Skeleton className="h-7 w-4/5" />
              <Skeleton className="h-4 w-3/5" />
              <Skeleton className="h-4 w-2/5" />
            </div>
          </div>
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-20 w-full rounded-md" />
        </div>
      ))}
    </div>
  )
}
