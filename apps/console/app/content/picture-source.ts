/** Returns the address from which the console loads a picture of the site: a path is below the origin of the site. */
export function pictureSource(site: string | null, address: string | null): string | null {
  if (address === null || address === '' || address.startsWith('https://')) return address || null
  return site === null ? null : site + address
}
