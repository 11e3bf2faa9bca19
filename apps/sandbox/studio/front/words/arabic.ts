import type { StudioWords } from './words.ts'

type Forms = Record<'one' | 'two' | 'few' | 'many' | 'other', string>

const kind = new Intl.PluralRules('ar')

/** Figures as Arabic writes them. */
export const arabicDigits = new Intl.NumberFormat('ar')

/** Arabic counts one and two in the word alone, and changes the word from eleven on. */
export function countedInArabic(count: number, forms: Forms): string {
  const rule = kind.select(count)
  if (rule === 'one' || rule === 'two') return forms[rule]
  return `${arabicDigits.format(count)} ${rule === 'zero' ? forms.other : forms[rule]}`
}

const rounds = (count: number) =>
  countedInArabic(count, { one: 'جولة واحدة', two: 'جولتان', few: 'جولات', many: 'جولة', other: 'جولة' })

const volatilities = { low: 'منخفض', medium: 'متوسط', high: 'مرتفع' }

export const studioArabic: StudioWords = {
  bet: 'الرهان',
  lowerBet: 'خفض الرهان',
  raiseBet: 'رفع الرهان',
  balance: 'الرصيد',
  win: 'الربح',
  session: 'هذه الجلسة',
  playMoney: 'نقود للتجربة',
  rules: 'جدول الأرباح والقواعد',
  soundOn: 'تشغيل الصوت',
  soundOff: 'إيقاف الصوت',
  close: 'إغلاق',
  leave: 'العودة إلى الردهة',
  carryOn: 'متابعة',
  standsIn: (title) => `لعبة من البيئة التجريبية تنوب عن ${title}.`,

  won: (amount) => `ربحت ${amount}`,
  wonNothing: 'لا ربح',
  bigWin: 'ربح كبير',
  greatWin: 'ربح عظيم',
  hugeWin: 'ربح هائل',

  notEnough: 'الرصيد غير كافٍ',
  notEnoughFor: (balance, bet) => `لديك ${balance}، وهذا الرهان ${bet}.`,
  betInstead: (amount) => `راهن بمبلغ ${amount} بدلًا منه`,
  waiting: 'بانتظار الرد. أموالك في أمان: تُحتسب هذه الجولة مرة واحدة أو لا تُحتسب أبدًا.',
  undone: 'لم تتم تلك الجولة. عاد رهانك إلى رصيدك.',
  winOnItsWay: 'ربحك في طريقه إلى رصيدك.',
  resumed: 'هذه هي الجولة التي لم تشاهدها حتى نهايتها.',
  pausedByLobby: 'اللعب متوقف مؤقتًا.',
  refused: 'لم يُقبل هذا الرهان',
  refusedBecause: (code) => `لم يُؤخذ شيء من رصيدك. (${code})`,
  sessionOver: 'انتهت هذه الجلسة',
  sessionOverWhy: 'عُد إلى الردهة وافتح اللعبة من جديد. لم يضِع شيء مما ربحته.',
  playedElsewhere: 'هذه اللعبة مفتوحة في صفحة أخرى',
  playedElsewhereWhy: 'تُلعب في مكان واحد في كل مرة. الجولة الجارية محسوبة أينما تابعت.',
  playHere: 'العب هنا',
  cannotStart: 'تعذّر بدء اللعبة',
  cannotStartWhy: 'لا رد من الكازينو في الوقت الحالي.',
  tryAgain: 'حاول مرة أخرى',

  autoplay: 'لعب تلقائي',
  stopAutoplay: 'إيقاف اللعب التلقائي',
  autoplayRounds: 'عدد الجولات',
  autoplayLossLimit: 'توقّف عندما أخسر',
  autoplayLossLimitWhy: 'اختر حدًا لتتمكن من البدء.',
  autoplaySingleWin: 'توقّف عند ربح واحد قدره',
  autoplaySingleWinNone: 'بلا حد',
  autoplayFeature: 'توقّف عند بدء جولة خاصة',
  autoplayStart: (count) => `ابدأ ${rounds(count)}`,
  autoplayStopped: {
    done: 'اللعب التلقائي: انتهت كل الجولات.',
    'loss-limit': 'توقف اللعب التلقائي: بلغت حد الخسارة.',
    'single-win': 'توقف اللعب التلقائي: ربحت المبلغ الذي اخترته.',
    feature: 'توقف اللعب التلقائي: جولة خاصة.',
    balance: 'توقف اللعب التلقائي: الرصيد أقل من الرهان.',
    hidden: 'توقف اللعب التلقائي أثناء غيابك.',
    trouble: 'توقف اللعب التلقائي.',
  },

  figures: 'الأرقام',
  returnToPlayer: 'العائد للاعب (RTP)',
  hitRate: 'جولات فيها ربح',
  rounds,
  volatility: 'التقلب',
  volatilityOf: (degree, deviation) => `${volatilities[degree]} (انحراف معياري ${deviation}× الرهان)`,
  largestWin: 'أكبر ربح ممكن في جولة',
  timesBet: (times) => `${times}× الرهان`,
  interrupted: 'إذا انقطع الاتصال تُستكمل الجولة دونك ويُدفع ربحها، وتشاهدها عندما تعود.',
}
