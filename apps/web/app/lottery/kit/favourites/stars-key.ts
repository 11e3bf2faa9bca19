/** Storage key of a visitor's stars on the device. */
export const DEVICE_STARS = 'lotteryFavourites'
