/** Calls about announcements that are tested in console/announcements. */
const announcement = '/console/m/:merchant/announcements/:key'

const content = {
  type: 'PL',
  group: 'm_home',
  texts: [],
  picture: null,
  link: null,
  execution: null,
  frequency: null,
  everywhere: false,
  quiet: true,
  promotionType: null,
  audience: 'all',
  priority: 0,
  from: null,
  until: null,
}

/** Valid input of the calls about announcements; null for calls with tests of their own. */
export const announcementInputs: Record<string, (() => unknown) | null> = {
  [`PUT ${announcement}/draft`]: () => ({ key: 'walk-of-all-calls', content, version: null }),
  [`DELETE ${announcement}/draft`]: null,
  [`POST ${announcement}/publication`]: null,
  [`POST ${announcement}/stop`]: null,
}
