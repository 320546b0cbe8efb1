// Loaded before a program of others, which then has the folder to itself.

const { claim } = require('./claim.cjs');

claim('.running');
