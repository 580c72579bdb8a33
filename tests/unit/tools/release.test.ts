import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

const ROOT = resolve( __dirname, '../../..' );

/** Runs an expression in a separate Node process, because the tools are Node modules, which Jest cannot load. */
const ask = ( expression: string ) =>
	JSON.parse(
		execFileSync(
			process.execPath,
			[
				'--input-type=module',
				'-e',
				`import { blockTexts } from './tools/release/blocks.mjs';
				import { sizeFaults } from './tools/directory/zips.mjs';
				import { RELEASES, isShipped } from './tools/release/contents.mjs';
				import { withoutComments } from './tools/release/php.mjs';
				import { zip } from './tools/release/zip.mjs';
				import { withChanges } from './tools/release/changes.mjs';
				import { unzipSync, strFromU8 } from 'fflate';
				const text = ( all ) => all.map( ( [ name, data ] ) => [ name, Buffer.from( data ) ] );
				console.log( JSON.stringify( ${ expression } ) );`,
			],
			{ cwd: ROOT, encoding: 'utf8' }
		)
	);

describe( 'a release', () => {
	it( 'a release fits into PHP’s default limit for uploads', () => {
		expect( ask( 'RELEASES.map( ( { limit } ) => limit )' ) ).toEqual( [ 2 ** 21, 2 ** 21 ] );
	} );

	it( 'a zip above its budget is reported, and the budgets are below the limit', () => {
		expect( ask( "sizeFaults( { name: 'a', budget: 10 }, 10 )" ) ).toEqual( [] );
		expect( ask( "sizeFaults( { name: 'a', budget: 10 }, 12 )" ) ).toEqual( [
			'a: the zip has 12 bytes, 2 more than its budget (tools/release/contents.mjs)',
		] );
		expect( ask( 'RELEASES.every( ( { budget, limit } ) => budget < limit )' ) ).toBe( true );
	} );

	it.each( [
		[ 0, 'contracts/field.schema.json' ],
		[ 0, 'languages/vestibule-de_DE.json' ],
		[ 0, 'src/Tools/Demo/images/courtyard.webp' ],
		[ 1, 'languages/de_DE.po' ],
	] )( 'product %i ships no file twice or for development only: %s', ( product, file ) => {
		expect( ask( `isShipped( RELEASES[ ${ product } ], ${ JSON.stringify( file ) } )` ) ).toBe( false );
	} );

	it( 'a release is a zip that other programs can read, and the same each time', () => {
		const words = 'Words, words, words, words. '.repeat( 1000 );
		const files = `[ [ 'a/ä.txt', 'Words, words, words' ], [ 'a/b.webp', 'x' ], [ 'a/c', '' ], [ 'a/d', '${ words }' ] ]`;
		const made = `await zip( text( ${ files } ) )`;
		expect(
			ask( `Object.entries( unzipSync( ${ made } ) ).map( ( [ name, data ] ) => [ name, strFromU8( data ) ] )` )
		).toEqual( [
			[ 'a/ä.txt', 'Words, words, words' ],
			[ 'a/b.webp', 'x' ],
			[ 'a/c', '' ],
			[ 'a/d', words ],
		] );
		expect( ask( `Buffer.compare( ${ made }, ${ made } )` ) ).toBe( 0 );
	} );
} );

test( 'the block.json of a release has the texts of the block, without what its manifest has', () => {
	const block = { name: 'a/b', title: 'B', textdomain: 'a', attributes: { c: { type: 'string' } }, supports: {} };
	const { attributes, supports, ...texts } = block;
	expect( JSON.parse( ask( `blockTexts( ${ JSON.stringify( JSON.stringify( block ) ) } )` ) ) ).toEqual( texts );
} );

