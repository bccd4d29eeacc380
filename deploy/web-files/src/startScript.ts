import { PAGE_MARKUP, PREFERENCES } from '@crossbook/contract'

const { hasSession, isSignedIn, sessionKey, starting } = PAGE_MARKUP

/**
 * The script in every page's head. Before the first paint it marks the page for its styles: whether a session is stored and has not
 * expired, the visitor's preferences, and that the site is still starting. Until the site has started, no form is sent. Blocked storage
 * counts as no session.
 *
 * Its text is the same on every page, so the site's policy can name its hash and still forbid inline scripts.
 */
export const START_SCRIPT = `(function(){
var html=document.documentElement,kept=[];
try{
if(localStorage.getItem("${sessionKey}"))html.setAttribute("${hasSession}","");
for(var at=0;at<localStorage.length;at++){
var key=localStorage.key(at),value=localStorage.getItem(key);
if(/^crossbook\\.[a-z-]+$/.test(key)&&/^[A-Za-z]{1,8}(,[A-Za-z]{1,8})*$/.test(value))
value.split(",").forEach(function(each){kept.push(key.slice(10)+":"+each)})}
if(JSON.parse(localStorage.getItem("${sessionKey}")).expires_at>Date.now()/1000)html.setAttribute("${isSignedIn}","")
}catch(none){}
html.setAttribute("${PREFERENCES}",kept.join(" "));
html.setAttribute("${starting}","");
addEventListener("submit",function(event){
if(html.hasAttribute("${starting}"))event.preventDefault()},true)
})()`
