import { describe, expect, test } from 'vitest';
import { misspellings } from './misspelled.ts';

const found = (text: string) => misspellings(text, () => false).map(({ word, right }) => `${word} → ${right}`);

describe('English spelling', () => {
  test.each([
    ['Improved the managment of stock', 'managment → management'],
    ['Wrote the maintenence plan', 'maintenence → maintenance'],
    ['an enviroment for tests', 'enviroment → environment'],
    ['Recieved new stock', 'Recieved → Received'],
    ['ran the recieved goods desk', 'recieved → received'],
    ['kept the calender of the board', 'calender → calendar'],
    ['was sucessful in tenders', 'sucessful → successful'],
    ['e-mail campains for shops', 'campains → campaigns'],
    ['worked well under presure', 'presure → pressure'],
  ])('%s', (text, expected) => {
    expect(found(text)).toEqual([expected]);
  });

  test.each([
    'Organised colour samples and analysed catalogues for programmes',
    'Organized color samples and analyzed catalogs',
    'Built scalable microservices with serverless backends and webhooks',
    'Ran kanban boards, sprints, standups and onboarding',
    'Refactored the frontend, containerized the backend, benchmarked both',
    'Wrote wireframes, roadmaps, changelogs and runbooks',
    'See github.com/maya/freihgt or mail maya@exmaple.com',
    'Photographed for Canva, Figma and Zendesk',
    'Verantwortlich für die Planung der Touren und die Betreuung unserer Kunden',
    'Chargé de la planification des tournées et de la relation avec les fournisseurs',
    'Encargado de planificar las rutas y atender a los clientes de la empresa',
  ])('leaves alone: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  test('says where', () => {
    const text = 'Improved the managment of stock';
    const { from, to } = misspellings(text, () => false)[0]!;
    expect(text.slice(from, to)).toBe('managment');
    expect(misspellings(text, () => true)).toEqual([]);
  });
});
