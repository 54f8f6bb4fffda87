/** Rules of an application to become an acharya. No schema library here, so that a page can import it. */

export const applicationStates = ['received', 'inReview', 'accepted', 'declined', 'withdrawn'] as const
export type ApplicationState = (typeof applicationStates)[number]

/**
 * Returns whether the application is undecided. Until it is decided, documents can be added and a second application is
 * refused.
 */
export function isOpenApplication(state: ApplicationState): boolean {
  return state === 'received' || state === 'inReview'
}

export const applicationDecisions = ['review', 'accept', 'decline'] as const
export type ApplicationDecision = (typeof applicationDecisions)[number]

export const applicationText = { name: 80, aboutMin: 40, about: 1500, reason: 500 } as const
export const applicationDocuments = { most: 5 } as const
/** The earliest year in which an applicant can have begun to practise. */
export const firstPractisingYear = 1950

/** The price of a minute with a new acharya, in rupees, until they set their own. */
export const firstRates = { chat: 15, audio: 18, video: 22 } as const
