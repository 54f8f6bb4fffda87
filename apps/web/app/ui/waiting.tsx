import { useNavigation } from 'react-router'
import { WheelSpinner } from './spinner.tsx'

/** Shows over a page while the next one is loading, if that takes a while. */
export function Waiting({ text }: { text: string }) {
  const isWaiting = useNavigation().state === 'loading'
  return (
    <p role="status" className="pointer-events-none fixed inset-x-0 bottom-6 z-20 flex justify-center empty:hidden">
      {isWaiting && (
        <span className="late flex items-center gap-3 rounded-full border border-rule bg-paper-raised px-5 py-2 shadow-lift">
          <WheelSpinner size={24} />
          {text}
        </span>
      )}
    </p>
  )
}
