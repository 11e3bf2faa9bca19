import { auroraService, lotusService } from './customer-service.ts'
import { everyLanguage } from './languages.ts'
import type { DemoMerchant, FieldRule } from './types.ts'

const field = (regExp: string, use: 'required' | 'optional' | 'off'): FieldRule => ({
  enabled: use !== 'off',
  required: use === 'required',
  regExp,
})

const EMAIL = '^[^\\s@]{1,64}@[^\\s@]+\\.[^\\s@]+$'

/** The expressions of the domain handbook 10.2. */
const registration = (captcha: boolean): Record<string, FieldRule> => ({
  username: field('^[A-Za-z][A-Za-z0-9]{5,13}$', 'required'),
  password: field('^[A-Za-z0-9]{6,12}$', 'required'),
  captcha: field('^\\d{4,6}$', captcha ? 'required' : 'off'),
  paymentPassword: field('^\\d{6}$', 'off'),
  nickname: field('^.{1,20}$', 'off'),
  payeeName: field("^[\\p{L} .'-]{2,50}$", 'off'),
  email: field(EMAIL, 'off'),
  mobileNum: field('^\\d{7,15}$', 'off'),
  qqNum: field('^\\d{5,12}$', 'off'),
  idNumber: field('^[A-Za-z0-9-]{5,20}$', 'off'),
  facebook: field('^.{3,30}$', 'off'),
  wechat: field('^.{3,30}$', 'off'),
  line: field('^.{3,30}$', 'off'),
  whatsapp: field('^.{3,30}$', 'off'),
  zalo: field('^.{3,30}$', 'off'),
  recommenderId: field('^[A-Za-z0-9]{3,20}$', 'off'),
})

/** The module flags of the domain handbook 10.1. */
const FLAGS = [
  'DIRECTREG3',
  'MOBILEVERCODELOGIN3',
  'PWRESETSMS3',
  'FACEBOOKLOGIN3',
  'GOOGLELOGIN3',
  'REWCEN3',
  'DEPRECM3',
  'WITHREC3',
  'FUNDTRANS3',
  'TRANSREC3',
  'TRANSBETREPMEM3',
  'PERSREP',
  'AGETRANSFERUP3',
  'MANPLAYREB3',
  'PLYRBT',
  'MAILCEN',
  'INBOX3',
  'FEEDBACK3',
  'LIVECHAT3',
  'AGEPAG',
  'DOWNMAN',
  'AGETEAMPNL3',
  'TEAMBETTING3',
  'AGEREBINC3',
  'AFFMAN3',
  'DAILYSALCONT3',
  'HOURSAL3',
  'RTSALARY3',
  'SIGNCONDIV3',
  'SECPRIV',
  'GAMSER',
  'AGENTRANSMULTDOWN3',
  'REFERRAL',
  'MISSION',
  'MEMCLUB3',
  'PROFPIC3',
]

const flags = (off: string[]): Record<string, boolean> =>
  Object.fromEntries(FLAGS.map((name) => [name, !off.includes(name)]))

export const merchants: DemoMerchant[] = [
  {
    code: 'aurora',
    hosts: ['localhost', '127.0.0.1', 'aurora.localhost'],
    name: 'Aurora',
    currency: 'PHP',
    zone: 'Asia/Manila',
    mainDomain: 'localhost',
    languages: everyLanguage,
    defaultLanguage: 'EN',
    flags: { ...flags([]), JACKPOTSHOW3: false },
    menu: ['HOME', 'PROMOTION', 'DEPOSIT', 'INVITE', 'MEMBER', ...FLAGS],
    categories: ['RNG', 'LIVE', 'SPORTS', 'FISH', 'PVP', 'INHOUSE', 'ELOTT', 'LOTT'],
    withoutVendors: [],
    jackpot: '1284350.25',
    licence: {
      line: {
        EN: 'Aurora is a demonstration. No real money is taken or paid.',
        TY: 'Demo lamang ang Aurora. Walang totoong perang kinukuha o ibinabayad.',
        AR: 'أورورا موقع تجريبي. لا يُؤخذ فيه مال حقيقي ولا يُدفع.',
      },
      minimumAge: 21,
      picture: '/pictures/brands/licence.svg',
    },
    registration: {
      ...registration(false),
      mobileSignUp: field('', 'optional'),
      mobilePassword: field('', 'optional'),
      email: field(EMAIL, 'optional'),
    },
    paths: {},
    resources: [],
    mobileTemplate: {
      app_background: '#1b1030',
      app_desc: 'Aurora on your home screen: one tap, and you are in.',
      app_desc_font_color: '#f6f2ff',
      mem_cen: '1',
      dep_func: '1',
    },
    customerService: auroraService,
    trial: { code: 'aurora-trial', name: 'Aurora play money' },
  },
  {
    code: 'lotus',
    hosts: ['lotus.localhost'],
    name: 'Lotus',
    currency: 'THB',
    zone: 'Asia/Bangkok',
    mainDomain: 'lotus.localhost',
    languages: ['EN', 'TH', 'CN', 'MY', 'LO', 'KM', 'RU', 'AR'],
    defaultLanguage: 'EN',
    flags: {
      ...flags(['MOBILEVERCODELOGIN3', 'PWRESETSMS3', 'FACEBOOKLOGIN3', 'FEEDBACK3', 'PERSREP', 'REFERRAL']),
      JACKPOTSHOW3: true,
    },
    menu: ['HOME', 'PROMOTION', 'DEPOSIT', 'INVITE', 'MEMBER', 'REWCEN3', 'TRANSREC3', 'MAILCEN', 'AGEPAG', 'DOWNMAN'],
    categories: ['LIVE', 'RNG', 'PVP', 'SPORTS', 'FISH', 'LOTT', 'ELOTT', 'INHOUSE'],
    withoutVendors: ['GLD', 'PXE', 'HZN'],
    jackpot: null,
    licence: {
      line: {
        EN: 'Lotus is a demonstration. No real money is taken or paid.',
        TY: 'Demo lamang ang Lotus. Walang totoong perang kinukuha o ibinabayad.',
        AR: 'لوتس موقع تجريبي. لا يُؤخذ فيه مال حقيقي ولا يُدفع.',
      },
      minimumAge: 20,
      picture: '/pictures/brands/licence.svg',
    },
    registration: {
      ...registration(true),
      email: field(EMAIL, 'optional'),
      nickname: field('^.{1,20}$', 'optional'),
      payeeName: field("^[\\p{L} .'-]{2,50}$", 'optional'),
      mobileNum: field('^\\d{7,15}$', 'optional'),
      mobileVerification: field('', 'optional'),
      line: field('^.{3,30}$', 'optional'),
      whatsapp: field('^.{3,30}$', 'optional'),
      recommenderId: field('^[A-Za-z0-9]{3,20}$', 'optional'),
    },
    paths: {},
    resources: [],
    mobileTemplate: {
      app_background: '#fff7ee',
      app_desc: 'Lotus on your home screen: one tap, and you are in.',
      app_desc_font_color: '#3a2a1a',
      mem_cen: '0',
      dep_func: '0',
    },
    customerService: lotusService,
    trial: { code: 'lotus-trial', name: 'Lotus play money' },
  },
]
