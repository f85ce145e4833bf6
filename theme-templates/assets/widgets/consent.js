/*
  Sets Google's consent mode before any of Google's tags runs: the tags may store and send nothing until the shopper accepts the
  notice about cookies. If the shopper has already chosen, it sets that choice. The partial common/consent-script prints this script
  before all other scripts. The script stores nothing. It must also run in old browsers: without it, Google's tags assume consent.
  https://developers.google.com/tag-platform/security/guides/consent
*/
(function () {
  var cookies = '';
  try {
    cookies = document.cookie;
  } catch (forbidden) {
    // The page is sandboxed, so the shopper cannot have chosen anything.
  }
  // The platform's own consent manager has asked, and tells Google's tags itself.
  if (/(^|; )bc_consent=/.test(cookies)) return;
  var layer = (window.dataLayer = window.dataLayer || []);
  // Google's tags take an entry for a command only if it is an `arguments` object. An array is not enough.
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
