type Go = (path: string) => void | Promise<void>

const reload: Go = (path) => window.location.assign(path)
let go = reload

/** Lets the session move the page through the router, so that a message shown on the way is not lost. */
export function setNavigation(navigate: Go): () => void {
  go = navigate
  return () => {
    if (go === navigate) go = reload
  }
}

/** Settles when the new page is there. */
export async function goTo(path: string): Promise<void> {
  await go(path)
}
