/** The oldest supported browsers: iOS 12.4 and Android's Chrome 70. Source: product specification 9. */
export const OLDEST = ['ios12.4', 'chrome70']
