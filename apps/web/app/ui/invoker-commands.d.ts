import 'react'

// Attributes of buttons that open and close dialogs without a script; React's types do not include them yet.
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close'
    commandfor?: string
  }
}
