// Sends the forms of prerendered pages until React answers them (src/ui/early-forms.ts).
{
  const early = { busy: Promise.resolve(), over: false };
  window.lacewingEarly = early;
  const say = (form, text, role) => {
    const line = form.querySelector("[data-message]");
    line.setAttribute("role", role);
    line.textContent = text;
  };
  const wrong = (form) => {
    const missing = JSON.parse(form.dataset.missing);
    const { invalid } = form.dataset;
    for (const field of form.querySelectorAll("[name]")) {
      const isBad = invalid && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(field.value);
      const text = field.value.trim() ? isBad && invalid : missing[field.name];
      if (text) {
        field.focus();
        return text;
      }
    }
  };
  const send = async (form) => {
    const { failed, done, send: to } = form.dataset;
    try {
      const body = JSON.stringify(Object.fromEntries(new FormData(form)));
      const headers = { "Content-Type": "application/json" };
      const answer = await fetch(to, { method: "POST", headers, body });
      if (!answer.ok) say(form, failed || (await answer.json()).detail, "alert");
      else if (done) {
        form.reset();
        say(form, done, "status");
      } else location.reload();
    } catch {
      say(form, failed || form.dataset.unreachable, "alert");
    }
  };
  addEventListener("submit", (event) => {
    const form = event.target;
    if (early.over || !form.dataset.send) return;
    event.preventDefault();
    const text = wrong(form);
    if (text) say(form, text, "alert");
    else early.busy = early.busy.then(() => send(form));
  });
}
