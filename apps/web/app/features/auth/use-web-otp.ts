import { useEffect, useEffectEvent } from 'react'

type OtpCredential = Credential & { code?: string }

/** Reads the code from the message on Android, if the browser supports it and the user agrees. */
export function useWebOtp(onCode: (code: string) => void, isWaiting: boolean): void {
  const tell = useEffectEvent(onCode)
  useEffect(() => {
    if (!isWaiting || !('OTPCredential' in window)) return
    const leaving = new AbortController()
    const request: CredentialRequestOptions & { otp: { transport: string[] } } = {
      otp: { transport: ['sms'] },
      signal: leaving.signal,
    }
    const wait = async () => {
      try {
        const credential: OtpCredential | null = await navigator.credentials.get(request)
        if (credential?.code) tell(credential.code)
      } catch {
        // If the user declined, the wait timed out or the page was left, the code can still be typed.
      }
    }
    void wait()
    return () => leaving.abort()
  }, [isWaiting])
}
