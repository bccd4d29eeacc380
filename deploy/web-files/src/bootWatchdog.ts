import {
  fileUrl,
  HOST,
  NO_ROUTE,
  PATIENCE,
  PAGE_MARKUP,
  PRIVATE_PARTS,
  RELEASE_BEFORE_PATH,
  REPORT_LIMITS,
  SHOWN_RELEASE_URL,
} from '@crossbook/contract'

/** Seconds, while the page is visible, after which a site that has not started is broken; more on a slow line. */
export const START_LIMITS = {
  /** Before the page says that it is still loading. */
  silent: 8,
  /** For the host's scripts to arrive. */
  arriving: 30,
  /** For the host to signal that it runs, once its scripts have arrived. */
  running: 10,
  /** For the page to become interactive, once the host runs: longer than a failed screen and its fallback build may take. */
  hydrating: 45,
  /** After the host has thrown: missing parts of the page will not appear later than this. */
  afterThrowing: 3,
  /** For the answer whether the browser blocks a file of the host: the site answers, and the file cannot be requested. */
  blockedAfter: 3,
} as const

/** Messages for users when the site has not started. */
export const START_MESSAGES = {
  heading: 'Crossbook could not start on this page.',
  sentence: 'Its buttons and forms do not answer. Reload the page to try again.',
  reload: 'Reload',
  loading: 'Crossbook is still loading.',
  meanwhile: 'Links work now, buttons and forms once it has loaded.',
  before: 'Use the previous version',
  close: 'Close',
  outdated: 'Your browser is too old for Crossbook.',
  update: 'Some parts will not work. Update it, or use another browser.',
} as const

/** Rules of the notice, with fallbacks for tokens of a missing style sheet; set through the object model, because the policy refuses inline styles. */
const RULES = {
  notice:
    'position:fixed;inset:auto 0 0;z-index:1000;display:flex;flex-wrap:wrap;align-items:center;gap:12px 16px;padding:16px 24px;border-top:1px solid var(--cb-down,red);background:var(--cb-s2,#171e27);color:var(--cb-text,#fff);font:var(--cb-type-body)',
  heading: 'font:inherit;font-weight:600',
  sentence: 'flex:1 1 16em',
  control:
    'padding:12px 16px;border:1px solid var(--cb-control-line,#5e6e82);border-radius:8px;color:var(--cb-text,#fff);font-weight:600;text-decoration:none',
} as const

const { starting, hostRuns, rootId, pageDocumentId, prerenderedPath } = PAGE_MARKUP

const { silent, arriving, running, hydrating, afterThrowing, blockedAfter } = START_LIMITS

/** Patterns of private parts of addresses, and their replacements in reports, as JavaScript. */
const PRIVATE = PRIVATE_PARTS.map(
  ([pattern, shown]) => `[${String(pattern)},${JSON.stringify(shown)}]`,
).join()

/** Beginning of the addresses of the host's files. */
const OWN_FILES = fileUrl(HOST, '', '').slice(0, -1)

/**
 * Watches the host's start. It shows that a slow start is still loading. If the site does not start, it reports a fault in the host's
 * format and offers a reload. Where the page document names a previous host, it also offers that host's page. It observes the host's
 * effects on the page and uses nothing that the host defines, so that it works whatever is broken there. If a late host starts after all,
 * the notice is removed. A page that the user left during its start, and that Back restores from memory, has lost its pending files, so
 * it is reloaded. When the notice is removed, the page's own bars in the same place measure again how much they cover. The script's text
 * is the same on every page.
 */
