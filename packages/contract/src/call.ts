export type Upload = { field: string; maxBytes: number; required: boolean }

/** What a client needs of an endpoint to call it. No schema library here, so that any page can import it. */
export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Parameters are written as `{name}`. */
  path: `/api/${string}`
  /** A multipart form: `body` holds its text fields, and this declares its file. */
  upload?: Upload
  /** The answer is downloaded as a file of this name instead of shown in place. */
  downloadAs?: string
  /**
   * Moves money or stock. The caller sends an `Idempotency-Key`, so that a repeated call has no second effect and gets
   * the first answer again.
   */
  idempotent?: true
}

/** Made by the client, for instance with `crypto.randomUUID()`, and sent again with each retry of the same call. */
export const idempotencyHeader = 'Idempotency-Key'

type Method = Call['method']
type Path = Call['path']
type Extras = Pick<Call, 'upload' | 'downloadAs' | 'idempotent'>

/**
 * Declares the method and path once; the endpoint of the same name is built from it. The annotation below lets the
 * bundler drop the calls that a page does not use.
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
    if (value === undefined) throw new Error(`path ${path} requires ${name}`)
    return encodeURIComponent(value)
  })
}
