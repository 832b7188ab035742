import type { IndustrySource } from '../../entry.ts';

export const electronicsSemiconductor: IndustrySource = {
  id: 'electronics_semiconductor',
  en: 'Electronics and semiconductors',
  zh: '电子/半导体',
  titles: `
    hardware engineer, embedded engineer, firmware engineer, IC design engineer, digital design engineer, verification engineer, process engineer, layout engineer, FPGA engineer, analog design engineer, RF engineer, test engineer semiconductor, yield engineer |
    硬件工程师, 嵌入式工程师, 芯片设计工程师, 验证工程师, 工艺工程师, 版图工程师, FPGA工程师, 模拟电路工程师, 射频工程师, 封装工程师, 单片机工程师, PCB工程师, 制程工程师, 数字IC工程师`,
  shared: `
    C, C++, Python, MATLAB, Verilog, VHDL, Linux, embedded systems, firmware, PCB design, reliability testing, new product introduction, DFM, Altium Designer, LabVIEW,
    STM32, RTOS, CAN bus, oscilloscope, SPC, FMEA, 8D, root cause analysis, RoHS, design of experiments, MES, Minitab, first pass yield, defect rate, OEE, MTBF,
    capacity utilization, Lean Six Sigma Green Belt, intermediate engineer title, assembly language, Internet of Things, Shell, Perl`,
  hard: `
    circuit design, hardware circuit design, electronic circuit design | 电路设计, 硬件电路设计, 原理图设计
    schematic capture, schematic design | 原理图绘制, 原理图
    analog circuit design, analog design, analog IC | 模拟电路, 模拟电路设计, 模拟IC
    digital circuit design, digital IC design, digital design | 数字电路, 数字IC设计, 数字电路设计
    mixed-signal design | 数模混合, 混合信号设计
    RF circuit design, RF design | 射频电路, 射频设计
    power supply design, switching power supply | 电源设计, 开关电源, 电源管理
    RTL design, RTL coding | RTL设计, RTL代码
    logic synthesis, synthesis | 逻辑综合 | RTL design | rtl, verilog, dc, sta, timing, asic, netlist, 时序, 芯片
    static timing analysis, STA | 静态时序分析, 时序分析
    functional verification, SoC verification, IC verification | 功能验证, 芯片验证, IC验证
    UVM | UVM验证 | functional verification
    physical design, place and route | 后端设计, 布局布线, 数字后端
    DFT, design for test | 可测性设计 | RTL design | chip, asic, scan, soc, ic, atpg, mbist, verification, 芯片, 扫描, 测试
    layout design, IC layout, full-custom layout | 版图设计, 版图
    tape-out, tapeout | 流片
    FPGA, FPGA development | FPGA开发, 现场可编程门阵列
    ASIC, SoC design | 专用集成电路, SoC设计
    signal integrity, SI/PI | 信号完整性, 电源完整性
    EMC, EMI, EMC testing, electromagnetic compatibility | 电磁兼容, EMC测试, EMC整改
    wafer fabrication, wafer fab | 晶圆制造, 晶圆厂, 晶圆
    photolithography, lithography | 光刻, 光刻工艺
    etching, dry etch, plasma etching | 刻蚀, 干法刻蚀, 蚀刻工艺
    thin film deposition, CVD, PVD | 薄膜沉积, 化学气相沉积, 薄膜工艺
    ion implantation | 离子注入
    CMP, chemical mechanical polishing | 化学机械抛光 | | wafer, etch, polishing, fab, slurry, semiconductor, 晶圆, 抛光, 研磨, 刻蚀
    IC packaging, semiconductor packaging, wire bonding | 芯片封装, 封装工艺, 封测, 引线键合
    wafer testing, chip probing, final test | 晶圆测试, CP测试, FT测试, 芯片测试
    yield improvement, yield analysis | 良率提升, 良率分析
    failure analysis | 失效分析
    SMT, surface mount technology | 表面贴装, 贴片工艺, SMT贴片
    reflow soldering, wave soldering | 回流焊, 波峰焊
    ICT testing, in-circuit test, AOI | 在线测试, 自动光学检测
    BOM management, BOM | 物料清单, BOM管理
    component selection, device selection | 器件选型, 元器件选型
    driver development, Linux driver, device driver | 驱动开发, 底层驱动, Linux驱动
    cleanroom, clean room protocol | 无尘室, 洁净室
    display panel technology, OLED, LCD | 显示面板, 液晶面板`,
  tool: `
    Cadence Virtuoso, Virtuoso | | layout design
    Cadence Allegro / OrCAD | | PCB design
    PADS, Mentor PADS | PADS软件 | PCB design | pcb, allegro, altium, layout, orcad, schematic, 原理图, 硬件
    LCEDA / KiCad | 嘉立创EDA | PCB design
    Synopsys Design Compiler, Design Compiler | | logic synthesis
    PrimeTime / VCS / Verdi | | static timing analysis
    ModelSim / QuestaSim | | Verilog
    Vivado, Xilinx Vivado | | FPGA
    Quartus, Intel Quartus | | FPGA
    HSPICE, SPICE, LTspice / Spectre | | analog circuit design
    HFSS / ADS simulation | | RF circuit design
    Keil / IAR | | STM32
    ARM Cortex, ARM Cortex-M | ARM架构
    Raspberry Pi / ESP32 / Arduino | 树莓派
    DSP, digital signal processor | 数字信号处理器 | | processor, ti, fpga, mcu, signal, arm, c, 信号, 芯片, 单片机, 算法
    MCU, microcontroller | 单片机, 微控制器
    UART, serial port / I2C / SPI | 串口通信, 串口
    USB / PCIe / DDR | 高速接口 | | pcie, ddr, hdmi, interface, protocol, i2c, spi, uart, ethernet, pcb, 接口, 协议, 高速
    spectrum analyzer, network analyzer | 频谱仪, 网络分析仪, 频谱分析仪
    SEM microscope, scanning electron microscope | 扫描电镜, 扫描电子显微镜`,
  cert: `
    IPC-A-610, IPC-A-610 CIS | IPC-A-610认证, IPC认证
    embedded system designer certificate | 嵌入式系统设计师
    PCB design engineer certificate | PCB设计师证书, 电子设计工程师认证
    ESD certification, ESD association certification | 静电防护认证, ESD工程师
    integrated circuit engineer certificate | 集成电路工程师认证, 集成电路工程技术人员
    reliability engineer certificate | 注册可靠性工程师
    radio equipment maintenance certificate | 无线电装接工证, 电子设备装接工`,
  metric: `
    % up | wafer yield, die yield | 晶圆良率, 芯片良率
    % down | power consumption, standby power | 功耗, 静态功耗, 待机功耗
    count down | die area, chip area, board area | 芯片面积, 版图面积
    count up | clock frequency, operating frequency | 主频, 工作频率
    % up | functional coverage, verification coverage | 功能覆盖率, 验证覆盖率
    time down | test time per unit, test time | 测试时间, 单颗测试时间
    money down | BOM cost, component cost | BOM成本
    count down | DPPM, field return PPM | 客退率, 市场返修率
    ratio up | signal-to-noise ratio, SNR | 信噪比
    count up | wafer throughput, wafers per hour, WPH | 晶圆产出, 晶圆产能
    % up | equipment uptime | 设备稼动率, 机台稼动率
    time down | design cycle, development cycle | 研发周期, 开发周期, 设计周期
    % up | power conversion efficiency, conversion efficiency | 电源转换效率, 转换效率`,
  domain: `
    consumer electronics | 消费电子
    automotive electronics, automotive-grade chips | 汽车电子, 车规级, 车规芯片
    EDA tools, electronic design automation | 电子设计自动化, EDA软件
    power semiconductor, IGBT, SiC | 功率半导体, 功率器件, 碳化硅
    fabless | 芯片设计公司
    memory chips, NAND flash, DRAM | 存储芯片
    IATF chips PPAP, AEC-Q100 | 车规认证`,
};
