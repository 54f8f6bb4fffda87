export const ayanamsas = ['lahiri', 'true-chitra', 'raman', 'kp', 'fagan-bradley'] as const
export type Ayanamsa = (typeof ayanamsas)[number]
