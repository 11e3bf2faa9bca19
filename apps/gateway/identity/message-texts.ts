import type { Language } from '@ante/contract/merchant/language.ts'

interface Code {
  code: string
  site: string
  minutes: number
}

interface Link {
  account: string
  site: string
  minutes: number
  address: string
}

/** What is written to phones and mailboxes. Each is a whole message: no language is put together from pieces. */
export interface MessageTexts {
  login(code: Code): string
  register(code: Code): string
  reset(code: Code): string
  numberTaken(site: string): string
  numberUnknown(site: string): string
  passwordLinkSubject(site: string): string
  passwordLink(link: Link): string
}

const english: MessageTexts = {
  login: ({ code, site, minutes }) =>
    `${code} is your code to sign in to ${site}. It is good for ${minutes} minutes. Never tell it to anybody.`,
  register: ({ code, site, minutes }) =>
    `${code} is your code to register at ${site}. It is good for ${minutes} minutes. Never tell it to anybody.`,
  reset: ({ code, site, minutes }) =>
    `${code} is your code for a new password at ${site}. It is good for ${minutes} minutes. Was it not you? Then do nothing.`,
  numberTaken: (site) => `This number has an account at ${site} already. Sign in with it, or set a new password there.`,
  numberUnknown: (site) => `Nobody has an account with this number at ${site}. You can register with it there.`,
  passwordLinkSubject: (site) => `A new password for ${site}`,
  passwordLink: ({ account, site, minutes, address }) => `Hello ${account},

with this link you set a new password for ${site}. It works once, within ${minutes} minutes:

${address}

You did not ask for it? Then do nothing: your password stays as it is.
`,
}

const filipino: MessageTexts = {
  login: ({ code, site, minutes }) =>
    `${code} ang code mo para mag-sign in sa ${site}. Gagana ito nang ${minutes} minuto. Huwag itong sabihin kaninuman.`,
  register: ({ code, site, minutes }) =>
    `${code} ang code mo para magrehistro sa ${site}. Gagana ito nang ${minutes} minuto. Huwag itong sabihin kaninuman.`,
  reset: ({ code, site, minutes }) =>
    `${code} ang code mo para sa bagong password sa ${site}. Gagana ito nang ${minutes} minuto. Hindi ikaw? Wala kang gagawin.`,
  numberTaken: (site) =>
    `May account na sa ${site} ang numerong ito. Mag-sign in gamit ito, o magtakda roon ng bagong password.`,
  numberUnknown: (site) => `Walang account sa ${site} na may ganitong numero. Puwede kang magrehistro roon gamit ito.`,
  passwordLinkSubject: (site) => `Bagong password para sa ${site}`,
  passwordLink: ({ account, site, minutes, address }) => `Kumusta ${account},

sa link na ito, makapagtatakda ka ng bagong password para sa ${site}. Isang beses lang ito gagana, sa loob ng ${minutes} minuto:

${address}

Hindi mo ito hiningi? Wala kang gagawin: mananatili ang password mo.
`,
}

const arabic: MessageTexts = {
  login: ({ code, site, minutes }) =>
    `${code} هو رمزك لتسجيل الدخول إلى ${site}. صلاحيته ${minutes} دقائق. لا تخبر به أحدًا.`,
  register: ({ code, site, minutes }) => `${code} هو رمزك للتسجيل في ${site}. صلاحيته ${minutes} دقائق. لا تخبر به أحدًا.`,
  reset: ({ code, site, minutes }) =>
    `${code} هو رمزك لكلمة مرور جديدة في ${site}. صلاحيته ${minutes} دقائق. لم تطلبه؟ لا تفعل شيئًا.`,
  numberTaken: (site) => `لهذا الرقم حساب في ${site} بالفعل. سجّل الدخول به، أو عيّن كلمة مرور جديدة هناك.`,
  numberUnknown: (site) => `لا يوجد حساب بهذا الرقم في ${site}. يمكنك التسجيل به هناك.`,
  passwordLinkSubject: (site) => `كلمة مرور جديدة في ${site}`,
  passwordLink: ({ account, site, minutes, address }) => `مرحبًا ${account}،

بهذا الرابط تعيّن كلمة مرور جديدة في ${site}. يعمل مرة واحدة خلال ${minutes} دقيقة:

${address}

لم تطلبه؟ لا تفعل شيئًا: تبقى كلمة مرورك كما هي.
`,
}

const written: Partial<Record<Language, MessageTexts>> = { EN: english, TY: filipino, AR: arabic }

/** In the reader's language where it is written, else in English. */
export const messageTexts = (language: Language): MessageTexts => written[language] ?? english