describe( 'the PHP of a release', () => {
	const stripped = ( code: string ) => ask( `withoutComments( [ ${ JSON.stringify( code ) } ] )[ 0 ]` );

	it( 'the PHP of a release has the code of the source on the same lines, without comments', () => {
		expect(
			stripped( "<?php\n\n/**\n * Words.\n */\nfinal class A {\n\t// Why.\n\tpublic $b = '/* kept */'; # c\n}\n" )
		).toBe( "<?php\n\n\n\n\nfinal class A {\n\n\tpublic $b = '/* kept */';\n}\n" );
	} );

	it( 'the PHP of a release has no other comments in a file with a hook', () => {
		expect( stripped( "<?php\n/** Words. */\nclass B {}\n// Why.\ndo_action( 'a' );\n" ) ).toBe(
			"<?php\n\nclass B {}\n\ndo_action( 'a' );\n"
		);
	} );

	it( 'the PHP of a release has no attributes that only the build reads', () => {
		const imports = 'use Vestibule\\Kernel\\Wiring\\Hook;\nuse Vestibule\\Kernel\\Wiring\\Objects;\n';
		const methods = "\t#[Hook( 'init' )]\n\t#[Hook( A::class )]\n\t#[Override]\n\tpublic function c() {}\n";
		expect( stripped( `<?php\n${ imports }#[Hook( 'a' )]\nclass B {\n${ methods }}\n` ) ).toBe(
			'<?php\n\nuse Vestibule\\Kernel\\Wiring\\Objects;\n\nclass B {\n\n\n\t#[Override]\n\tpublic function c() {}\n}\n'
		);
		const table = "#[Table(\n\t'rows',\n\t'id int, PRIMARY KEY (id)'\n)]\n";
		expect( stripped( `<?php\n${ table }final class B {}\n` ) ).toBe( '<?php\n\n\n\n\nfinal class B {}\n' );
	} );

	it.each( [
		[ 'WordPress reads the header', '<?php\n/**\n * Plugin Name: A\n */\n' ],
		[ 'a hook is described', "<?php\n/** Says when. */\n$b = (bool) apply_filters( 'a', true );\n" ],
		[ 'a hook of an event is described', "<?php\n/**\n * Fires after b.\n */\nf( 'a' );\n" ],
		[ 'a library was changed', '<?php\n// Changed for Vestibule: put below a namespace.\nf();\n' ],
		[ 'there is a note for translators', "<?php\n/* translators: %s: a name. */\n__( '%s', 'vestibule' );\n" ],
		[ 'an exception has its reason', '<?php\necho $html; // phpcs:ignore A.B -- Escaped where it was made.\n' ],
		[ 'an attribute begins with #', '<?php\n#[A]\nclass B {}\n' ],
	] )( 'the PHP of a release stays unchanged where %s', ( _, code ) => {
		expect( stripped( code ) ).toBe( code );
	} );
} );

describe( 'the change log of a readme', () => {
	const LOG = [
		'# Change log',
		'',
		'Versions are those of [semantic versioning](https://semver.org).',
		'',
		'## Unreleased',
		'',
		'- Not yet.',
		'',
		'## 0.2.0',
		'',
		'Two faults of **security** are',
		'mended: update soon.',
		'',
		'- **Security**: guests could read exports',
		'  ([REST](docs/rest.md), [why](https://example.org)).',
		'- Portico has a look.',
		'',
		'## 0.1.0',
		'',
		'- The first version.',
	].join( '\n' );
	const README = '=== A ===\n\n== Changelog ==\n\nold\n\n== Copyright ==\n\nc\n\n== Upgrade Notice ==\n\nold\n';
	const changed = ( only = '' ) =>
		ask( `withChanges( ${ JSON.stringify( README ) }, ${ JSON.stringify( LOG ) }${ only } )` );

	it( 'the changelog has the newest released version, whose paragraph is the upgrade notice', () => {
		expect( changed() ).toBe(
			[
				'=== A ===',
				'',
				'== Changelog ==',
				'',
				'= 0.2.0 =',
				'* **Security**: guests could read exports (REST, [why](https://example.org)).',
				'* Portico has a look.',
				'',
				'Earlier versions: https://github.com/vestibule-wp/vestibule/blob/main/CHANGELOG.md',
				'',
				'== Copyright ==',
				'',
				'c',
				'',
				'== Upgrade Notice ==',
				'',
				'= 0.2.0 =',
				'Two faults of **security** are mended: update soon.',
				'',
			].join( '\n' )
		);
	} );

	it( 'the changelog of a theme has only the entries about the theme', () => {
		expect( changed( ', /Portico/' ) ).toContain( '= 0.2.0 =\n* Portico has a look.\n\n' );
		expect( changed( ', /Nothing/' ) ).toContain( '= 0.2.0 =\n* As in Vestibule.\n\n' );
	} );
} );
