/** In a separate file, so that the product page does not load the code for list addresses. */
export const productAddress = (id: string) => `/IndividualShop?id=${id}`
