import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react'
import { classes } from './classes.ts'
import { WheelSpinner } from './spinner.tsx'

export type ButtonKind = 'primary' | 'quiet' | 'danger'

const looks: Record<ButtonKind, string> = {
  primary: 'border-sindoor bg-sindoor text-on-sindoor hover:border-sindoor-strong hover:bg-sindoor-strong',
  quiet: 'border-rule-strong bg-paper-raised text-ink hover:border-ink hover:bg-paper-sunk',
  danger: 'border-sindoor bg-paper-raised text-sindoor hover:bg-sindoor-tint',
}

/**
 * Returns the classes of a button. Its size follows the text: a Hindi label may be taller or longer than the English
 * one.
 */
export function buttonClasses(kind: ButtonKind, className?: string): string {
  return classes(
    'inline-flex min-h-12 items-center justify-center gap-2 rounded-md border px-5 py-2 text-center font-semibold',
    'leading-snug no-underline transition-colors duration-150',
    'disabled:cursor-not-allowed disabled:border-rule disabled:bg-paper-sunk disabled:text-ink-soft',
    looks[kind],
    className,
  )
}

/**
 * Returns the classes of one of several choices. The chosen one, by `aria-current`, `aria-pressed` or a checked field
 * in it, is marigold.
 */
export function chipClasses(className?: string): string {
  return buttonClasses('quiet', classes('chip max-sm:px-4', className))
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  kind?: ButtonKind
  /** The text for what the button is waiting for ("Sending..."). While it is set, the button is inactive. */
  busy?: string | null | false
  icon?: ReactNode
}

export function Button({ kind = 'primary', busy, icon, className, children, type, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      disabled={rest.disabled || Boolean(busy)}
      aria-busy={busy ? true : undefined}
      className={buttonClasses(kind, className)}
    >
      {busy ? <WheelSpinner size={20} /> : icon}
      <span>{busy || children}</span>
    </button>
  )
}

type LinkButtonProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; kind?: ButtonKind; icon?: ReactNode }

/** Renders a link that looks like a button. */
export function LinkButton({ kind = 'primary', icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={buttonClasses(kind, className)}>
      {icon}
      <span>{children}</span>
    </a>
  )
}
