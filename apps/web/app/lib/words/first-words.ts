/** The capabilities whose words every page needs: they come in one file. Those of others come with their pages. */
export const FIRST_WORDS = ['ui', 'shell', 'merchant', 'messaging', 'catalogue', 'wallet']
