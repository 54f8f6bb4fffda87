import { Skeleton } from '../../../ui/skeleton.tsx'

const rows = ['a', 'b', 'c', 'd']

/** A skeleton of a statement. */
export function HistorySkeleton({ text }: { text: string }) {
  return (
    <div className="grid gap-3">
      <output className="sr-only">{text}</output>
      {rows.map((row) => (
        <div key={row} className="flex items-center justify-between gap-4 border-t border-rule py-3">
          <div className="grid grow gap-2">
            <Skeleton className="h-5 w-40" />
            <Skeleton className="h-4 w-24" />
          </div>
          <Skeleton className="h-6 w-20" />
        </div>
      ))}
    </div>
  )
}
