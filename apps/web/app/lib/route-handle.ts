/** What a route module exports as `handle`. */
export type RouteHandle = {
  /** The files of words its page needs beside the shell's. */
  namespaces?: string[]
  /** A screen one works in shows little before its scripts: they start at once instead of after the first paint. */
  startsAtOnce?: true
}
