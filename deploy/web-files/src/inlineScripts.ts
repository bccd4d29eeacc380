import { BOOT_WATCHDOG } from './bootWatchdog'
import { integrityOf } from './integrity'
import { PRELOAD_SCRIPT } from './preloadScript'
import { START_SCRIPT } from './startScript'

/**
 * Gives the page of the previous release the address that it was opened for, which follows `#`, before the host reads it; only
 * paths of the site, which alone a browser would take.
 */
export const OPENED_FOR = `(function(){
var path=location.hash.slice(1);
history.replaceState(history.state,"",/^\\/(?![\\/\\\\])/.test(path)?path:"/")
})()`

/** Hashes of all scripts that pages hold, as a policy's script-src names them. */
export const INLINE_SCRIPT_HASHES = [START_SCRIPT, PRELOAD_SCRIPT, BOOT_WATCHDOG, OPENED_FOR].map((script) =>
  integrityOf(script),
)
