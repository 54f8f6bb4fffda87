import 'react'

// Buttons that open and close dialogs by themselves, before any script has run; React's types do not know them yet.
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close'
    commandfor?: string
  }
}
