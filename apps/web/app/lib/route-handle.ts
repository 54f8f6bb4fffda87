/** What a route module exports as `handle`. */
export type RouteHandle = {
  /** The text files that its page needs besides the shell's. */
  namespaces?: string[]
  /** Starts the scripts at once instead of after the first paint, since a work screen shows little without them. */
  startsAtOnce?: true
}
