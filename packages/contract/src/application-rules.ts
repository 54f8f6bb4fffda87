/** Rules of an application to become an acharya. Without a schema library, so that a page may import it. */

export const applicationStates = ['received', 'inReview', 'accepted', 'declined', 'withdrawn'] as const
export type ApplicationState = (typeof applicationStates)[number]

/** While nothing is decided, there is no second one and documents can be added. */
export function isOpenApplication(state: ApplicationState): boolean {
  return state === 'received' || state === 'inReview'
}

export const applicationDecisions = ['review', 'accept', 'decline'] as const
export type ApplicationDecision = (typeof applicationDecisions)[number]

export const applicationText = { name: 80, aboutMin: 40, about: 1500, reason: 500 } as const
export const applicationDocuments = { most: 5 } as const
/** The first year that somebody who works today can have begun in. */
export const firstPractisingYear = 1950

/** What a minute with a new acharya costs until they set it themselves, in rupees. */
export const firstRates = { chat: 15, audio: 18, video: 22 } as const
