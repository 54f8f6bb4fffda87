/** Carries the refresh ticket. Pages only look whether it is there; only renewal reads it. */
export const refreshCookie = 'sankalp_refresh'
