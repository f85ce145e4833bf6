/** Methods of jQuery that add a listener, and have the event's name. */
export const eventMethods: ReadonlySet<string> = new Set(
  'click dblclick submit change input keyup keydown keypress focus blur focusin focusout hover mouseenter mouseleave mouseover mouseout mousemove mousedown mouseup scroll resize select load error touchstart touchend'.split(
    ' ',
  ),
);

/** Methods of jQuery that read one value when they have at most one argument, and write it when they have more. */
export const valueMethods: ReadonlySet<string> = new Set(['attr', 'prop', 'css', 'data']);

/** Methods of jQuery that read without arguments and write with one. */
export const contentMethods: ReadonlySet<string> = new Set('html text val width height scrollTop offset'.split(' '));

/** Methods that change nothing on the page. */
export const quietMethods: ReadonlySet<string> = new Set(
  'on one off bind unbind delegate undelegate each map filter not eq first last get toArray add addBack end slice is has hasClass index serialize serializeArray find children closest parents parent parentsUntil next prev siblings nextAll prevAll contents clone cloneNode ready promise queue outerHeight outerWidth innerHeight innerWidth position size done fail then querySelector querySelectorAll getAttribute hasAttribute getBoundingClientRect matches contains getElementById getElementsByClassName getElementsByTagName getElementsByName addEventListener removeEventListener forEach item includes reduce some every push indexOf call apply'.split(
    ' ',
  ),
);

/** Names of the language itself. Every other global is something that the page or the browser gives. */
export const languageNames: ReadonlySet<string> = new Set(
  'undefined NaN Infinity Object Array String Number Boolean Symbol BigInt Math JSON Date RegExp Map Set WeakMap WeakSet Promise Proxy Reflect Intl Error TypeError RangeError SyntaxError parseInt parseFloat isNaN isFinite encodeURIComponent decodeURIComponent encodeURI decodeURI escape unescape arguments globalThis console $ jQuery document window require module exports addEventListener removeEventListener dispatchEvent'.split(
    ' ',
  ),
);
