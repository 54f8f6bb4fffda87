/** What a route module exports as `handle`: the files of words its page needs beside the shell's. */
export type RouteHandle = { namespaces: string[] }
