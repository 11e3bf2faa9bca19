/** Whether a browser does not support WebP, such as Safari before version 14: it lists image types without WebP. */
export const readsNoWebp = (accept = ''): boolean => accept.includes('image/') && !accept.includes('image/webp')
