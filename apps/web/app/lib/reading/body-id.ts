/** The id of the element around the body of a reading page. */
export const bodyId = 'reading'
