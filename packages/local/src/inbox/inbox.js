// Draws the mails and looks for new ones every two seconds while the page is seen.
const list = document.querySelector("#mails");
const state = document.querySelector("#state");
const filter = document.querySelector("#filter");
const template = document.querySelector("#mail");
const drawn = new Map();
let mails = [];

filter.value = new URLSearchParams(location.search).get("to") ?? "";

function bodyOf(mail) {
  if (!mail.html) {
    const text = document.createElement("pre");
    text.textContent = mail.text;
    return text;
  }
  const frame = document.createElement("iframe");
  frame.title = mail.subject;
  frame.setAttribute("sandbox", "allow-popups allow-popups-to-escape-sandbox");
  frame.src = `/_local/inbox/${mail.id}/html`;
  return frame;
}

function showCode(box, code) {
  if (!code) return;
  box.hidden = false;
  box.querySelector("output").textContent = code;
  const button = box.querySelector("button");
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(code);
    button.textContent = "Copied";
    setTimeout(() => {
      button.textContent = "Copy code";
    }, 1500);
  });
}

function showFiles(box, attachments) {
  box.hidden = attachments.length === 0;
  for (const { name, size, url } of attachments) {
    const link = document.createElement("a");
    link.href = url;
    link.textContent = `${name} (${Math.max(1, Math.round(size / 1024))} KB)`;
    const item = document.createElement("li");
    item.append(link);
    box.append(item);
  }
}

/** Who wrote, whom an answer reaches, and whether the reader can stop such mail. */
function showFrom(line, { from, replyTo, unsubscribe }) {
  line.textContent = [`From ${from}`, replyTo.length > 0 && `answers to ${replyTo.join(", ")}`]
    .filter(Boolean)
    .join(", ");
  if (unsubscribe) line.append(", with one-click unsubscribe");
}

function timeOf(sentAt) {
  const sent = new Date(sentAt);
  const isToday = sent.toDateString() === new Date().toDateString();
  return sent.toLocaleString([], { ...(!isToday && { dateStyle: "medium" }), timeStyle: "medium" });
}

function draw(mail) {
  const item = template.content.cloneNode(true).firstElementChild;
  const time = item.querySelector("time");
  item.querySelector("h2").textContent = mail.subject || "(no subject)";
  item.querySelector(".to").textContent = `To ${[...mail.to, ...mail.cc].join(", ")}`;
  showFrom(item.querySelector(".from"), mail);
  time.dateTime = mail.sentAt;
  time.textContent = timeOf(mail.sentAt);
  showCode(item.querySelector(".code"), mail.text.match(/\b\d{6}\b/)?.[0]);
  showFiles(item.querySelector(".files"), mail.attachments);
  const details = item.querySelector("details");
  details.addEventListener("toggle", () => {
    const body = details.querySelector(".body");
    if (details.open && !body.hasChildNodes()) body.append(bodyOf(mail));
  });
  return item;
}

function show() {
  const wanted = filter.value.trim().toLowerCase();
  const seen = mails.filter(({ to, cc }) => [...to, ...cc].some((address) => address.toLowerCase().includes(wanted)));
  for (const mail of seen) if (!drawn.has(mail.id)) drawn.set(mail.id, draw(mail));
  const items = seen.map(({ id }) => drawn.get(id));
  // Only what is new is put in, so that an open mail stays open.
  for (const old of [...list.children]) if (!items.includes(old)) old.remove();
  for (const [index, item] of items.entries())
    if (list.children[index] !== item) list.insertBefore(item, list.children[index] ?? null);
  state.textContent =
    seen.length > 0
      ? ""
      : wanted
        ? `No mail to ${wanted} yet.`
        : "No mail yet. Ask for a code to sign in, and it arrives here.";
}

async function look() {
  try {
    const answer = await fetch("/_local/inbox", { headers: { accept: "application/json" } });
    mails = await answer.json();
    show();
  } catch {
    state.textContent = "Highway is not running. This page goes on when it does.";
  }
}

filter.addEventListener("input", show);
document.addEventListener("visibilitychange", () => document.hidden || look());
setInterval(() => document.hidden || look(), 2000);
look();
