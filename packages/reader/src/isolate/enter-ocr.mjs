// As `enter.mjs`, for the process that reads pictures: what it needs is large, and comes before the TypeScript loader too.
import '@napi-rs/canvas';
import 'sharp';
import 'tesseract.js';
import './enter.mjs';
