/** By which a browser shows that a number has signed in on it before. Only the calls of signing in read it. */
export const deviceCookie = 'sankalp_device'
export const deviceCookiePath = '/api/'
