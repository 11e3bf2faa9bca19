/** The gateway returns only the last digits of a number, with or without mask characters before them. */
export const lastDigits = (cardNumber: string) => cardNumber.replace(/\D/g, '')
