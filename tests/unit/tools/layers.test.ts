import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const ROOT = resolve( __dirname, '../../..' );

/** One faulty import per file. The imported files exist, too. */
const FAULTY: Record< string, [ imports: string, rule: string ] > = {
	'src/time/clock.ts': [ '../phone/codes', 'arrows-point-down' ],
	'src/phone/codes.ts': [ '../chat/answers', 'arrows-point-down' ],
	'src/controls/Number.ts': [ '../admin/kit/server/api', 'arrows-point-down' ],
	'src/hours/week.ts': [ '../../blocks/tabs/View', 'arrows-point-down' ],
	'blocks/fields/kit/Frame.ts': [ '../date/field', 'arrows-point-down' ],
	'blocks/fields/time/field.ts': [ '../date/field', 'arrows-point-down' ],
	'blocks/fields/url/field.ts': [ '../../form/values', 'arrows-point-down' ],
	'blocks/form/island.ts': [ '../fields/date/field', 'the-form-asks-the-register' ],
	'blocks/modal/View.ts': [ '../tabs/View', 'arrows-point-down' ],
	'blocks/drawer/index.ts': [ '../../src/admin/kit/server/api', 'arrows-point-down' ],
	'src/admin/kit/list/page.ts': [ '../../spam/index', 'arrows-point-down' ],
	'src/admin/event/index.ts': [ '../spam/index', 'arrows-point-down' ],
	'src/admin/host/index.ts': [ '../../../blocks/form/values', 'screens-show-views-only' ],
	'src/loose.ts': [ './chat/answers', 'no-file-without-a-layer' ],
	'src/menu/one.ts': [ './two', 'no-circles' ],
	'src/push/ask/one.ts': [ '../keep/one', 'no-circles-of-folders' ],
	'src/push/keep/two.ts': [ '../ask/two', 'no-circles-of-folders' ],
};

const SOUND: Record< string, string > = {
	'src/chat/answers.ts': '../time/zones',
	'src/admin/spam/index.ts': '../kit/server/api',
	'blocks/tabs/View.ts': '../tab/View',
	'blocks/form/values.ts': '../fields/kit/rules',
	'blocks/fields/date/field.ts': '../kit/rules',
};

const ENDS = [
	'src/time/zones',
	'src/admin/kit/server/api',
	'blocks/tab/View',
	'blocks/fields/kit/rules',
	'src/push/keep/one',
	'src/push/ask/two',
];

interface Violation {
	from: string;
	to: string;
	rule: { name: string };
}

let folder = '';
let violations: Violation[] = [];

beforeAll( () => {
	folder = mkdtempSync( join( tmpdir(), 'layers-' ) );
	const put = ( file: string, text: string ) => {
		mkdirSync( dirname( join( folder, file ) ), { recursive: true } );
		writeFileSync( join( folder, file ), text );
	};
	const ofType = ( from: string ) =>
		`import type { A } from '${ from }';\nexport type B = A;\nexport interface A {}\n`;
	put( 'tsconfig.json', '{}' );
	ENDS.forEach( ( file ) => put( `${ file }.ts`, 'export interface A {}\n' ) );
	put( 'src/menu/two.ts', ofType( './one' ) );
	Object.entries( SOUND ).forEach( ( [ file, from ] ) => put( file, ofType( from ) ) );
	Object.entries( FAULTY ).forEach( ( [ file, [ from ] ] ) => put( file, ofType( from ) ) );
	const { stdout } = spawnSync(
		process.execPath,
		[
			join( ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs' ),
			...[ '--config', join( ROOT, '.dependency-cruiser.mjs' ), '--output-type', 'json', 'src', 'blocks' ],
		],
		{ cwd: folder, encoding: 'utf8' }
	);
	violations = JSON.parse( stdout ).summary.violations;
} );

afterAll( () => rmSync( folder, { recursive: true } ) );

test.each( Object.entries( FAULTY ) )( 'the forbidden import of %s is reported', ( file, [ , rule ] ) => {
	const from = rule === 'no-circles-of-folders' ? dirname( file ) : file;
	expect( violations.filter( ( one ) => one.from === from ).map( ( one ) => one.rule.name ) ).toContain( rule );
} );

test( 'imports from the same and lower layers are allowed', () => {
	expect( violations.filter( ( one ) => one.from in SOUND ) ).toEqual( [] );
} );
