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
				`import { blockTexts, fieldTexts } from './tools/release/blocks.mjs';
				import { sizeFaults } from './tools/directory/zips.mjs';
				import { releasePreview } from './tools/release/blueprint.mjs';
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

describe( 'release zips', () => {
	it( 'the maximum size of a release is PHP’s default upload limit', () => {
		expect( ask( 'RELEASES.map( ( { limit } ) => limit )' ) ).toEqual( [ 2 ** 21, 2 ** 21 ] );
	} );

	it( 'the blueprint of a release installs its zips, and the link opens this blueprint', () => {
		const zips = "[ 'vestibule', 'portico' ].map( ( name ) => ( { name, file: name + '-1.2.0.zip' } ) )";
		const { blueprint, link } = ask( `releasePreview( ${ zips }, '1.2.0' )` );
		const files = 'https://github.com/vestibule-wp/vestibule/releases/download/v1.2.0';
		const installed = blueprint.steps.flatMap( ( step: Record< string, unknown > ) =>
			[ step.themeData, step.pluginData ].filter( Boolean )
		);
		expect( installed ).toEqual( [
			{ resource: 'url', url: `${ files }/portico-1.2.0.zip` },
			{ resource: 'url', url: `${ files }/vestibule-1.2.0.zip` },
		] );
		expect( new URL( link ).searchParams.get( 'blueprint-url' ) ).toBe( `${ files }/blueprint.json` );
	} );

	it( 'translators get the texts of all field blocks in one PHP file', () => {
		const texts: string = ask( 'fieldTexts()' );
		expect( texts ).toContain( "_x( 'Address', 'block title', 'vestibule' );" );
		expect( texts.match( /'block title'/g )?.length ).toBeGreaterThan( 30 );
		expect( texts ).toContain( "'block keyword'" );
		expect(
			texts
				.split( '\n' )
				.filter( ( line ) => ! /^(_x\( '.+', '[\w ]+', 'vestibule' \);|<\?php|defined.*|)$/.test( line ) )
		).toEqual( [] );
	} );

	it( 'a zip above its size budget is reported, and all budgets are below the maximum size', () => {
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
	] )( 'the release of product %i does not contain the development file or duplicate %s', ( product, file ) => {
		expect( ask( `isShipped( RELEASES[ ${ product } ], ${ JSON.stringify( file ) } )` ) ).toBe( false );
	} );

	it( 'a release zip can be read by other programs and is identical each time', () => {
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

test( 'the block.json in a release contains only the texts that the block’s manifest lacks', () => {
	const block = { name: 'a/b', title: 'B', textdomain: 'a', attributes: { c: { type: 'string' } }, supports: {} };
	const { attributes, supports, ...texts } = block;
	expect( JSON.parse( ask( `blockTexts( ${ JSON.stringify( JSON.stringify( block ) ) } )` ) ) ).toEqual( texts );
} );

describe( 'PHP files in a release', () => {
	const stripped = ( code: string ) => ask( `withoutComments( [ ${ JSON.stringify( code ) } ] )[ 0 ]` );

	it( 'released PHP has the same code on the same lines as the source, but no comments', () => {
		expect(
			stripped( "<?php\n\n/**\n * Words.\n */\nfinal class A {\n\t// Why.\n\tpublic $b = '/* kept */'; # c\n}\n" )
		).toBe( "<?php\n\n\n\n\nfinal class A {\n\n\tpublic $b = '/* kept */';\n}\n" );
	} );

	it( 'released PHP contains no comments in a file whose hook has no docblock', () => {
		expect( stripped( "<?php\n/** Words. */\nclass B {}\n// Why.\ndo_action( 'a' );\n" ) ).toBe(
			"<?php\n\nclass B {}\n\ndo_action( 'a' );\n"
		);
	} );

	it( 'released PHP contains no attributes that only the build reads', () => {
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
	] )( 'comments and attributes in released PHP are kept if %s', ( _, code ) => {
		expect( stripped( code ) ).toBe( code );
	} );
} );

describe( 'the changelog of a readme', () => {
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
