import { Skeleton } from '../../../ui/skeleton.tsx'

/** A placeholder of the room: bar, two bubbles, field. */
export function RoomSkeleton({ text }: { text: string }) {
  return (
    <div className="mx-auto flex h-[70vh] max-w-3xl flex-col gap-4 p-4">
      <output className="sr-only">{text}</output>
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-16 w-3/5 rounded-lg" />
      <Skeleton className="h-16 w-3/5 self-end rounded-lg" />
      <div className="grow" />
      <Skeleton className="h-12 w-full" />
    </div>
  )
}
