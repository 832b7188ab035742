const markup = [
  '#read("/etc/passwd") #panic("x") ]',
  '$ integral_0 $ *bold* _em_ `raw` <label> @ref //c /* x */ = h',
  '</h5:div><script>alert(1)</script><a onclick="x()">',
  'emoji 😀👩‍💻 𠮷𡃁 龘齉 שלום مرحبا \u202Ebidi\u202C \u0000\u0007 a\tb',
  `https://${'very-long-host.'.repeat(12)}example.com/${'x'.repeat(90)}`,
];

/** Markup of Typst, HTML and LaTeX, characters that no font draws, words without end: in turn. */
export function hostileText(): (length: number) => string {
  let turn = 0;
  return (length) => {
    turn += 1;
    return markup[turn % markup.length]!.slice(0, Math.max(length, 60));
  };
}
