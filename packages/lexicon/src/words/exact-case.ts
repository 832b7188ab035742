import { forms } from '../entry.ts';

/** Forms that are everyday words or names in other letters (ideas, go, cap, Adam): found only as they stand here. */
export const exactCase: ReadonlySet<string> = new Set(
  forms(`
    Go, GO, R, C, Wind, WIND, Swift, Spark, SPARK, Sketch, Principle, Opera, OPERA, Scratch, Slack, Notion, Zoom, Spine, Buffer, Chef, Lever, Node,
    Adams, ADAMS, Maya, Miro, Nuke, Lark, Rails, Concur, Aspen, Barra, Calypso, Hogan, Verdi, Spectre, Ironclad, Blackboard, Flutter, Maven,
    IDeaS, ADaM, MoSes, ResQ, SiC, mAP, mAb, IND, CAP, CHA, MICE, DISC, CES, TACOS, ACE, APE, SPICE, ABS, ESC, PACS, RIS, DAS, PON, BER, LAR, NIM,
    HIS, IPS, IDS, OD, CIM, WT, UME, PSY, BLAST, OBS, SAI, AMOS, TRAX, ENVI, ARGUS, Argus, ARIS, AXIS, EMBLEM, Emblem, CAMS, CAST, KS, EA, CAS,
    Seurat, FAIR, MEP, SAFE, SOP, SOPs, WIP, TAM, TEAM, PAN, CIP, DAG, MEC, Hive, Ruby, Rust, Julia, Eclipse, Asana, Origin, ORIGIN, Steam, Prophet
  `),
);
