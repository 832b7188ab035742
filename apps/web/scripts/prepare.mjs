// What a build needs beside our sources, made from packages: run before vite.
import './subset-fonts.mjs';
import './copy-pdf-data.mjs';
import './licences.mjs';
