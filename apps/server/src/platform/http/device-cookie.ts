/** The cookie that shows that a number has signed in on this browser before. Only the sign-in endpoints read it. */
export const deviceCookie = 'sankalp_device'
export const deviceCookiePath = '/api/'
