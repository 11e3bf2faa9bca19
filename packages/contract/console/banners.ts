import * as z from 'zod/mini'

import { NoDetails } from '../kit/endpoint.ts'
import { freeLine } from '../kit/text.ts'
import { Language } from '../merchant/language.ts'
import { Scope, staffEndpoint } from '../staff/staff-endpoint.ts'
import { calendarFields, contentCalendar, contentCalls, ListedContent } from './content-calls.ts'
import { Address, AudienceText, ContentKey, periodFields, Priority, TextIn } from './content-fields.ts'

/** Size of a banner in pixels. */
export const BANNER_SIZE = { width: 780, height: 360 } as const

/** Maximum size of an uploaded file. */
export const BANNER_FILE_BYTES = 6_000_000

const BannerText = z.object({
  ...TextIn.shape,
  /** Alternative text: what the picture says or shows, where the title does not. */
  alt: freeLine(200),
})

/** All that staff edits of a banner. */
export const BannerContent = z.object({
  /** Page with the banner. */
  group: z.enum(['m_home', 'm_reg']),
  texts: z.array(BannerText).check(z.maxLength(Language.options.length)),
  picture: z.nullable(Address),
  link: z.nullable(Address),
  audience: AudienceText,
  priority: Priority,
  ...periodFields,
})
export type BannerContent = z.infer<typeof BannerContent>

const Listed = z.object({
  ...ListedContent.shape,
  group: z.enum(['m_home', 'm_reg']),
  picture: z.nullable(z.string()),
  audience: z.string(),
  priority: z.number(),
})
export type ListedBanner = z.infer<typeof Listed>

const declared = { noun: 'banners', permission: 'messaging.banner' } as const

export const {
  list: listBanners,
  show: showBanner,
  save: saveBanner,
  discard: discardBanner,
  publish: publishBanner,
  stop: stopBanner,
} = contentCalls({ ...declared, path: 'banners', key: ContentKey, content: BannerContent, listed: Listed })

export const bannerCalendar = contentCalendar({
  ...declared,
  path: 'banner-calendar',
  entry: z.object({ ...Listed.shape, ...calendarFields }),
})

/** Number of parts into which the sides of a picture are divided, so that shares are whole numbers. */
export const CROP_PARTS = 10_000

const Share = z.int().check(z.minimum(0), z.maximum(CROP_PARTS))

export const uploadBannerPicture = staffEndpoint({
  summary: 'Stores a picture in the size of banners, and returns its address.',
  method: 'POST',
  path: '/console/m/:merchant/banner-pictures',
  permission: 'messaging.banner.update',
  approval: 'messaging.banner.update',
  input: z.object({
    merchant: Scope,
    /** File as base64: PNG, JPEG or WebP. */
    file: z.string().check(z.maxLength(Math.ceil(BANNER_FILE_BYTES / 3) * 4), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
    /** Part of the picture that is used, as parts of 10,000 of its width and height. It is scaled to the size of banners. */
    crop: z.object({ left: Share, top: Share, width: Share, height: Share }),
  }),
  output: z.object({
    /** Address below the site. */
    address: z.string(),
    /** Whether the part had fewer pixels than a banner, and was enlarged. */
    isEnlarged: z.boolean(),
  }),
  refusals: {
    'picture.not.picture': NoDetails,
    'picture.too.many.pixels': NoDetails,
    /** The part is empty or reaches beyond the picture. */
    'picture.bad.crop': NoDetails,
  },
})
