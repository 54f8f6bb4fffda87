/** In a file of its own: the page of a product need not load what the list's addresses are made of. */
export const productAddress = (id: string) => `/IndividualShop?id=${id}`
