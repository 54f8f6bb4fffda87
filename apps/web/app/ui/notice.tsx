import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export type NoticeKind = 'info' | 'success' | 'warning' | 'error'

const looks = {
  info: { Icon: Info, ground: 'border-ink-soft bg-info-tint', sign: 'text-ink' },
  success: { Icon: CircleCheck, ground: 'border-peacock bg-peacock-tint', sign: 'text-peacock' },
  warning: { Icon: TriangleAlert, ground: 'border-marigold bg-marigold-tint', sign: 'text-marigold-ink' },
  error: { Icon: CircleAlert, ground: 'border-sindoor bg-sindoor-tint', sign: 'text-sindoor' },
} as const

type NoticeProps = {
  kind?: NoticeKind
  title?: ReactNode
  children?: ReactNode
  actions?: ReactNode
  className?: string
}

/** Shows information in the page without interrupting; see FormMessage for the result of an action. */
export function Notice({ kind = 'info', title, children, actions, className }: NoticeProps) {
  const { Icon, ground, sign } = looks[kind]
  return (
    <div className={classes('flex gap-3 rounded-md border-l-4 p-4 text-ink', ground, className)}>
      <Icon aria-hidden="true" size={22} className={classes('mt-0.5 shrink-0', sign)} />
      <div className="grid min-w-0 gap-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div className="mt-2 flex flex-wrap gap-3">{actions}</div>}
      </div>
    </div>
  )
}

type FormMessageProps = { kind?: NoticeKind; text: ReactNode }

/**
 * Shows the result of a form. Its element is rendered before the text, or a screen reader would not announce it; errors
 * interrupt, other messages wait.
 */
export function FormMessage({ kind = 'error', text }: FormMessageProps) {
  return (
    <div role={kind === 'error' ? 'alert' : 'status'} className="empty:hidden">
      {text && <Notice kind={kind}>{text}</Notice>}
    </div>
  )
}
