// The page of players' phones: shows the document that the table sends, and sends answers back. Text is set as text only.
"use strict";

const byId = (id) => document.getElementById(id);
const words = {};
const SHORT = 60; // letters that stand there whole
const NEW_LINES = 4; // the last lines of the log among which one's own stands at the top
let page = null; // the last document
let stream = null;
let shown = {}; // section to what it was drawn from
let picked = new Set();
let aimed = new Set();
let cell = null; // the cell that is chosen, as [x, y]
const unfolded = new Set(); // what the reader has unfolded
let place = null; // the cell of the board that the keys are on, as [x, y]
const faces = new Map(); // pictures that are shown, by place and row: they are fetched once
let turnDrawn = ""; // the turn for which the form of deeds was drawn
let heardAt = ""; // the moment in which something was said that goes with it
let told = null; // how often the table has told this device something; null: before it was heard
let lost = ""; // why the table is not heard; empty: it is
let isIn = false; // whether this device was let in
let mayReturn = true; // whether it may sit down by itself where it sat the last time

function word(id, values = {}) {
  return (words[id] ?? id).replace(/\{(\w+)\}/g, (gap, name) => values[name] ?? gap);
}

function make(tag, text, kind) {
  const made = document.createElement(tag);
  if (text !== undefined) made.textContent = text;
  if (kind) made.className = kind;
  return made;
}

function button(text, press, isPressed) {
  const made = make("button", text);
  made.type = "button";
  if (isPressed !== undefined) made.setAttribute("aria-pressed", String(isPressed));
  made.addEventListener("click", () => press(made));
  return made;
}

// --- what is sent --------------------------------------------------------------------------------------------

