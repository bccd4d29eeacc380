import { PAGE_MARKUP } from '@crossbook/contract'

const { hasSession, isSignedIn, preloadListId } = PAGE_MARKUP

/** A file that a page asks for early: its address, its kind as preload links name it, and its integrity, empty where it has none. */
export type EarlyFile = readonly [address: string, kind: string, integrity: string]

/** Files that a page preloads, by kind of user. */
export interface PreloadList {
  /** Everybody. */
  always: readonly EarlyFile[]
  /** Files for users without a stored session. */
  visitor: readonly EarlyFile[]
  /** Files for users with a stored session. */
  session: readonly EarlyFile[]
  /** Files for users whose stored session has expired and is restored first. */
  restoring: readonly EarlyFile[]
}

/**
 * The script after a page's preload list. It requests the files that this user needs, once the first frame is on the screen: before, the
 * requests would delay it. A hidden tab draws no frame and requests them at once. The text is the same on every page.
 */
export const PRELOAD_SCRIPT = `(function(){
var html=document.documentElement,list=JSON.parse(document.getElementById("${preloadListId}").textContent);
function ask(){
var own=html.hasAttribute("${hasSession}")?list.session.concat(html.hasAttribute("${isSignedIn}")?[]:list.restoring):list.visitor;
list.always.concat(own).forEach(function(file){
var link=document.createElement("link");
var set=function(name,value){link.setAttribute(name,value)};
set("rel","preload");set("as",file[1]);
if(file[1]!=="image")set("crossorigin","");
if(file[2])set("integrity",file[2]);
set("href",file[0]);
document.head.appendChild(link)})}
if(document.hidden)ask();else requestAnimationFrame(function(){setTimeout(ask)})
})()`
