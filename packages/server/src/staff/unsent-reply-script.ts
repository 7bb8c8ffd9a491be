/**
 * The script of the ticket page. The browser confirms before the user leaves the page with an unsent reply. The form
 * sends it along, so its buttons don't ask. If the server does not take that reply, for example because the
 * session has ended, this tab keeps it for its author and shows it the next time that the page opens.
 */
export const unsentReplyScript = `
const reply = document.getElementById("text");
const fields = reply?.form.elements;
const name = "gatehouse.reply." + reply?.form.dataset.author + "." + location.pathname;
const restore = () => {
  const kept = JSON.parse(sessionStorage.getItem(name));
  sessionStorage.removeItem(name);
  if (kept === null || reply.value !== "" || reply.form.dataset.sent.split(" ").includes(kept.key)) return;
  reply.value = kept.text;
  fields.html.checked = kept.isHtml;
  fields.after.value = kept.status;
  fields.key.value = kept.key;
};
const keep = () => {
  const kept = { text: reply.value, isHtml: fields.html.checked, status: fields.after.value, key: fields.key.value };
  sessionStorage.setItem(name, JSON.stringify(kept));
};
const attempt = (act) => {
  try {
    if (reply) act();
  } catch {}
};
attempt(restore);
let isSent = false;
addEventListener("submit", ({ target }) => {
  isSent = new FormData(target).get("text") === reply?.value;
  if (isSent) attempt(keep);
});
addEventListener("beforeunload", (event) => {
  if (reply && reply.value.trim() !== "" && !isSent) event.preventDefault();
  isSent = false;
});
`;