async function send(kind, body) {
  byId("problem").textContent = "";
  hear("");
  let response;
  try {
    response = await fetch(`/api/${kind}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  } catch {
    byId("problem").textContent = word("not-sent");
    return null;
  }
  const said = await response.json().catch(() => ({}));
  if (response.ok) return said;
  if (response.status === 401) leave();
  const problems = { 403: "refused", 409: "too-late", 422: "not-understood", 429: "too-fast", 504: "no-word" };
  byId("problem").textContent = said.why ?? word(said.id ?? problems[response.status] ?? "not-sent");
  return null;
}

let fading = 0;

// What is asked and whose turn it is: what was said before is over with it.
function momentNow() {
  const view = page?.view;
  return JSON.stringify([page?.question?.token, page?.declares?.token, view?.active, view?.round, Boolean(view?.declared.length)]);
}

// Says something over whatever stands below, for some seconds, or until something else is asked or done.
function hear(words) {
  byId("heard").textContent = words;
  heardAt = momentNow();
  clearTimeout(fading);
  if (words) fading = setTimeout(() => hear(""), 8000);
}

async function join(body) {
  if ((await send("join", body)) === null) return false;
  isIn = true;
  await send("language", { language: byId("language").value });
  listen();
  return true;
}

// --- what comes ----------------------------------------------------------------------------------------------

function listen() {
  if (stream !== null) stream.close();
  stream = new EventSource("/api/events");
  stream.addEventListener("page", (event) => {
    lose("");
    page = JSON.parse(event.data);
    isIn = true;
    draw();
  });
  stream.addEventListener("open", () => lose(""));
  stream.addEventListener("over", () => lose("offline"));
  stream.addEventListener("closed", () => leave("over"));
  stream.addEventListener("error", () => {
    if (stream.readyState === EventSource.CLOSED) leave(); // put out, or never let in
    else lose("offline");
  });
}

// Says that the table is not heard any more, and whether it comes back; empty: it is.
function lose(why) {
  lost = why;
  byId("offline").hidden = !why;
  byId("offline").textContent = why ? word(why) : "";
}

function leave(why = "put-out") {
  if (stream !== null) stream.close();
  page = null;
  shown = {};
  stream = null;
  told = null;
  document.title = "Turnwright";
  byId("title").textContent = "Turnwright";
  byId("when").textContent = byId("code").value = "";
  hear("");
  lose("");
  if (isIn) byId("problem").textContent = word(why); // else it says why nobody was let in
  byId("sent").replaceChildren();
  byId("news").textContent = "";
  byId("change-seat").hidden = true;
  isIn = false;
  mayReturn = true;
  for (const section of document.querySelectorAll("#now, main section")) section.hidden = section.id !== "join";
}

document.addEventListener("visibilitychange", () => {
  if (!document.hidden && stream !== null && stream.readyState === EventSource.CLOSED && page !== null) listen();
});

// --- drawing -------------------------------------------------------------------------------------------------

// Draws a section anew only where what it shows has changed, so that nothing typed or focused is lost.
function section(id, basis, drawn) {
  const isShown = basis !== null && basis !== undefined;
  byId(id).hidden = !isShown;
  const now = isShown ? JSON.stringify(basis) : "";
  if (shown[id] === now) return;
  shown[id] = now;
  if (isShown) drawn(basis);
}

function draw() {
  const view = page.view;
  byId("join").hidden = true;
  if (heardAt !== momentNow()) hear("");
  if (page.told && page.told.number !== told) {
    const isNews = told !== null; // what was told before this page was opened is none
    told = page.told.number;
    if (isNews && told) hear(word(page.told.id));
  }
  byId("title").textContent = view?.title || "Turnwright";
  byId("when").textContent = view ? whenWords(view) : "";
  section("wait", page.wait || null, (text) => { byId("wait-text").textContent = text; });
  byId("choose-again").hidden = !page.asks;
  section("pick", page.seats || null, drawSeats);
  const mine = new Set(page.mine);
  section("now", view && !page.curtain ? { turn: turnWords(view, mine), kind: turnKind(view, mine) } : null, drawTurn);
  section("ask", page.question || null, drawQuestion);
  if (!page.question) byId("dice").replaceChildren();
  section("show", page.showing || null, drawShown);
  placeShown(Boolean(page.declares || page.offers?.length));
  if (page.curtain) byId("problem").textContent = "";
  section("declare", page.declares?.who.length ? page.declares : null, drawDeclaring);
  section("declarations", view?.declared.length ? { declared: view.declared, rows: view.rows } : null, drawDeclarations);
  if (!page.offers) turnDrawn = "";
  if (!page.offers?.length) { aimed.clear(); cell = null; }
  const wasAside = byId("act").hidden;
  section("act", page.offers && !page.question ? offersNow(view) : null, drawOffers);
  if (wasAside && isSetUp() && !typing()) byId("act").scrollIntoView({ block: "nearest" });
  const rows = view ? view.rows : [];
  const own = rows.filter((row) => mine.has(row.id));
  section("sheet", own.length ? { own, pools: view.pools, sheets: view.sheets } : null, drawSheet);
  byId("mark").setAttribute("aria-pressed", String(Boolean(page.marked)));
  byId("mark").textContent = word("mark");
  section("order", rows.length ? orderNow(view) : null, drawOrder);
  section("board", view?.board ? { board: view.board, rows, mine: page.mine, grounds: view.grounds } : null, drawBoard);
  markBoard();
  section("story", view?.log.length ? { lines: view.log, heads: view.heads } : null, drawLog);
  byId("write").hidden = byId("change-seat").hidden = !page.mine.length;
  drawSent(page.sent ?? []);
  const news = view ? newsOf(own.map((row) => row.name), view.log) : "";
  if (byId("news").textContent !== news) byId("news").textContent = news;
}

// The newest of the last lines that is about one's own: what became of one's dice, or who has struck. Of a long one what is theirs.
function newsOf(names, lines) {
  const placeOf = (text, name) => {
    const at = text.indexOf(name);
    const isWhole = ![text[at - 1], text[at + name.length]].some((letter) => /[\p{L}\p{N}]/u.test(letter ?? ""));
    return at >= 0 && isWhole ? at : Infinity;
  };
  const isAbout = ({ n, round, text }) => round > 0 && !page.view.heads.includes(n) && names.some((name) => placeOf(text, name) < Infinity);
  const deeds = lines.slice(-NEW_LINES).findLast(isAbout)?.text.split("; ") ?? [""]; // of a whole turn the last that is theirs, and what came of it
  const text = deeds.slice(Math.max(0, deeds.findLastIndex((deed) => names.some((name) => placeOf(deed, name) < Infinity)))).join("; ");
  const at = Math.min(...names.map((name) => placeOf(text, name)));
  if (text.length <= SHORT || at === Infinity || at <= SHORT / 2) return text;
  return `… ${text.slice(0, at).trim().split(" ").slice(-2).join(" ")} ${text.slice(at)}`;
}

// What is shown stands below what one is to do.
function placeShown(isAside) {
  const after = isAside ? byId("act") : byId("ask");
  if (after.nextElementSibling !== byId("show")) after.after(byId("show"));
}

// What was sent, and what became of it: it stands until something newer does.
function drawSent(lines) {
  const now = JSON.stringify(lines);
  if (byId("sent").dataset.drawn === now) return;
  byId("sent").dataset.drawn = now;
  byId("sent").replaceChildren(...lines.map(({ words: what, faces, state }) => {
    const line = make("p", undefined, state);
    line.append(make("span", what), ...(faces ?? []).map((face) => make("b", String(face), "face-thrown")), make("span", word(`sent-${state}`), "state"));
    return line;
  }));
}

// Where several sit at this phone, what is asked and whose turn it is has a name.
function isShared() {
  return page.mine.length > 1;
}

function nameOf(id) {
  return page.view?.rows.find((row) => row.id === id)?.name ?? "";
}

function offersNow(view) {
  const whose = isShared() ? nameOf(view.active) : "";
  return { offers: page.offers, undone: page.undone ?? null, turn: `${view.active} ${view.round}`, whose };
}

function whenWords(view) {
  if (page.begins || page.between) return ""; // another round may begin with what is asked
  return [view.round_label, view.phase_label === turnWords(view, new Set(page.mine)) ? "" : view.phase_label].filter(Boolean).join(" · ");
}

function turnKind(view, mine) {
  if (page.begins || page.between) return "";
  if (mine.has(view.active)) return "mine";
  return mine.has(nextOf(view)) ? "next" : "";
}

// Who comes next in this round: before another one much may come first, as that all declare.
function nextOf(view) {
  return view.rows.find((row) => row.id === view.next[0])?.acted ? undefined : view.next[0];
}

function turnWords(view, mine) {
  if (page.begins || page.between) return word(page.begins ? "begins" : "between");
  const [active, next] = [view.active, nextOf(view)];
  if (mine.has(active)) return word(isShared() ? "your-turn-as" : "your-turn", { name: nameOf(active) });
  if (mine.has(next)) return word(isShared() ? "you-are-next-as" : "you-are-next", { name: nameOf(next) });
  if (view.active) return word("turn-of", { name: nameOf(view.active) });
  return view.phase === "setup" ? word("not-begun") : view.phase_label;
}

function drawTurn({ turn, kind }) {
  byId("turn").textContent = turn;
  if (byId("turn").dataset.said !== turn) {
    byId("turn").dataset.said = turn;
    byId("problem").textContent = "";
  }
  if (byId("now").className !== kind) {
    byId("now").className = kind;
    if (kind && navigator.vibrate) navigator.vibrate(kind === "mine" ? [200, 80, 200] : 120);
  }
  document.title = kind ? `● ${turn}` : "Turnwright";
}

function drawShown({ title, text, picture }) {
  byId("show-head").textContent = title || word("shown");
  byId("show-text").textContent = text || "";
  byId("show-picture").hidden = !picture;
  byId("show-picture").alt = title || word("shown");
  if (picture) byId("show-picture").src = `/picture/${picture}`;
  if (!typing() && !page.question) byId("show").scrollIntoView({ block: "nearest" });
}

function typing() {
  return document.activeElement?.id === "note" && byId("note").value !== "";
}

// The picture of somebody beside the name, which says who it is.
function face(where, row) {
  if (!row.portrait) return [];
  const key = `${where} ${row.id}`;
  if (faces.get(key)?.dataset.id !== row.portrait) {
    const made = make("img", undefined, "face");
    made.alt = "";
    made.dataset.id = row.portrait;
    made.src = `/picture/${row.portrait}`;
    made.addEventListener("error", () => { made.hidden = true; });
    faces.set(key, made);
  }
  return [faces.get(key)];
}

function drawSeats(seats) {
  const before = JSON.parse(remembered("seats") ?? "[]"); // those of last week
  const own = seats.filter((seat) => before.includes(seat.name));
  picked = new Set(own.map((seat) => seat.key));
  if (mayReturn && own.length && own.every((seat) => seat.again && !seat.taken)) {
    send("sit", { seats: [...picked] });
  }
  mayReturn = false; // once: who stands up stays up
  byId("seats").replaceChildren(...seats.map((seat) => {
    const made = button(seat.taken ? word("seat-taken", { name: seat.name }) : seat.name, () => {
      if (!picked.delete(seat.key)) picked.add(seat.key);
      made.setAttribute("aria-pressed", String(picked.has(seat.key)));
      byId("sit").disabled = !picked.size;
    }, picked.has(seat.key));
    made.dataset.name = seat.name;
    return made;
  }));
  byId("sit").disabled = !picked.size;
}

function health(row) {
  const made = make("div", undefined, "pools");
  if (row.health.word) made.append(make("span", word(`health-${row.health.word.replaceAll(" ", "-")}`), "small"));
  if (row.health.share !== undefined) made.append(bar(row.health.share, word("health")));
  for (const pool of row.health.pools ?? []) {
    if (!pool.max && !pool.value) continue; // a pool that this one does not have
    const one = make("div", undefined, "pool");
    one.append(make("span", `${pool.label} `, "small"), make("span", `${pool.value}/${pool.max}`, "big"));
    one.append(bar(pool.max ? pool.value / pool.max : 0, "", row.vital !== undefined && pool.id !== row.vital));
    made.append(one);
  }
  return made;
}

function bar(share, name, isSecond = false) {
  const made = make("div", undefined, isSecond ? "bar second" : share <= 0.25 ? "bar low" : "bar");
  if (name) { made.setAttribute("role", "img"); made.setAttribute("aria-label", `${name}: ${Math.round(share * 100)} %`); }
  const fill = make("i");
  fill.style.width = `${Math.max(0, Math.min(1, share)) * 100}%`;
  made.append(fill);
  return made;
}

function tokens(row) {
  const made = make("div", undefined, "tokens");
  for (const condition of row.conditions) {
    const left = condition.time_left ?? condition.timer;
    const label = left === null ? condition.label : `${condition.label} ${left}`;
    const kind = condition.good ? "token" : "token bad";
    if (!condition.gloss) { made.append(make("span", label, kind)); continue; }
    const one = fold(`${row.id} ${condition.status}`, label, make("p", condition.gloss));
    one.className = kind;
    made.append(one);
  }
  return made;
}

// What the reader unfolds stays so when it is drawn anew.
function fold(key, summary, ...content) {
  const made = make("details");
  made.open = unfolded.has(key);
  made.addEventListener("toggle", () => { if (made.open) unfolded.add(key); else unfolded.delete(key); });
  made.append(make("summary", summary), ...content);
  return made;
}

function drawSheet({ own, pools, sheets }) {
  byId("own").replaceChildren(...own.map((row) => ownSheet(row, sheets[row.id])));
  const meanings = Object.entries(Object.assign({}, pools, ...own.map((row) => sheets[row.id]?.meanings ?? {})));
  byId("meanings").hidden = !meanings.length;
  byId("pools").replaceChildren(...meanings.map(([label, meaning]) => make("li", `${label}: ${meaning}`, "small")));
}

// The sheet as it stands: numbers, facts of one line, lists of what one has and can do.
function sheetParts({ figures, facts, lists }) {
  const numbers = make("dl", undefined, "figures");
  numbers.append(...figures.map(({ label, value, usual }) => {
    const one = make("div");
    const number = make("dd", value);
    if (usual) number.append(" ", make("s", usual, "small"));
    one.append(make("dt", label, "small"), number);
    return one;
  }));
  return [numbers, ...facts.map(({ label, text }) => make("p", `${label}: ${text}`, "small")), ...lists.flatMap(({ label, rows }) => {
    const list = make("ul", undefined, "things");
    list.append(...rows.map(({ name, text }) => {
      const one = make("li");
      one.append(make("b", name), make("span", text, "small"));
      return one;
    }));
    return [make("h3", label), list];
  })];
}

// What stands on somebody's sheet of a thing.
function thingWords(id, { id: thing, label }) {
  const rows = (page.view.sheets[id]?.lists ?? []).flatMap((list) => list.rows);
  return (rows.find((row) => row.id && row.id === thing) ?? rows.find((row) => row.name === label))?.text ?? "";
}

function ownSheet(row, sheet) {
  const made = make("div", undefined, "mine");
  const head = make("div", undefined, "head");
  head.append(...face("own", row), make("p", row.state_label ? `${row.name} · ${row.state_label}` : row.name, "name"));
  made.append(head, health(row), tokens(row));
  if (sheet) made.append(fold(`sheet ${row.id}`, word("sheet"), ...sheetParts(sheet)));
  return made;
}

function sideClass(side) {
  return side === "party" || side === "foes" ? side : "other";
}

function orderNow(view) {
  const turns = view.timeline.filter((moment) => moment.kind === "turn").map(({ id, tick }) => [id, tick]);
  const hasTurns = turns.length > 0 || view.next.length > 0;
  return { rows: view.rows, active: view.active, counts: view.countdowns, hasBoard: Boolean(view.board), ticks: Object.fromEntries(turns), hasTurns };
}

function drawOrder({ rows, active, counts, hasBoard, ticks, hasTurns }) {
  byId("ticks-mean").hidden = !Object.keys(ticks).length;
  byId("order-head").textContent = word(hasTurns ? "order-of-turns" : "order");
  byId("countdowns").replaceChildren(...counts.map((count) => make("li", `${count.name}: ${count.left}`)));
  byId("rows").replaceChildren(...rows.map((row) => {
    const made = make("li", undefined, sideClass(row.side));
    if (row.id === active) { made.classList.add("active"); made.setAttribute("aria-current", "true"); }
    if (row.state !== "active") made.classList.add("down");
    const body = make("div", undefined, "body");
    if (hasBoard && row.cell) body.append(make("span", row.letter.toUpperCase(), "letter"));
    body.append(make("span", row.name, "name"));
    if (row.state_label) body.append(make("span", ` · ${row.state_label}`, "small"));
    body.append(health(row), tokens(row));
    made.append(...face("order", row), body);
    if (row.id in ticks) made.append(make("span", String(ticks[row.id]), "tick"));
    return made;
  }));
}

// The newest first, each round below its heading.
function drawLog({ lines, heads }) {
  const rounds = [[]];
  for (const line of lines) {
    if (heads.includes(line.n)) rounds.push([]);
    const made = make("li", line.text, heads.includes(line.n) ? "heads" : "");
    rounds.at(-1).splice(rounds.at(-1)[0]?.className ? 1 : 0, 0, made);
  }
  byId("log").replaceChildren(...rounds.reverse().flat());
}

// --- the board -----------------------------------------------------------------------------------------------

const [NARROW, LEAST_CELL, WIDE_CELL] = [11, 1.35, 1.75]; // cells of a board that a narrow page shows whole, and sizes of a cell
const GROUNDS = 4; // the signs of grounds
const ARROWS = { n: "↑", ne: "↗", e: "→", se: "↘", s: "↓", sw: "↙", w: "←", nw: "↖", left: "←", right: "→" };

function heading(text, scope) {
  const made = make("th", text);
  made.scope = scope;
  return made;
}

function drawBoard({ board, rows, mine, grounds }) {
  const table = make("table");
  table.setAttribute("role", "grid");
  table.setAttribute("aria-labelledby", "board-head");
  table.style.minWidth = `${board.width * (board.width > NARROW ? WIDE_CELL : LEAST_CELL) + 1.25}rem`;
  const ground = groundOf(board);
  const kinds = Object.keys(grounds);
  const at = piecesOn(rows);
  const hadFocus = byId("grid").contains(document.activeElement);
  const isFirst = !byId("grid").firstChild;
  const own = rows.find((row) => row.cell && mine.includes(row.id));
  if (place === null || place[0] >= board.width || place[1] >= board.height) place = own?.cell ?? [0, 0];
  const columns = Array.from({ length: board.width }, (_, x) => heading(cellName(x, 0).slice(0, -1), "col"));
  table.insertRow().append(make("td"), ...columns);
  for (let y = 0; y < board.height; y += 1) {
    const line = table.insertRow();
    line.append(heading(String(y + 1), "row"));
    for (let x = 0; x < board.width; x += 1) {
      const spot = line.insertCell();
      spot.setAttribute("role", "gridcell");
      const here = at.get([x, y].join()) ?? [];
      const { kind, terrain, level } = ground.get([x, y].join()) ?? { kind: "", terrain: "", level: 0 };
      spot.className = here.length ? sideClass(here[0].side) : kind === "ground" ? `ground ground-${kinds.indexOf(terrain) % GROUNDS}` : kind;
      if (here.some((row) => mine.includes(row.id))) spot.classList.add("own");
      if (here.length && here.every((row) => row.state !== "active")) spot.classList.add("fallen");
      const made = button(here.map((row) => row.letter.toUpperCase()).slice(0, 2).join(""), () => tapCell(x, y));
      made.dataset.cell = [x, y].join();
      const look = here.find((row) => row.facing && row.cell.join() === [x, y].join());
      if (level && !here.length) made.append(make("span", heightWords(level), "height"));
      if (look) made.append(make("span", ARROWS[look.facing] ?? "", "facing"));
      const named = here.map((row) => [row.name, row.state_label, row.facing && ARROWS[row.facing]].filter(Boolean).join(" "));
      const heights = level ? word("height", { level: heightWords(level) }) : "";
      made.dataset.said = [cellName(x, y), ...named, groundWords(level ? "" : kind, grounds[terrain]), heights].filter(Boolean).join(", ");
      made.tabIndex = -1;
      spot.append(made);
    }
  }
  byId("grid").replaceChildren(table);
  byId("board-wide").hidden = byId("grid").scrollWidth <= byId("grid").clientWidth;
  drawKey(table, grounds, ground);
  goTo(...place);
  if (hadFocus) cellAt(...place).focus();
  if (isFirst && own) cellAt(...own.cell).scrollIntoView({ block: "nearest", inline: "center" });
}

function heightWords(level) {
  return level > 0 ? `+${level}` : `\u2212${-level}`;
}

function groundWords(kind, terrain) {
  return kind === "ground" && terrain ? terrain : [kind && word(`ground-${kind}`), terrain].filter(Boolean).join(", ");
}

// What each sign on the board means, of those that are there now.
function drawKey(table, grounds, ground) {
  const kinds = Object.keys(grounds);
  const lying = new Set([...ground.values()].filter(({ kind }) => kind === "ground").map(({ terrain }) => terrain));
  const named = kinds.filter((kind) => lying.has(kind)).map((kind) => [`ground ground-${kinds.indexOf(kind) % GROUNDS}`, "", grounds[kind]]);
  const signs = [
    ["own", "A", word("sign-own")], ["party", "A", word("sign-party")], ["foes", "A", word("sign-foes")], ["other", "A", word("sign-other")],
    ["fallen", "A", word("sign-fallen")], ["wall", "", word("ground-wall")], ["taken", "", word("ground-taken")],
    ["high", "", word("ground-high")], ...named,
  ].filter(([kind]) => table.querySelector(`td.${kind.split(" ").at(-1)}`));
  if (table.querySelector(".facing")) signs.push(["", "↑", word("sign-facing")]);
  signs.push(["dot", "", word("can-be-chosen")], ["ring", "", word("sign-chosen")]);
  byId("signs").replaceChildren(...signs.map(([kind, letter, said]) => {
    const line = make("li");
    const sign = make("span", letter, `sign ${kind}`);
    sign.setAttribute("aria-hidden", "true");
    line.append(sign, make("span", said));
    return line;
  }));
}

function cellAt(x, y) {
  return byId("grid").querySelector(`[data-cell="${x},${y}"]`);
}

// Cell, as "x,y", to who stands there.
function piecesOn(rows) {
  const found = new Map();
  for (const row of rows) {
    const size = row.cell ? row.size ?? 1 : 0;
    for (let y = 0; y < size; y += 1) for (let x = 0; x < size; x += 1) {
      const key = [row.cell[0] + x, row.cell[1] + y].join();
      found.set(key, [...(found.get(key) ?? []), row]);
    }
  }
  return found;
}

function cellName(x, y) {
  let letters = "";
  for (let column = x; column >= 0; column = Math.floor(column / 26) - 1) letters = String.fromCharCode(65 + (column % 26)) + letters;
  return `${letters}${y + 1}`;
}

// Shows on the board what can be chosen now, and what is.
function markBoard() {
  const all = byId("grid").querySelectorAll("button");
  if (!all.length || page === null) return;
  const { cells, targets } = isSetUp() ? { cells: cellsNow(), targets: thingNow().targets ?? [] } : { cells: [], targets: [] };
  const standing = piecesOn(page.view?.rows ?? []);
  for (const made of all) {
    const [x, y] = made.dataset.cell.split(",").map(Number);
    const here = (standing.get(made.dataset.cell) ?? []).map((row) => row.id);
    const isChosen = (cell !== null && cell.join() === made.dataset.cell) || here.some((id) => aimed.has(id));
    const can = isWithin(cells, x, y) || here.some((id) => targets.includes(id));
    made.parentElement.classList.toggle("can", can);
    made.parentElement.classList.toggle("chosen", isChosen);
    if (can) made.setAttribute("aria-pressed", String(isChosen)); else made.removeAttribute("aria-pressed");
    made.setAttribute("aria-label", can ? `${made.dataset.said}, ${word("can-be-chosen")}` : made.dataset.said);
  }
  const said = isSetUp() && (aimed.size || cell !== null) ? proposalWords() : "";
  byId("board-act").hidden = !said;
  byId("board-aim").textContent = said;
}

function isWithin(rects, x, y) {
  return rects.some(([left, top, right, bottom]) => left <= x && x <= right && top <= y && y <= bottom);
}

// A tap on the board aims what is set up; where that cannot be aimed there, something else that can is set up.
function tapCell(x, y) {
  goTo(x, y);
  const here = (piecesOn(page.view?.rows ?? []).get([x, y].join()) ?? []).map((row) => row.id);
  if (!isSetUp() || !(aimsAt(thingNow(), cellsNow(), here, x, y) || setUpFor(here, x, y))) {
    const said = cellAt(x, y).dataset.said;
    if (isSetUp()) { // whom one meant before is not meant any more
      aimed.clear();
      cell = null;
      drawTargets();
    }
    hear(isSetUp() ? `${said} · ${word("not-in-reach")}` : said);
    return;
  }
  hear("");
  const target = here.find((id) => thingNow().targets?.includes(id));
  if (target) aimAt(target);
  else chooseCell(cell !== null && cell.join() === [x, y].join() ? null : [x, y]);
}

function aimsAt(thing, cells, here, x, y) {
  return here.some((id) => thing.targets?.includes(id)) || isWithin(cells, x, y);
}

// Sets up the first that can be aimed at a cell; false where nothing can.
function setUpFor(here, x, y) {
  for (const [number, offer] of page.offers.entries()) {
    for (const [which, thing] of (offer.with.length ? offer.with : [offer]).entries()) {
      if (!aimsAt(thing, thing.cells ?? [], here, x, y)) continue;
      byId("action").value = number;
      drawThings();
      byId("thing").value = which;
      drawTargets();
      return true;
    }
  }
  return false;
}

function goTo(x, y) {
  cellAt(...place)?.setAttribute("tabindex", "-1");
  place = [x, y];
  cellAt(x, y).setAttribute("tabindex", "0");
}

byId("grid").addEventListener("keydown", (event) => {
  const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  if (!step) return;
  event.preventDefault();
  const { width, height } = page.view.board;
  goTo(Math.max(0, Math.min(width - 1, place[0] + step[0])), Math.max(0, Math.min(height - 1, place[1] + step[1])));
  cellAt(...place).focus();
});

// What stands or lies on cells, as a class of each.
function groundOf(board) {
  const found = new Map();
  for (const { cell, rect, state, terrain, level } of board.cells ?? []) {
    const [left, top, right, bottom] = rect ?? [...cell, ...cell];
    const kind = state ? (state === "blocked" ? "wall" : "taken") : level ? "high" : terrain ? "ground" : "";
    for (let y = top; y <= bottom; y += 1) for (let x = left; x <= right; x += 1) found.set([x, y].join(), { kind, terrain: terrain ?? "", level: state ? 0 : level ?? 0 });
  }
  return found;
}

// --- a question ----------------------------------------------------------------------------------------------

function drawQuestion(question) {
  byId("problem").textContent = "";
  const askers = new Set([question.who, ...question.dice.map((die) => die.who)].filter(Boolean).map(nameOf));
  const whose = askers.size === 1 ? [...askers][0] : "";
  byId("ask-head").textContent = [whose, page.about, page.about?.startsWith(question.text) ? "" : question.text].filter(Boolean).join(": ");
  byId("options").replaceChildren(...question.options.map((option) => button(
    option.label, () => answer({ token: question.token, option: option.id }),
  )));
  const before = [...byId("dice").children].map((made) => [made.firstChild.textContent, made.lastChild.value]);
  const focused = document.activeElement?.closest("#dice") ? document.activeElement.id : "";
  byId("dice").replaceChildren(...question.dice.map((die, number) => {
    const made = make("div");
    const purposes = new Set(question.dice.map((each) => each.for));
    const about = [askers.size > 1 ? nameOf(die.who) : "", purposes.size > 1 ? die.for : ""].filter(Boolean).join(", ");
    const label = make("label", [about, `d${die.faces}`, die.needs].filter(Boolean).join("  "));
    const input = make("input");
    input.id = label.htmlFor = `die-${number}`;
    input.inputMode = "numeric";
    input.autocomplete = "off";
    input.required = true;
    input.maxLength = 4;
    if (before[number]?.[0] === label.textContent) input.value = before[number][1]; // asked as before, as another has answered
    made.append(label, input);
    return made;
  }));
  byId("dice-keys").hidden = byId("dice-how").hidden = !question.dice.length;
  if (focused && byId(focused)) byId(focused).focus({ preventScroll: true });
  else if (!typing()) byId("ask").scrollIntoView({ block: "center" });
}

async function answer(body) {
  await send("answer", body);
}

byId("ask-form").addEventListener("submit", (event) => {
  event.preventDefault();
  const dice = page.question.dice;
  const typed = [...byId("dice").querySelectorAll("input")].map((input) => Number(input.value));
  const faces = typed.map((face, at) => (face === 0 && dice[at].faces >= 10 ? dice[at].faces : face)); // 0 and 00
  const wrong = faces.findIndex((face, number) => !Number.isInteger(face) || face < 1 || face > dice[number].faces);
  if (wrong >= 0) {
    byId("problem").textContent = word("no-face", { faces: dice[wrong].faces });
    byId(`die-${wrong}`).focus();
    return;
  }
  answer({ token: page.question.token, faces });
});
byId("roll").addEventListener("click", () => answer({ token: page.question.token, rolls: true }));

// --- one's own turn ------------------------------------------------------------------------------------------

// What is set up stays so while it is offered in the same turn; each turn begins with what was declared for it.
function drawOffers({ offers, undone, turn, whose }) {
  byId("act-head").textContent = whose ? word("turn-head-as", { name: whose }) : word("your-turn-head");
  const isFresh = turn !== turnDrawn;
  turnDrawn = turn;
  // Where nothing is left to do, the turn can still be ended.
  byId("deed").hidden = byId("propose").hidden = !offers.length;
  if (!offers.length) return;
  let before = { action: byId("action").selectedOptions[0]?.dataset.id, thing: byId("thing").selectedOptions[0]?.dataset.id };
  if (isFresh) {
    before = { action: undone?.action, thing: undone?.thing };
    aimed = new Set(undone?.targets ?? []);
    cell = null;
  }
  byId("action").replaceChildren(...offers.map((offer, number) => option(withCost(offer), number, offer.action)));
  select(byId("action"), before.action);
  drawThings(before.thing);
}

function withCost({ label, cost }) {
  return [label, cost].filter(Boolean).join(" · ");
}

function option(label, number, id) {
  const made = new Option(label, number);
  made.dataset.id = id;
  return made;
}

function select(list, id) {
  const found = [...list.options].find((made) => made.dataset.id === id);
  if (found) list.value = found.value;
}

function isSetUp() {
  return !byId("act").hidden && Boolean(page?.offers?.length);
}

function offered() {
  return page.offers[Number(byId("action").value)] ?? page.offers[0];
}

// What is set up: a thing of the action, or the action by itself.
function thingNow() {
  return offered().with[Number(byId("thing").value)] ?? offered();
}

function cellsNow() {
  const thing = thingNow();
  return thing.cells ?? [...aimed].flatMap((id) => thing.cells_at?.[id] ?? []);
}

function drawThings(before) {
  const things = offered().with;
  byId("action-gloss").textContent = offered().gloss ?? "";
  byId("thing-row").hidden = !things.length;
  byId("thing").replaceChildren(...things.map((thing, number) => option(withCost(thing), number, thing.id)));
  select(byId("thing"), before);
  drawTargets();
}

function drawTargets() {
  const thing = thingNow();
  byId("thing-gloss").textContent = thing === offered() ? "" : thingWords(page.view.active, thing);
  const targets = thing.targets ?? [];
  const name = (id) => page.view.rows.find((row) => row.id === id)?.name ?? id;
  aimed = new Set([...aimed].filter((id) => targets.includes(id)).slice(0, thing.most ?? 1));
  byId("target-row").hidden = !targets.length;
  const aim = (id) => {
    const made = button(name(id), () => aimAt(id), aimed.has(id));
    made.dataset.target = id;
    if (thing.ahead?.[id]) made.append(make("span", thing.ahead[id], "small"));
    return made;
  };
  putTargets(byId("targets"), thing, page.view.active, aim);
  const leaving = page.undone && page.undone.action !== offered().action ? page.undone.leaving : "";
  byId("ahead").textContent = [thing.ahead?.[""], leaving].filter(Boolean).join(" · ");
  byId("say-row").hidden = !thing.says;
  byId("say-label").textContent = typeof thing.says === "string" ? thing.says : word("in-words");
  byId("choice-rows").replaceChildren(...(thing.choices ?? []).map((choice) => {
    const made = make("div");
    const list = make("select");
    const label = make("label", choice.label);
    list.id = label.htmlFor = `choice-${choice.name}`;
    list.dataset.choice = choice.name;
    list.append(...choice.options.map((each) => new Option(each.label, each.id)));
    made.append(label, list);
    return made;
  }));
  chooseCell(cell);
}

// Whom it is meant for comes first; on the other side one seldom aims.
function putTargets(holder, thing, doer, aim) {
  const targets = thing?.targets ?? [];
  const side = (id) => page.view.rows.find((row) => row.id === id)?.side;
  const isOwn = (id) => side(id) === side(doer);
  const meant = targets.filter((id) => (thing.others ? !thing.others.includes(id) : isOwn(id) === isOwn(targets[0])));
  const rest = targets.filter((id) => !meant.includes(id));
  holder.replaceChildren(...meant.map(aim));
  if (!rest.length) return;
  if (!meant.length) holder.append(make("p", word("nobody-meant"), "small"));
  const others = make("details");
  const choices = make("div", undefined, "choices");
  choices.append(...rest.map(aim));
  others.append(make("summary", word("somebody-else")), choices);
  holder.append(others);
}

function aimAt(id) {
  const targets = thingNow().targets ?? [];
  if (!targets.includes(id)) return;
  if (!aimed.delete(id)) {
    if (aimed.size >= (thingNow().most ?? 1)) aimed.delete([...aimed][0]);
    aimed.add(id);
  }
  for (const made of byId("targets").querySelectorAll("button")) {
    made.setAttribute("aria-pressed", String(aimed.has(made.dataset.target)));
    if (made.dataset.target === id && aimed.has(id)) made.closest("details")?.setAttribute("open", "");
  }
  chooseCell(cell);
}

// Chooses a cell, if it can be chosen; null: none.
function chooseCell(wanted) {
  const cells = cellsNow();
  cell = wanted !== null && isWithin(cells, ...wanted) ? wanted : null;
  byId("cell-row").hidden = !cells.length || !page.view?.board;
  byId("cell").textContent = cell === null ? word("choose-cell") : cellName(...cell);
  markBoard();
}

// What is set up, in one line.
function proposalWords() {
  const thing = thingNow();
  const names = [...aimed].map((id) => page.view.rows.find((row) => row.id === id)?.name ?? id);
  const what = [offered().label, thing === offered() ? "" : thing.label].filter(Boolean).join(" · ");
  const where = [...names, cell === null ? "" : cellName(...cell)].filter(Boolean).join(", ");
  const ahead = aimed.size === 1 ? thing.ahead?.[[...aimed][0]] : thing.ahead?.[""];
  return [where ? `${what} → ${where}` : what, ahead].filter(Boolean).join(" · ");
}

for (const kind of ["change", "click"]) {
  for (const id of ["deed", "declare-form", "grid"]) byId(id).addEventListener(kind, () => { byId("problem").textContent = ""; }, true);
}
for (const id of ["thing-gloss", "declared-thing-gloss"]) byId(id).addEventListener("click", () => byId(id).classList.toggle("whole"));
byId("action").addEventListener("change", () => drawThings());
byId("thing").addEventListener("change", drawTargets);
byId("cell").addEventListener("click", () => {
  const first = byId("grid").querySelector(".chosen button") ?? byId("grid").querySelector(".can button");
  if (first) goTo(...first.dataset.cell.split(",").map(Number));
  byId("board").scrollIntoView({ block: "center" });
  first?.focus();
});
// Says that somebody has still to be chosen, beside the first who can be.
function lacksTarget(least, chosen, targets) {
  if (chosen >= least) return false;
  byId("problem").textContent = word("choose-target");
  byId(targets).querySelector("button")?.focus();
  return true;
}

byId("act-form").addEventListener("submit", async (event) => {
  event.preventDefault();
  if (lacksTarget(thingNow().least ?? 0, aimed.size, "targets")) return;
  if (cellsNow().length && cell === null) {
    byId("problem").textContent = word("choose-cell");
    byId("cell").focus();
    return;
  }
  const thing = thingNow();
  const said = thing.says ? byId("say").value.trim() : "";
  if (thing.says && !said) {
    byId("problem").textContent = word("say-what");
    byId("say").focus();
    return;
  }
  const choices = Object.fromEntries([...byId("choice-rows").querySelectorAll("select")].map((list) => [list.dataset.choice, list.value]));
  const sent = { action: offered().action, thing: thing === offered() ? "" : thing.id, targets: [...aimed], cell, choices, words: said };
  if ((await send("propose", sent)) === null) return;
  byId("say").value = "";
  if (document.activeElement === document.body) byId("propose").focus({ preventScroll: true });
});
byId("end-turn").addEventListener("click", () => send("end-turn", {}));

// --- a declaration, in secret --------------------------------------------------------------------------------

let declarer = null; // the one of this seat for whom is declared
let declarationDrawn = ""; // what the form of declarations was drawn for

function declaring() {
  return page.declares.who.find((one) => one.id === declarer);
}

function drawDeclaring({ who, token }) {
  const isSame = declarationDrawn === token;
  const [before, kept] = [declarer, isSame ? declarationNow() : {}];
  declarationDrawn = token;
  declarer = (who.find((one) => one.made === null) ?? who.find((one) => one.id === declarer) ?? who[0]).id;
  const label = (one) => (one.made === null ? one.name : `${one.name} ✓`);
  byId("declarer").replaceChildren(...who.map((one) => new Option(label(one), one.id, false, one.id === declarer)));
  byId("declarer-row").hidden = who.length < 2;
  drawDeclarer(before === declarer ? kept : {});
  if (isSame && before !== declarer) byId("declare").scrollIntoView({ block: "start" }); // the next one's turn to declare
}

// What is set up stays so once it is declared: it can still be changed.
function drawDeclarer({ action, thing, targets } = {}) {
  const { made, offers } = declaring();
  byId("declared").textContent = made === null ? "" : word("declared", { deed: made });
  byId("declared-action").replaceChildren(...offers.map((offer, number) => option(withCost(offer), number, offer.action)));
  select(byId("declared-action"), action);
  drawDeclaredThings(thing, targets);
}

function declarationNow() {
  const targets = [...byId("declared-targets").querySelectorAll("[aria-pressed=true]")].map((made) => made.dataset.target);
  const chosen = (id) => byId(id).selectedOptions[0]?.dataset.id;
  return { action: chosen("declared-action"), thing: chosen("declared-thing"), targets };
}

function declaredOffer() {
  return declaring().offers[Number(byId("declared-action").value)];
}

function declaredThing() {
  return declaredOffer()?.with[Number(byId("declared-thing").value)] ?? declaredOffer();
}

function drawDeclaredThings(before, chosen) {
  const things = declaredOffer()?.with ?? [];
  byId("declared-gloss").textContent = declaredOffer()?.gloss ?? "";
  byId("declared-thing-row").hidden = !things.length;
  byId("declared-thing").replaceChildren(...things.map((thing, number) => option(withCost(thing), number, thing.id)));
  select(byId("declared-thing"), before);
  drawDeclaredTargets(chosen);
}

function drawDeclaredTargets(chosen = []) {
  const thing = declaredThing();
  byId("declared-thing-gloss").textContent = !thing || thing === declaredOffer() ? "" : thingWords(declarer, thing);
  const targets = thing?.targets ?? [];
  byId("declared-target-row").hidden = !targets.length;
  putTargets(byId("declared-targets"), thing, declarer, (id) => {
    const name = page.view.rows.find((row) => row.id === id)?.name ?? id;
    const made = button(name, () => {
      const isOn = made.getAttribute("aria-pressed") !== "true";
      const others = [...byId("declared-targets").querySelectorAll("[aria-pressed=true]")];
      if (isOn && others.length >= (thing.most ?? 1)) others[0].setAttribute("aria-pressed", "false");
      made.setAttribute("aria-pressed", String(isOn));
    }, chosen.includes(id));
    made.dataset.target = id;
    return made;
  });
}

function drawDeclarations({ declared, rows }) {
  const name = (id) => rows.find((row) => row.id === id)?.name ?? id;
  byId("deeds").replaceChildren(...declared.map((one) => make("li", `${name(one.id)}: ${one.deed}`)));
}

byId("declarer").addEventListener("change", () => { declarer = byId("declarer").value; drawDeclarer(); });
byId("declared-action").addEventListener("change", () => drawDeclaredThings());
byId("declared-thing").addEventListener("change", () => drawDeclaredTargets());
byId("declare-form").addEventListener("submit", async (event) => {
  event.preventDefault();
  const offer = declaredOffer();
  const thing = offer.with[Number(byId("declared-thing").value)];
  const { targets } = declarationNow();
  if (lacksTarget(declaredThing().least ?? 0, targets.length, "declared-targets")) return;
  const deed = { action: offer.action, thing: thing ? thing.id : "", targets };
  await send("declare", { token: page.declares.token, combatant: declarer, ...deed });
});

// --- the rest ------------------------------------------------------------------------------------------------

byId("mark").addEventListener("click", () => send("mark", { is_set: byId("mark").getAttribute("aria-pressed") !== "true" }));
byId("sit").addEventListener("click", async () => {
  const names = [...byId("seats").querySelectorAll("[aria-pressed=true]")].map((made) => made.dataset.name);
  if ((await send("sit", { seats: [...picked] })) !== null) remember("seats", JSON.stringify(names));
});
byId("choose-again").addEventListener("click", () => send("sit", { seats: [] }));
// A seat is left by a second tap: on a phone a first one may have been meant for something else.
byId("change-seat").addEventListener("click", () => {
  const isSure = byId("change-seat").textContent === word("change-seat-sure");
  byId("change-seat").textContent = word(isSure ? "change-seat" : "change-seat-sure");
  if (isSure) send("sit", { seats: [] });
});
byId("change-seat").addEventListener("blur", () => { byId("change-seat").textContent = word("change-seat"); });
byId("write-form").addEventListener("submit", async (event) => {
  event.preventDefault();
  if ((await send("note", { text: byId("note").value })) === null) return;
  byId("note").value = "";
});
byId("join-form").addEventListener("submit", async (event) => {
  event.preventDefault();
  const isLetIn = await join({ code: byId("code").value.replace(/\s/g, "") });
  if (!isLetIn && byId("problem").textContent === word("refused")) byId("problem").textContent = word("wrong-code");
});
byId("language").addEventListener("change", async () => {
  remember("language", byId("language").value);
  await speak();
  if (page !== null) send("language", { language: byId("language").value });
});

function remember(key, value) {
  try { localStorage.setItem(key, value); } catch { /* A browser that keeps nothing asks again. */ }
}

function remembered(key) {
  try { return localStorage.getItem(key); } catch { return null; }
}

async function speak() {
  const language = byId("language").value;
  Object.assign(words, await (await fetch(`/words/${language}.json`)).json());
  document.documentElement.lang = language.replace("_", "-");
  for (const made of document.querySelectorAll("[data-word]")) made.textContent = word(made.dataset.word);
  shown = {};
  lose(lost);
  if (page !== null) draw();
}

async function begin() {
  const spoken = remembered("language") ?? navigator.language;
  byId("language").value = spoken.startsWith("pt") ? "pt_BR" : spoken.startsWith("es") ? "es" : "en";
  await speak();
  await takeInvitation();
  if (page === null && stream === null) listen();
}

// The link may be opened where the page is open already.
async function takeInvitation() {
  const invitation = location.hash.slice(1);
  if (!invitation) return;
  history.replaceState(null, "", location.pathname);
  const isRefused = !(await join({ invitation }));
  if (isRefused && byId("problem").textContent === word("refused")) byId("problem").textContent = word("old-invitation");
}
window.addEventListener("hashchange", takeInvitation);
begin();
