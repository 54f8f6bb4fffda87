type Go = (path: string) => void | Promise<void>

const reload: Go = (path) => window.location.assign(path)
let go = reload

/** Lets the session navigate with the router, so that a message shown meanwhile is not lost. */
export function setNavigation(navigate: Go): () => void {
  go = navigate
  return () => {
    if (go === navigate) go = reload
  }
}

/** Navigates to a path; resolves when the new page is shown. */
export async function goTo(path: string): Promise<void> {
  await go(path)
}
