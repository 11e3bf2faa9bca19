/** What the gateway tells of a number is its end, with marks before it or without. */
export const lastDigits = (cardNumber: string) => cardNumber.replace(/\D/g, '')
