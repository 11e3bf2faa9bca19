/** What is remembered on the device. Source: product specification 3, "Storage keys". */
export const HIDE_BAR_KEY = 'hideDownloadBar'
export const WEB_CLIP_KEY = 'WEBCLIP'
export const SESSION_KEY = 'MC_SESSION_INFO'
/** This browser once said that it can install the site; it says so only after the page stands. */
export const CAN_INSTALL_KEY = 'canInstall'
export const YES = '1'
/** Those of them that are there or not, and say nothing else. */
export const FLAGS = [HIDE_BAR_KEY, WEB_CLIP_KEY, CAN_INSTALL_KEY]
