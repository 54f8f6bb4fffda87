import { Skeleton } from '../../../ui/skeleton.tsx'

const fields = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** A skeleton of the form, which prevents a layout shift. */
export function ProfileSkeleton({ text }: { text: string }) {
  return (
    <div className="grid gap-10 lg:grid-cols-[16rem_1fr]">
      <output className="sr-only">{text}</output>
      <div className="grid content-start gap-4">
        <Skeleton className="size-32 rounded-full" />
        <Skeleton className="h-12 w-48" />
      </div>
      <div className="grid content-start gap-x-6 gap-y-5 sm:grid-cols-2">
        {fields.map((key) => (
          <div key={key} className="grid gap-2">
            <Skeleton className="h-5 w-28" />
            <Skeleton className="h-12 w-full" />
          </div>
        ))}
      </div>
    </div>
  )
}
