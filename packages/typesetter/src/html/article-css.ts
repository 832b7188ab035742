/** How an article looks: paper on any screen, and on paper itself. */
export const ARTICLE_CSS = `
.resume{max-width:46rem;margin:0 auto;padding:clamp(1.25rem,5vw,3.5rem);background:#fff;color:#1d2420;line-height:1.6;overflow-wrap:anywhere;
font-family:"Source Serif 4",Georgia,"Liberation Serif",serif}
.resume:lang(zh){font-family:"Source Serif 4","Noto Serif SC","Songti SC","Noto Serif CJK SC",Georgia,serif}
.resume header{display:flex;justify-content:space-between;gap:1.5rem;align-items:flex-start}
.resume h1{margin:0;font-size:clamp(1.6rem,5vw,2.2rem);line-height:1.2;font-weight:600}
.resume .headline{margin:.25rem 0 0;font-size:1.05rem;color:#4a544e}
.resume .contacts{list-style:none;display:flex;flex-wrap:wrap;gap:.15rem 1.1rem;margin:.6rem 0 0;padding:0;font-size:.9rem}
.resume .photo{object-fit:cover;border-radius:4px;flex:none}
.resume .photo:is(.upright,.square){border-radius:0}
.resume .photo.rounded{border-radius:9%}
.resume .photo.round{border-radius:50%}
.resume.photo-left header{flex-direction:row-reverse;justify-content:flex-end}
.resume section{margin-top:1.9rem}
.resume h2{margin:0 0 .7rem;padding-bottom:.3rem;border-bottom:2px solid var(--accent,#2f6b4f);font-size:1.05rem;font-weight:600}
.resume .entry{margin-top:1.1rem}
.resume .entry-head{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem;align-items:baseline}
.resume.upper h2{text-transform:uppercase}
.resume h3{margin:0;font-size:1rem;font-weight:600}
.resume .date{font-size:.9rem;color:#4a544e;font-variant-numeric:tabular-nums}
.resume p{margin:.3rem 0}
.resume .below{margin:.1rem 0 .3rem;color:#4a544e}
.resume .label{font-weight:600;font-size:.9rem}
.resume ul{list-style-type:var(--bullet,disc);margin:.35rem 0;padding-inline-start:1.2rem}
.resume li{margin:.15rem 0}
.resume .pairs{list-style:none;padding:0}
.resume li::marker{color:var(--second,currentcolor)}
.resume .signature{display:flex;gap:2.5rem;margin-top:3rem;break-inside:avoid}
.resume .signature p{flex:1;margin:0}
.resume .signature .line{display:block;min-height:1.6em;border-bottom:1px solid currentcolor}
.resume .signature small{color:#4a544e}
.resume .contacts a,.resume .pairs a{display:inline-block;min-height:24px}
.resume a{color:#1f5a40}
.visually-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media print{.resume{padding:0;max-width:none}.resume .new-page{break-before:page}.resume :is(.keep-section,.keep-entries .entry){break-inside:avoid}}
`.replaceAll('\n', '');
