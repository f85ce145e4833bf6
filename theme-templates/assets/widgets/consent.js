/*
  Tells Google's tags, before any of them runs, that nothing may be stored or sent until the shopper accepts the notice about
  cookies; and what they have chosen, if they have. The partial common/consent-script prints it, before all other scripts. It
  stores nothing. An old browser must be able to read it as well: where it does not run, Google's tags take everything for granted.
  https://developers.google.com/tag-platform/security/guides/consent
*/
(function () {
  var cookies = '';
  try {
    cookies = document.cookie;
  } catch (forbidden) {
    // The page is sandboxed: nothing can have been chosen.
  }
  // The platform's own consent manager has asked, and tells Google's tags itself.
  if (/(^|; )bc_consent=/.test(cookies)) return;
  var layer = (window.dataLayer = window.dataLayer || []);
  // Google's tags know a command from other entries by its being `arguments`, not an array.
  function gtag() {
    layer.push(arguments);
  }
  function tell(command, answer) {
    gtag('consent', command, {
      ad_storage: answer,
      ad_user_data: answer,
      ad_personalization: answer,
      analytics_storage: answer,
    });
  }
  tell('default', 'denied');
  var choice = /(^|; )ACCEPT_COOKIE_USAGE=(\d)/.exec(cookies);
  if (choice) tell('update', choice[2] === '1' ? 'granted' : 'denied');
})();
