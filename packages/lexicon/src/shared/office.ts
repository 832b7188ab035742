import type { Tables } from '../entry.ts';

/** What any office uses. */
export const office: Tables = {
  tool: `
    Excel, Microsoft Excel, MS Excel | | Microsoft Office
    VLOOKUP / XLOOKUP | | Excel
    pivot table | 数据透视表, 透视表 | Excel
    VBA, Excel VBA | 宏, Excel宏 | Excel | excel, access, office, macro, word
    PowerPoint, PPT, MS PowerPoint | | Microsoft Office
    Microsoft Word, MS Word | | Microsoft Office
    Microsoft Office, MS Office, Office 365, Microsoft 365 | 办公软件, Office办公软件 | Excel, PowerPoint, Microsoft Word, Outlook
    WPS, WPS Office
    Outlook, Microsoft Outlook | | Microsoft Office | email, e-mail, microsoft, excel, word, calendar, 邮箱, 邮件, office
    Visio, Microsoft Visio
    Microsoft Access, MS Access
    Microsoft Project, MS Project | | project management
    Microsoft Teams, MS Teams
    SharePoint
    Slack | | | jira, teams, zoom, notion, confluence, asana, trello, google, workspace, github
    Zoom | | | teams, slack, meet, webex, conferencing, 会议
    Notion | | | slack, jira, trello, confluence, asana, obsidian, 文档
    Confluence | | Jira
    Jira | | Scrum
    Trello | | Asana
    Asana | | Trello
    Monday.com
    Google Workspace / G Suite / Google Sheets / Google Docs
    DingTalk | 钉钉
    Feishu, Lark | 飞书
    WeCom, WeChat Work | 企业微信, 企微
    Tencent Meeting | 腾讯会议
    TAPD | | Jira
    XMind | 思维导图
    Adobe Acrobat`,
};
