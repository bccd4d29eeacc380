import { integrityOf } from '../releases/integrity'

/** Id of the element that lists what to fetch for visitors and for those with a stored session. */
export const PRELOAD_LIST_ID = 'crossbook-preload'

/** Local storage key under which the session client keeps a session. */
const SESSION_KEY = 'crossbook.session'

/**
 * Asks early for the files that this visitor's page will need, marks the page for the styles of its first paint (a session is
 * stored; the site has not started yet), and keeps what the visitor does until the site can answer. Its text is the same on
 * every page and in every release, so the site's policy can name its hash and still forbid inline scripts. Blocked storage
 * means: no session.
 */
export const PRELOAD_SCRIPT = `(function(){
var list=JSON.parse(document.getElementById("${PRELOAD_LIST_ID}").textContent),who="visitor";
var html=document.documentElement,early=window.crossbookEarly={pressed:null,fields:new Map()};
try{if(localStorage.getItem("${SESSION_KEY}"))who="session"}catch(blocked){}
if(who==="session")html.setAttribute("data-session","");
html.setAttribute("data-starting","");
addEventListener("click",function(event){
if(!html.hasAttribute("data-starting"))return;
var elsewhere=event.metaKey||event.ctrlKey||event.shiftKey||event.altKey;
var link=elsewhere?null:event.target.closest("a[data-hands-over]");if(link)event.preventDefault();
early.pressed=link||event.target.closest("button")||early.pressed},true);
addEventListener("input",function(event){
var field=event.target,type=field.type;
if(html.hasAttribute("data-starting"))early.fields.set(field,type==="checkbox"||type==="radio"?field.checked:field.value)},true);
addEventListener("submit",function(event){
if(html.hasAttribute("data-starting")){event.preventDefault();early.pressed=event.submitter||early.pressed}},true);
list[who].forEach(function(file){
var link=document.createElement("link");
var set=function(name,value){link.setAttribute(name,value)};
set("rel","preload");set("as",file[1]);if(file[2]){set("crossorigin","");set("integrity",file[2])}set("href",file[0]);
document.head.appendChild(link)})
})()`

/** The script's hash, as the policy's script-src names it. */
export const PRELOAD_SCRIPT_HASH = integrityOf(PRELOAD_SCRIPT)
