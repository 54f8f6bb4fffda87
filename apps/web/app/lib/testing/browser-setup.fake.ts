import { afterEach, vi } from 'vitest'
import '../../ui/app.css'

// Each test begins as a first visit does: nothing stored, nothing answered in the server's place.
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})
