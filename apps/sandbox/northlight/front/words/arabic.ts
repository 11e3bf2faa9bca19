import type { Words } from './words.ts'

type Forms = Record<'one' | 'two' | 'few' | 'many' | 'other', string>

const kind = new Intl.PluralRules('ar')
const digits = new Intl.NumberFormat('ar')

/** Arabic counts one and two in the word alone, and changes the word from eleven on. */
function counted(count: number, forms: Forms): string {
  const rule = kind.select(count)
  if (rule === 'one' || rule === 'two') return forms[rule]
  return `${digits.format(count)} ${rule === 'zero' ? forms.other : forms[rule]}`
}

const freeSpins = (count: number) =>
  counted(count, {
    one: 'لفة مجانية واحدة',
    two: 'لفتان مجانيتان',
    few: 'لفات مجانية',
    many: 'لفة مجانية',
    other: 'لفة مجانية',
  })
const rounds = (count: number) =>
  counted(count, { one: 'جولة واحدة', two: 'جولتان', few: 'جولات', many: 'جولة', other: 'جولة' })

export const arabic: Words = {
  spin: 'لف',
  spinning: 'البكرات تدور',
  stopAutoplay: 'إيقاف اللعب التلقائي',
  bet: 'الرهان',
  lowerBet: 'خفض الرهان',
  raiseBet: 'رفع الرهان',
  balance: 'الرصيد',
  win: 'الربح',
  session: 'هذه الجلسة',
  playMoney: 'نقود للتجربة',
  autoplay: 'لعب تلقائي',
  rules: 'جدول الأرباح والقواعد',
  soundOn: 'تشغيل الصوت',
  soundOff: 'إيقاف الصوت',
  close: 'إغلاق',
  leave: 'العودة إلى الردهة',
  carryOn: 'متابعة',
  linesPlayed: `${digits.format(20)} خطًا`,

  won: (amount) => `ربحت ${amount}`,
  wonNothing: 'لا ربح',
  bigWin: 'ربح كبير',
  greatWin: 'ربح عظيم',
  hugeWin: 'أضواء الشمال!',

  freeSpins,
  freeSpinsPayTwice: 'كل ربح يُدفع مضاعفًا',
  freeSpinOf: (played, all) => `اللفة المجانية ${digits.format(played)} من ${digits.format(all)}`,
  moreFreeSpins: (count) => `${freeSpins(count)} إضافية`,
  freeSpinsDone: 'أرباح اللفات المجانية',
  start: 'ابدأ',

  notEnough: 'الرصيد غير كافٍ',
  notEnoughFor: (balance, bet) => `لديك ${balance}، وهذا الرهان ${bet}.`,
  betInstead: (amount) => `راهن بمبلغ ${amount} بدلًا منه`,
  waiting: 'بانتظار الرد. أموالك في أمان: تُحتسب هذه الجولة مرة واحدة أو لا تُحتسب أبدًا.',
  undone: 'لم تتم تلك اللفة. عاد رهانك إلى رصيدك.',
  winOnItsWay: 'ربحك في طريقه إلى رصيدك.',
  resumed: 'هذه هي الجولة التي لم تشاهدها حتى نهايتها.',
  pausedByLobby: 'اللعب متوقف مؤقتًا.',
  refused: 'لم يُقبل هذا الرهان',
  refusedBecause: (code) => `لم يُؤخذ شيء من رصيدك. (${code})`,
  sessionOver: 'انتهت هذه الجلسة',
  sessionOverWhy: 'عُد إلى الردهة وافتح اللعبة من جديد. لم يضِع شيء مما ربحته.',
  cannotStart: 'تعذّر بدء اللعبة',
  cannotStartWhy: 'لا رد من الكازينو في الوقت الحالي.',
  tryAgain: 'حاول مرة أخرى',

  autoplayRounds: 'عدد الجولات',
  autoplayLossLimit: 'توقّف عندما أخسر',
  autoplayLossLimitWhy: 'اختر حدًا لتتمكن من البدء.',
  autoplaySingleWin: 'توقّف عند ربح واحد قدره',
  autoplaySingleWinNone: 'بلا حد',
  autoplayFreeSpins: 'توقّف عند بدء اللفات المجانية',
  autoplayStart: (count) => `ابدأ ${rounds(count)}`,
  autoplayStopped: {
    done: 'اللعب التلقائي: انتهت كل الجولات.',
    'loss-limit': 'توقف اللعب التلقائي: بلغت حد الخسارة.',
    'single-win': 'توقف اللعب التلقائي: ربحت المبلغ الذي اخترته.',
    'free-spins': 'توقف اللعب التلقائي: لفات مجانية.',
    balance: 'توقف اللعب التلقائي: الرصيد أقل من الرهان.',
    hidden: 'توقف اللعب التلقائي أثناء غيابك.',
    trouble: 'توقف اللعب التلقائي.',
  },

  paytable: 'جدول الأرباح',
  paytableNote: (bet) => `ما يدفعه الخط الواحد عند رهان ${bet}`,
  wildRule: 'يحل محل كل رمز ما عدا الفانوس. يظهر على البكرات الثانية والثالثة والرابعة.',
  scatterRule: 'يدفع أينما ظهر. ثلاثة أو أكثر تفتح اللفات المجانية.',
  freeSpinsRule: ({ awarded, limit, multiplier }) =>
    `ثلاثة فوانيس أو أكثر تمنح ${freeSpins(awarded)}، ويُدفع فيها كل ربح مضروبًا في ${digits.format(multiplier)}. وثلاثة فوانيس أو أكثر أثناءها تضيف ${freeSpins(awarded)} أخرى، حتى ${digits.format(limit)} في الجولة الواحدة.`,
  lines: 'الخطوط',
  linesRule:
    'تُلعب الخطوط العشرون كلها في كل جولة. يدفع الخط أطول تتابع لرمز واحد بدءًا من البكرة اليسرى. وتُجمع أرباح الخطوط المختلفة.',
  figures: 'الأرقام',
  returnToPlayer: 'العائد للاعب (RTP)',
  hitRate: 'جولات فيها ربح',
  freeSpinsEvery: 'لفات مجانية، في المتوسط مرة كل',
  rounds,
  volatility: 'التقلب',
  volatilityOf: (deviation) => `متوسط (انحراف معياري ${deviation}× الرهان)`,
  largestWin: 'أكبر ربح ممكن في جولة',
  timesBet: (times) => `${times}× الرهان`,
  fairness: 'يسحب الخادم نتيجة كل جولة قبل أن تتوقف البكرات، ولكل موضع الفرصة نفسها. لا يغيّر ضغطك ولا سرعته شيئًا.',
  interrupted: 'إذا انقطع الاتصال تُستكمل الجولة دونك ويُدفع ربحها، وتشاهدها عندما تعود.',
  symbol: { aurora: 'الشفق', lantern: 'الفانوس', reindeer: 'الرنة', fox: 'الثعلب', owl: 'البومة', hare: 'الأرنب' },
}
