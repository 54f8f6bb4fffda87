import type sharp from 'sharp'

let loading: Promise<typeof sharp> | undefined

/** The picture library, loaded with the first picture: native code that most processes never need. */
export function loadSharp(): Promise<typeof sharp> {
  loading ??= import('sharp').then(({ default: library }) => {
    // No picture is made twice, and one thread is enough beside the one that answers requests.
    library.cache(false)
    library.concurrency(1)
    return library
  })
  return loading
}
