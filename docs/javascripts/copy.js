// What the copy buttons of sessions copy: what a reader would type, without prompts and answers.
for (const code of document.querySelectorAll(".highlight pre > code")) {
  if (!code.querySelector(".gp")) continue;
  const lines = code.textContent.split("\n");
  const typed = lines.filter((line) => /^(\$|>>>|\.\.\.)( |$)/.test(line)).map((line) => line.replace(/^(\$|>>>|\.\.\.) ?/, ""));
  code.closest(".highlight").dataset.copy = typed.join("\n");
}
