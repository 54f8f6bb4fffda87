import { useEffect } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import { listenToToasts, toastMs } from './toast.ts'

export default function Toaster({ label }: { label: string }) {
  useEffect(
    () =>
      listenToToasts((message) => {
        if (message.type === 'close') {
          toast.dismiss(message.id)
          return
        }
        const { id, type, text } = message
        toast[type](text, { id, duration: type === 'loading' ? Number.POSITIVE_INFINITY : toastMs })
      }),
    [],
  )
  return (
    <Sonner
      position="top-right"
      duration={toastMs}
      containerAriaLabel={label}
      offset={{ top: 104 }}
      mobileOffset={{ top: 104 }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-full items-start gap-3 rounded-lg border border-rule-strong bg-paper-raised p-4 font-text text-ink shadow-lift',
          title: 'font-semibold',
          icon: 'mt-0.5 shrink-0',
          success: 'text-peacock',
          error: 'text-sindoor',
          warning: 'text-marigold-ink',
        },
      }}
    />
  )
}