export const BOOT_WATCHDOG = `(function(){
var html=document.documentElement,root=document.getElementById("${rootId}");
var arrived=0,thrown=null,wait=null,notice=null,waits=[],seconds=0,since=0;
var outdated=!([].toSorted&&Object.hasOwn&&window.AbortSignal&&AbortSignal.timeout);
function isHostScript(element){
return element&&element.tagName==="SCRIPT"&&element.hasAttribute("async")&&
String(element.getAttribute("src")).indexOf("${OWN_FILES}")===0}
function haveArrived(){return arrived>0&&arrived>=[].filter.call(document.scripts,isHostScript).length}
function isStarting(){return html.hasAttribute("${starting}")}
function runs(){return html.hasAttribute("${hostRuns}")}
function isOwn(text){
var first=/[a-z-]+:\\/\\/[^\\s)]+/.exec(text);
return first!==null&&first[0].replace(/^https?:\\/\\/[^/]+/,"").indexOf("${OWN_FILES}")===0}
function patience(){
var slowest=performance.getEntries().reduce(function(most,entry){
return entry.transferSize>0?Math.max(most,entry.responseEnd-entry.startTime):most},0);
return Math.min(Math.max(slowest/${PATIENCE.promptFileMs},1),${PATIENCE.most})}
function threw(text){if(!thrown){thrown=text;since=seconds}}
function withoutPrivate(text){
return [${PRIVATE}].reduce(function(left,part){return left.replace(part[0],part[1])},String(text)).slice(0,${REPORT_LIMITS.message})}
function report(kind,text,page){
var config=page.config||{},fault={kind:kind,app:"${HOST}",version:page.host&&page.host.version,module:"./main",
release:page.release,route:withoutPrivate(location.pathname),error:withoutPrivate(text),time:new Date().toISOString()};
console.error("Crossbook fault ("+kind+") in ${HOST} "+fault.version+" at "+fault.route+": "+fault.error,fault);
if(config.faultUrl)send(config.faultUrl,fault);
if(config.reports){
var reports=[{type:"fault",kind:kind,app:"${HOST}",version:fault.version,module:fault.module,
route:root.getAttribute("${prerenderedPath}")||"${NO_ROUTE}",error:fault.error}];
if(!navigator.globalPrivacyControl&&kind!=="blocked")reports.push({type:"visit",app:"${HOST}",version:fault.version,faulty:true,again:false,share:1});
send(config.reports.url,{release:page.release,reports:reports})}}
function send(url,what){
try{navigator.sendBeacon(url,new Blob([JSON.stringify(what)],{type:"text/plain"}))}catch(refused){}}
function bar(role){
var made=document.createElement("div");made.setAttribute("role",role);made.style.cssText="${RULES.notice}";
document.body.insertBefore(made,document.body.firstChild);return made}
function add(to,name,text,rules){
var part=document.createElement(name);part.textContent=text;part.style.cssText=rules;to.appendChild(part);return part}
function keepClear(shown){
html.style.setProperty("--cb-size-covered",shown?shown.offsetHeight+"px":"");
if(!shown)dispatchEvent(new Event("resize"))}
function sayLoading(){
wait=bar("status");wait.style.borderTopColor="var(--cb-line,#5e6e82)";add(wait,"p","${START_MESSAGES.loading}","${RULES.heading}");add(wait,"p","${START_MESSAGES.meanwhile}","${RULES.sentence}");
keepClear(wait)}
function stopSaying(){if(wait){wait.remove();wait=null;keepClear()}}
function say(heading,sentence){
notice=bar("alert");
var headed=[].some.call(root.querySelectorAll("h1"),function(heading){return heading.offsetParent});
add(notice,headed?"p":"h1",heading,"${RULES.heading}");
add(notice,"p",sentence,"${RULES.sentence}")}
function offer(hostBefore){
stopSaying();say("${START_MESSAGES.heading}","${START_MESSAGES.sentence}");
add(notice,"button","${START_MESSAGES.reload}","${RULES.control}").onclick=function(){location.reload()};
if(hostBefore)add(notice,"button","${START_MESSAGES.before}","${RULES.control}").onclick=function(){
location.assign("${RELEASE_BEFORE_PATH}#"+location.pathname+location.search)};
keepClear(notice);
waits=[].slice.call(root.querySelectorAll("main [role=status]"));
waits.forEach(function(wait){wait.style.visibility="hidden"})}
function fail(kind,text){
clearInterval(clock);
if(notice||!isStarting())return;
var page={};
try{page=JSON.parse(document.getElementById("${pageDocumentId}").textContent)}catch(unreadable){}
report(kind,text,page);offer(page.hostBefore)}
function lost(src){
var fails=function(kind){fail(kind,src+" could not be loaded, or is not the file that the release names")};
if(!window.fetch)return fails("loading");
var ask=function(url){return fetch(url,{method:"HEAD",cache:"no-store",credentials:"omit"})};
setTimeout(function(){fails("loading")},${blockedAfter * 1_000});
ask(src).then(function(){fails("loading")},function(){
ask("${SHOWN_RELEASE_URL}").then(function(){fails("blocked")},function(){fails("loading")})})}
if(outdated){
say("${START_MESSAGES.outdated}","${START_MESSAGES.update}");
add(notice,"button","${START_MESSAGES.close}","${RULES.control}").onclick=function(){notice.remove();keepClear()};
keepClear(notice);
return}
addEventListener("error",function(event){
var from=event.target;
if(isHostScript(from))lost(from.getAttribute("src"));
else if(isStarting()&&isOwn(event.filename))threw(event.message)},true);
addEventListener("unhandledrejection",function(event){
if(isStarting()&&isOwn(event.reason&&event.reason.stack))threw(event.reason)});
addEventListener("pageshow",function(event){
if(event.persisted&&isStarting())location.reload()});
document.addEventListener("load",function(event){
if(isHostScript(event.target)){arrived++;since=seconds}},true);
new MutationObserver(function(){
if(runs()||!isStarting())stopSaying();
if(isStarting()){if(!thrown)since=seconds;return}
clearInterval(clock);
waits.forEach(function(wait){wait.style.visibility=""});
if(notice){notice.remove();keepClear()}}).observe(html,{attributeFilter:["${starting}","${hostRuns}"]});
var clock=setInterval(function(){
if(document.hidden)return;
var waited=++seconds-since,slow=patience();
if(!notice&&!wait&&!runs()&&seconds>=${silent})sayLoading();
if(thrown&&waited>=${afterThrowing}&&!(runs()&&root.firstChild))fail("evaluation",thrown);
else if(runs()||haveArrived()){if(waited>=(runs()?${hydrating}:${running})*slow)fail("evaluation",thrown||"The site has not started, although its scripts have arrived")}
else if(seconds>=${arriving}*slow)fail("loading","The scripts of the site have not arrived")},1000)
})()`
