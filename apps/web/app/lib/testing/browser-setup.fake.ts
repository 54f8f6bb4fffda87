import { afterEach, vi } from 'vitest'
import '../../ui/app.css'
import { unanswered } from './answer-api.fake.ts'

// Start each test like a first visit: empty storage and no fake replies.
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  const missing = unanswered.splice(0)
  if (missing.length > 0) throw new Error(`The test answers no ${missing.join(', no ')}`)
})
