// Jest can't load parse5's ES modules. Transformed they take twice as long: each letter needs a constant of another
// file, which becomes a call. Node loads it once per worker, also for jsdom.
module.exports = requireShared('parse5');
