import { OWN_FONT, PREFERENCES, type PageMarkup } from '@crossbook/contract'

/**
 * Asks early for the files that this visitor's page will need (as of markup 7 once its first frame is drawn, which they would hold up, or at
 * once where none is), marks the page for the styles of its prerender (a session is
 * stored, and has not expired; what the visitor has chosen; the site has not started yet), and keeps what the visitor does until the site can answer. Its text is the same on
 * every page of one markup, so the site's policy can name its hash and still forbid inline scripts. Blocked storage means: no
 * session.
 */
export function preloadScript(markup: PageMarkup) {
  const { earlyInput, sessionKey, hasSession, starting, handsOver, listsFilesLast } = markup
  return `(function(){
var ${listsFilesLast ? '' : `${readList(markup)},`}who="visitor";
var html=document.documentElement,early=window.${earlyInput}={pressed:null,fields:new Map()};
${fonts(markup)}try{if(localStorage.getItem("${sessionKey}"))who="session"}catch(blocked){}
if(who==="session")html.setAttribute("${hasSession}","");
${known(markup)}html.setAttribute("${starting}","");
addEventListener("click",function(event){
if(!html.hasAttribute("${starting}"))return;
var elsewhere=event.metaKey||event.ctrlKey||event.shiftKey||event.altKey;
var link=elsewhere?null:event.target.closest("a[${handsOver}]");if(link)event.preventDefault();
early.pressed=link||event.target.closest("button")||early.pressed},true);
addEventListener("input",function(event){
var field=event.target,type=field.type;
if(html.hasAttribute("${starting}"))early.fields.set(field,type==="checkbox"||type==="radio"?field.checked:field.value)},true);
addEventListener("submit",function(event){
if(html.hasAttribute("${starting}")){event.preventDefault();early.pressed=event.submitter||early.pressed}},true);
${asks(markup)}
})()`
}

/**
 * How the files of the list are asked for: each by its address, its kind and, of scripts and styles, its integrity. As of markup 7 the
 * session's client is among them only if the stored session has to be restored: who is known to be signed in needs it last.
 */
function asks(markup: PageMarkup) {
  const { preloadsAfterFrame, listsFilesLast, isSignedIn } = markup
  if (!preloadsAfterFrame)
    return `list[who].forEach(function(file){
${preloadLink('if(file[2]){set("crossorigin","");set("integrity",file[2])}')}})`
  // Where the list stands behind, it has been read when the document has, which is before deferred scripts run.
  const reading = `if(document.readyState==="loading")return document.addEventListener("readystatechange",ask,{once:true});
var ${readList(markup)};
`
  return `function ask(){
${listsFilesLast ? reading : ''}list.always.concat(list[who],who==="session"&&!html.hasAttribute("${isSignedIn}")?list.restoring:[]).forEach(function(file){
${preloadLink('if(file[1]!=="image")set("crossorigin","");if(file[2])set("integrity",file[2]);')}})}
if(document.hidden)ask();else requestAnimationFrame(function(){setTimeout(ask)})`
}

function readList({ preloadListId }: PageMarkup) {
  return `list=JSON.parse(document.getElementById("${preloadListId}").textContent)`
}

/**
 * Milliseconds until a page's first byte after which its font cannot be in time: that takes as long again at least, and browsers wait for
 * 100 (`font-display: optional`).
 */
export const FAR_MS = 100

/**
 * Asks for the fonts where they can be there when the page is drawn: those that this browser has fetched before, and others over a line that
 * is quick enough. Else the page is drawn without, and does not fetch them before what it needs: the host does, for the next page.
 */
function fonts({ font, fontsKey }: PageMarkup) {
  if (font === undefined || fontsKey === undefined) return ''
  return `var line=performance.getEntriesByType("navigation")[0],had=null;
var links=[].slice.call(document.querySelectorAll("link[${font}]"));
var fonts=links.map(function(link){return link.getAttribute("href")}).join();
try{had=localStorage.getItem("${fontsKey}")}catch(blocked){}
if(had!==fonts&&line&&line.responseStart-line.requestStart>${FAR_MS})html.style.setProperty("${OWN_FONT}","none");
else{links.forEach(function(link){link.rel="preload"});
try{localStorage.setItem("${fontsKey}",fonts)}catch(blocked){}}
`
}

/** Adds the link for one file of the list; `checks` sets how it is fetched. */
function preloadLink(checks: string) {
  return `var link=document.createElement("link");
var set=function(name,value){link.setAttribute(name,value)};
set("rel","preload");set("as",file[1]);${checks}set("href",file[0]);
document.head.appendChild(link)`
}

/** Of pages that show a visitor's own screens before any other script runs: whether he may see them, and what he has chosen. */
function known({ isSignedIn, sessionKey }: PageMarkup) {
  if (isSignedIn === undefined) return ''
  return `var kept=[];
try{
for(var at=0;at<localStorage.length;at++){
var key=localStorage.key(at),value=localStorage.getItem(key);
if(/^crossbook\\.[a-z-]+$/.test(key)&&/^[A-Za-z]{1,8}(,[A-Za-z]{1,8})*$/.test(value))
value.split(",").forEach(function(each){kept.push(key.slice(10)+":"+each)})}
if(JSON.parse(localStorage.getItem("${sessionKey}")).expires_at>Date.now()/1000)html.setAttribute("${isSignedIn}","")
}catch(none){}
html.setAttribute("${PREFERENCES}",kept.join(" "));
`
}
