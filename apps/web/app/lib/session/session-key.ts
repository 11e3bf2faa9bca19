/** Storage key of the session. Source: product specification 3. */
export const SESSION_KEY = 'MC_SESSION_INFO'
