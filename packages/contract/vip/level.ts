/** Highest level: the levels are VIP0 to VIP10. Source: domain handbook 9.9. */
export const MAX_LEVEL = 10

/** Returns the level's name, the same in every language. */
export const levelName = (level: number): string => `VIP${level}`

/** Returns the address of the level's badge. */
export const levelPicture = (level: number): string => `/pictures/vip/${level}.svg`
