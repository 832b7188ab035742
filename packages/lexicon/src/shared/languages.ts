import type { Tables } from '../entry.ts';

/** Programming languages. */
export const languages: Tables = {
  tool: `
    Python, Python3
    SQL
    Java
    JavaScript, JS, ES6 | | TypeScript
    TypeScript | | JavaScript
    C | C语言 | C++ | c++, embedded, linux, stm32, 嵌入式, 单片机, keil, python, java, firmware, c#, rtos
    C++, cpp | | C
    C#, C sharp
    Go, Golang | Go语言 | | golang, backend, back end, microservice, microservices, 后端, 语言, 微服务, java, python, rust, gin, kubernetes, k8s, grpc, docker
    Rust | Rust语言 | | cargo, c++, wasm, tokio, systems programming, 语言, golang, python, java
    PHP
    Kotlin | | Java
    Swift | | | ios, xcode, objective c, kotlin, swiftui
    Objective-C | | Swift
    Ruby | | | rails, python, java, php, javascript
    Lua
    Perl
    R, R language, RStudio | R语言 | Python | python, spss, sas, stata, statistics, statistical, sql, matlab, ggplot2, tidyverse, 统计, 语言, bioconductor
    Scala | | Java | spark, java, jvm, kotlin, akka, hadoop, 语言, python
    MATLAB | | Python
    Shell, Bash, shell scripting, shell script | Shell脚本, 脚本编程 | | linux, script, scripts, scripting, bash, python, 脚本, unix, awk, git, docker, java, go
    PowerShell
    HTML, HTML5
    CSS, CSS3 / Sass
    VB.NET, Visual Basic
    Verilog, SystemVerilog, Verilog HDL | | VHDL
    VHDL | | Verilog
    assembly language | 汇编语言, 汇编`,
};
