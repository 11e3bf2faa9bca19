/** Calls about announcements that are tested in console/content. */
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

const banner = '/console/m/:merchant/banners/:key'
const help = '/console/m/:merchant/help/:key'
const agreement = '/console/m/:merchant/agreements/:key'
const letter = '/console/m/:merchant/letters/:key'
const letterContent = { texts: [], audience: 'all', isTransactional: false, pushes: false, from: null, until: null }
const bannerContent = {
  group: 'm_home',
  texts: [],
  picture: null,
  link: null,
  audience: 'all',
  priority: 0,
  from: null,
  until: null,
}
/** A PNG of one pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Valid input of the calls about announcements and banners; null for calls with tests of their own. */
export const announcementInputs: Record<string, (() => unknown) | null> = {
  [`PUT ${announcement}/draft`]: () => ({ key: 'walk-of-all-calls', content, version: null }),
  [`DELETE ${announcement}/draft`]: null,
  [`POST ${announcement}/publication`]: null,
  [`POST ${announcement}/stop`]: null,
  [`PUT ${banner}/draft`]: () => ({ key: 'walk-of-all-calls', content: bannerContent, version: null }),
  [`DELETE ${banner}/draft`]: null,
  [`POST ${banner}/publication`]: null,
  [`POST ${banner}/stop`]: null,
  [`PUT ${help}/draft`]: () => ({
    key: 'walk-of-all-calls',
    content: { texts: [], position: 0, from: null, until: null },
    version: null,
  }),
  [`DELETE ${help}/draft`]: null,
  [`POST ${help}/publication`]: null,
  [`POST ${help}/stop`]: null,
  [`PUT ${agreement}/draft`]: () => ({
    key: 'walk-of-all-calls',
    content: { texts: [], from: null, until: null },
    version: null,
  }),
  [`DELETE ${agreement}/draft`]: null,
  [`POST ${agreement}/publication`]: null,
  [`POST ${agreement}/stop`]: null,
  [`PUT ${letter}/draft`]: () => ({ key: 'walk-of-all-calls', content: letterContent, version: null }),
  [`DELETE ${letter}/draft`]: null,
  [`POST ${letter}/publication`]: null,
  [`POST ${letter}/stop`]: null,
  'POST /console/m/:merchant/banner-pictures': () => ({
    file: PIXEL,
    crop: { left: 0, top: 0, width: 10_000, height: 10_000 },
  }),
}
