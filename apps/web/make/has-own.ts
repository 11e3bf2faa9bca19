/**
 * Replacement of `Object.hasOwn` for browsers that lack it (before Chrome 93 and Safari 15.4); the build substitutes
 * it.
 */
export const hasOwn = (object: object, name: PropertyKey): boolean => Object.prototype.hasOwnProperty.call(object, name)
