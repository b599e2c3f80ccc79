// The overlay of a stream: who acts, the order and the last deed, as the big screen shows them.
"use strict";

const byId = (id) => document.getElementById(id);

function make(tag, text, kind) {
  const made = document.createElement(tag);
  made.textContent = text;
  if (kind) made.className = kind;
  return made;
}

function draw({ view }) {
  document.querySelector("main").hidden = !view;
  if (!view) return;
  const active = view.rows.find((row) => row.id === view.active);
  byId("now").textContent = active ? active.name : view.phase_label;
  byId("rows").replaceChildren(...view.rows.filter((row) => row.state !== "out").map((row) => {
    const side = row.side === "party" || row.side === "foes" ? row.side : "other";
    const made = make("li", row.name, side);
    if (row.id === view.active) made.classList.add("active");
    if (row.state !== "active") made.classList.add("down");
    const words = row.conditions.map((condition) => condition.label);
    if (words.length) made.append(make("span", `  ${words.join(" · ")}`, "small"));
    return made;
  }));
  byId("last").textContent = view.log.length ? view.log[view.log.length - 1].text : "";
}

async function begin() {
  const invitation = location.hash.slice(1);
  if (invitation) {
    history.replaceState(null, "", location.pathname);
    await fetch("/api/join", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ invitation }),
    });
  }
  const stream = new EventSource("/api/events");
  stream.addEventListener("page", (event) => draw(JSON.parse(event.data)));
}
begin();
