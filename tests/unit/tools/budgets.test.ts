import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

const ROOT = resolve( __dirname, '../../..' );

/** Runs an expression in a separate Node process, because the tools are Node modules, which Jest cannot load. */
const ask = < T >( file: string, expression: string ): T =>
	JSON.parse(
		execFileSync(
			process.execPath,
			[
				...[ '--input-type=module', '-e' ],
				`import * as tool from './tools/budgets/${ file }.mjs'; console.log( JSON.stringify( ${ expression } ) )`,
			],
			{ cwd: ROOT, encoding: 'utf8' }
		)
	);

const compare = ( sent: object, budgets: object ) =>
	ask< string[] >(
		'compare',
		`tool.compare( 'types', ${ JSON.stringify( sent ) }, ${ JSON.stringify( budgets ) } )`
	);

test( 'sizes within their budget are accepted', () => {
	expect( compare( { text: { scripts: 100 } }, { text: { scripts: 100, why: 'Masks.' } } ) ).toEqual( [] );
} );

test( 'a size above its budget is reported with the difference and with instructions for raising the budget', () => {
	expect(
		compare( { text: { scripts: 112, styles: 0 } }, { text: { scripts: 100, styles: 0, why: 'Masks.' } } )
	).toEqual( [
		'types "text": scripts are 112 bytes gzipped, 12 beyond the budget of 100. Make them smaller, or raise "scripts" in tools/budgets/budgets.json and explain in its "why" what users get for it.',
	] );
} );

test( 'new rows, removed rows and rows without a reason are reported', () => {
	expect( compare( { text: { scripts: 100 } }, {} ) ).toEqual( [
		'types "text" has no budget: run "npm run make".',
	] );
	expect( compare( {}, { text: { scripts: 100, why: 'Masks.' } } ) ).toEqual( [
		expect.stringMatching( /"text" is not built/ ),
	] );
	expect( compare( { text: { scripts: 1 } }, { text: { scripts: 100, why: '' } } ) ).toEqual( [
		expect.stringMatching( /"text" has no reason/ ),
	] );
	expect( compare( { text: { scripts: 1, styles: 1 } }, { text: { scripts: 100, why: 'Masks.' } } ) ).toEqual( [
		expect.stringMatching( /styles are 1 bytes gzipped, 1 beyond the budget of 0/ ),
	] );
} );

test( 'updating the budgets adds new rows with some room and deletes removed rows', () => {
	const budgets = { text: { scripts: 100, why: 'Masks.' }, gone: { scripts: 1, why: 'It was.' } };
	const sent = { text: { scripts: 112 }, time: { scripts: 100 }, url: { scripts: 0 } };
	expect( ask( 'compare', `tool.updated( ${ JSON.stringify( sent ) }, ${ JSON.stringify( budgets ) } )` ) ).toEqual( {
		text: { scripts: 100, why: 'Masks.' },
		time: { scripts: 110, why: '' },
		url: { scripts: 0, why: 'Sends nothing of its own.' },
	} );
} );

test( 'the sizes of field types, blocks and editors include only their own files', () => {
	const build = mkdtempSync( join( tmpdir(), 'budgets-' ) );
	const write = ( path: string, text: string ) => {
		mkdirSync( dirname( join( build, path ) ), { recursive: true } );
		writeFileSync( join( build, path ), text );
	};
	write( 'blocks/form/style.css', 'a{}' );
	write( 'blocks/form/index.js', 'editor()' );
	write( 'blocks/form/editor.css', 'b{}' );
	write( 'blocks/form/index.asset.php', '<?php' );
	write( 'blocks/field-phone/style.css', 'c{}' );
	write( 'islands/form.js', 'form()' );
	write( 'islands/chunks/field-phone.0a1b2c3d.js', 'phone()' );
	write( 'islands/chunks/library.2.js', 'library()' );
	write( 'islands/chunks/field-phone.3.css', 'd{}' );
	write(
		'islands/chunks.php',
		"<?php\nreturn array(\n\t'field-phone' => array( 'chunks/library.2.js', 'chunks/field-phone.3.css', 'chunks/field-phone.0a1b2c3d.js' ),\n);\n"
	);
	const zipped = ( ...texts: string[] ) =>
		texts.reduce( ( sum, text ) => sum + gzipSync( text, { level: 9 } ).length, 0 );
	expect( ask( 'sent', `tool.sent( ${ JSON.stringify( build ) } )` ) ).toEqual( {
		blocks: {
			form: { styles: zipped( 'a{}' ), scripts: zipped( 'form()' ), editor: zipped( 'editor()', 'b{}' ) },
		},
		types: { phone: { styles: zipped( 'c{}', 'd{}' ), scripts: zipped( 'phone()', 'library()' ) } },
	} );
	rmSync( build, { recursive: true } );
} );

test( 'a page may reach its ratio to the bare page, but not exceed it by a hundredth', () => {
	const budgets = { '/': { scripts: 0.23, why: 'Tabs.' } };
	const check = ( scripts: number ) =>
		ask< string[] >(
			'ratios',
			`tool.beyondRatios( ${ JSON.stringify( { '/': { scripts } } ) }, ${ JSON.stringify( budgets ) } )`
		);
	expect( check( 0.2301 ) ).toEqual( [] );
	expect( check( 0.2351 ) ).toEqual( [
		expect.stringMatching( /scripts are 0\.24 times those of the bare page, beyond 0\.23/ ),
	] );
} );
