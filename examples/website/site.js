// The website's own script. It doesn't know React, and it only knows the panels' events.
const page = document.documentElement;
const preferred = matchMedia("(prefers-color-scheme: dark)");

const show = (theme) => page.setAttribute("data-bs-theme", theme);
show(preferred.matches ? "dark" : "light");
preferred.addEventListener("change", () => show(preferred.matches ? "dark" : "light"));

document
  .getElementById("theme")
  .addEventListener("click", () => show(page.getAttribute("data-bs-theme") === "dark" ? "light" : "dark"));

const news = document.getElementById("news");
document.addEventListener("gatehouse:license.coupon-redeemed", () => {
  news.textContent = "Thank you. Your new license is in the list.";
});
document.addEventListener("gatehouse:license.trial-requested", () => {
  news.textContent = "Thank you. Your trial has started.";
});
