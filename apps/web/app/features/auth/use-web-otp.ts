import { useEffect, useEffectEvent } from 'react'

type OtpCredential = Credential & { code?: string }

/** On Android the browser may read the code from the message itself, once the user agrees. */
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
        // Declined, timed out or left: the code can be typed.
      }
    }
    void wait()
    return () => leaving.abort()
  }, [isWaiting])
}
