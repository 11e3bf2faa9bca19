/** Flags stored on the device. Source: product specification 3, "Storage keys". */
export const HIDE_BAR_KEY = 'hideDownloadBar'
export const WEB_CLIP_KEY = 'WEBCLIP'
export const SESSION_KEY = 'MC_SESSION_INFO'
/** Flag: at an earlier visit this browser reported, as it does only after loading, that it can install the site. */
export const CAN_INSTALL_KEY = 'canInstall'
export const YES = '1'
/** Flags without a value. */
export const FLAGS = [HIDE_BAR_KEY, WEB_CLIP_KEY, CAN_INSTALL_KEY]
