export type Upload = { field: string; maxBytes: number; required: boolean }

/** What somebody needs of an endpoint to call it. There is no schema library behind it, so any page may import it. */
export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With `{name}` where a parameter stands. */
  path: `/api/${string}`
  /** A multipart form: `body` holds its text fields, this its file. */
  upload?: Upload
  /** Answered as a file of this name instead of shown in place. */
  downloadAs?: string
  /**
   * Moves money or stock: with an `Idempotency-Key` of the caller's making, a repeated call has no second effect and gets
   * the first answer again.
   */
  idempotent?: true
}

/** Made by the client, for instance with `crypto.randomUUID()`, and sent again with every repetition of the same call. */
export const idempotencyHeader = 'Idempotency-Key'

type Method = Call['method']
type Path = Call['path']
type Extras = Pick<Call, 'upload' | 'downloadAs' | 'idempotent'>

/**
 * Declares method and path, once: the endpoint of the same name is built from it. By the mark below, a page's bundle takes
 * along only the calls that it uses.
 */
/* @__NO_SIDE_EFFECTS__ */
export function call<const M extends Method, const P extends Path, const E extends Extras = Record<never, never>>(
  method: M,
  path: P,
  extras?: E,
) {
  return { method, path, ...extras } as { readonly method: M; readonly path: P } & E
}

/** Fills the `{name}` parts of a path. */
export function fillPath(path: string, params: Record<string, string | number> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`path ${path} needs ${name}`)
    return encodeURIComponent(value)
  })
}
