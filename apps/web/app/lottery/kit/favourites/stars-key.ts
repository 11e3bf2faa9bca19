/** Where a visitor's stars are kept: on the device. */
export const DEVICE_STARS = 'lotteryFavourites'
