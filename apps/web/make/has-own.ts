/** `Object.hasOwn` for browsers that lack it (before Chrome 93 and Safari 15.4); the build puts it in the place of the original. */
export const hasOwn = (object: object, name: PropertyKey): boolean => Object.prototype.hasOwnProperty.call(object, name)
