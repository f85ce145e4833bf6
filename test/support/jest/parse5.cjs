// Jest can't load parse5's ES modules. Transformed, they parse half as fast: they read a constant of another file for
// each letter, and the transform makes each read a call. So Node loads parse5, once per worker, also for jsdom.
module.exports = requireShared('parse5');
