import { Skeleton } from '../../../ui/skeleton.tsx'

const cells = Array.from({ length: 28 }, (_, at) => at)

/** A placeholder with the shape of a month, so that the layout does not jump when it loads. */
export function PickerSkeleton({ text }: { text: string }) {
  return (
    <div>
      <output className="sr-only">{text}</output>
      <div className="grid grid-cols-7 gap-1 pt-7">
        {cells.map((at) => (
          <Skeleton key={at} className="h-14 w-full" />
        ))}
      </div>
    </div>
  )
}
