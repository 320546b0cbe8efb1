// Loaded before a program of others, which then has the folder to itself.

const { isMainThread } = require('node:worker_threads');
const { claim } = require('./claim.cjs');

if (isMainThread) claim('.running');
