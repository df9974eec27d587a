// Before the first paint: the surroundings and the language the guest chose, so that nothing flashes.
(() => {
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('rose.prefs')) ?? {};
  } catch {
    // nothing kept: the device decides
  }
  const dark = kept.theme === 'dark' || (kept.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.toggle('dark', dark);
  if (kept.language) document.documentElement.lang = kept.language;
})();
