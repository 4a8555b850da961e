// Lists the sections that have all words of the search; those with them in the heading come first. SECTIONS is made by
// Site.java: page, heading, text.
const input = document.getElementById("search");
const list = document.getElementById("found");

function find(words) {
    const has = text => words.every(word => text.toLowerCase().includes(word));
    const found = SECTIONS.filter(section => has(section.page + " " + section.heading + " " + section.text));
    return [...found.filter(section => has(section.heading)), ...found.filter(section => !has(section.heading))];
}

function excerpt(text, word) {
    const at = Math.max(0, text.toLowerCase().indexOf(word) - 60);
    return (at > 0 ? "… " : "") + text.slice(at, at + 160) + (at + 160 < text.length ? " …" : "");
}

function show() {
    const words = input.value.toLowerCase().split(/\s+/).filter(word => word.length > 1);
    list.replaceChildren(...(words.length === 0 ? [] : find(words).slice(0, 30)).map(section => {
        const item = document.createElement("li");
        const link = document.createElement("a");
        link.href = ROOT + section.url;
        link.textContent = section.heading === section.page ? section.page : section.page + ": " + section.heading;
        const text = document.createElement("small");
        text.textContent = excerpt(section.text, words[0]);
        item.append(link, text);
        return item;
    }));
    if (words.length > 0 && list.childElementCount === 0) {
        const item = document.createElement("li");
        item.textContent = "Nothing has all of these words.";
        list.append(item);
    }
}

input.addEventListener("input", show);
