/**
 * Capabilities whose messages every page needs: they are loaded in one file. Messages of other capabilities are loaded
 * with their pages.
 */
export const SHARED_CATALOGUES = ['ui', 'shell', 'merchant', 'messaging', 'catalogue', 'wallet']
