/**
 * The script of the ticket page. The browser confirms before the user leaves the page with an unsent reply. A form that
 * sends the whole reply along is not asked about.
 */
export const unsentReplyScript = `
const reply = document.getElementById("text");
let isSent = false;
addEventListener("submit", ({ target }) => (isSent = new FormData(target).get("text") === reply?.value));
addEventListener("beforeunload", (event) => {
  if (reply && reply.value.trim() !== "" && !isSent) event.preventDefault();
  isSent = false;
});
`;
