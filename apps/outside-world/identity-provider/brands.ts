/** Identity providers that this server simulates. */
export const BRANDS = { google: 'Google', facebook: 'Facebook' } as const
export type Brand = keyof typeof BRANDS

export const isBrand = (name: string): name is Brand => Object.hasOwn(BRANDS, name)
