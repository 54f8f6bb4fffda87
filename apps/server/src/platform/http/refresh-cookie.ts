/** The cookie with the refresh ticket. Pages only check that it exists; only the renewal reads it. */
export const refreshCookie = 'sankalp_refresh'
