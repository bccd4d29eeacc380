import { integrityOf } from '../releases/integrity'

/** Id of the element that lists what to fetch for visitors and for those with a stored session. */
export const PRELOAD_LIST_ID = 'crossbook-preload'

/** Local storage key under which the session client keeps a session. */
const SESSION_KEY = 'crossbook.session'

/**
 * Asks early for the files that this visitor's page will need. Its text is the same on every page and in every release, so
 * the site's policy can name its hash and still forbid inline scripts. Blocked storage means: no session.
 */
export const PRELOAD_SCRIPT = `(function(){
var list=JSON.parse(document.getElementById("${PRELOAD_LIST_ID}").textContent),who="visitor";
try{if(localStorage.getItem("${SESSION_KEY}"))who="session"}catch(blocked){}
list[who].forEach(function(file){
var link=document.createElement("link");
var set=function(name,value){link.setAttribute(name,value)};
set("rel","preload");set("as",file[1]);if(file[2]){set("crossorigin","");set("integrity",file[2])}set("href",file[0]);
document.head.appendChild(link)})
})()`

/** The script's hash, as the policy's script-src names it. */
export const PRELOAD_SCRIPT_HASH = integrityOf(PRELOAD_SCRIPT)
