// As ES modules Jest can't load parse5, and transformed it takes twice as long: it asks for a constant of another file at
// each letter, which then is a call. Node loads it once per worker; so it does for jsdom.
module.exports = requireShared('parse5');
