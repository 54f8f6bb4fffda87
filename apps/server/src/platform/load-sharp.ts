import type sharp from 'sharp'

let loading: Promise<typeof sharp> | undefined

/** Loads the picture library with the first picture: it is native code that most processes never need. */
export function loadSharp(): Promise<typeof sharp> {
  loading ??= import('sharp').then(({ default: library }) => {
    // No picture is made twice, so no cache. One thread is enough beside the one that answers requests.
    library.cache(false)
    library.concurrency(1)
    return library
  })
  return loading
}
