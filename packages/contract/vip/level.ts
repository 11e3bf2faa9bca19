/** VIP0 to VIP10. Source: domain handbook 9.9. */
export const HIGHEST_LEVEL = 10

/** As it is shown everywhere, in every language. */
export const levelName = (level: number): string => `VIP${level}`

/** The level's badge. */
export const levelPicture = (level: number): string => `/pictures/vip/${level}.svg`
