/**
 * Splits libphonenumber-js's numbering plans into small files. The browser loads the file of a visitor's country when
 * it needs it (docs/phone.md). A file contains the calling codes that start with the same two digits, because a file
 * for each of them would add 150 files to the plugin.
 *
 *   node tools/phone-metadata.mjs            writes plugin/build/phone/<two digits>.json (part of the build)
 *   node tools/phone-metadata.mjs --to DIR   writes the same files elsewhere
 *   node tools/phone-metadata.mjs --sources  writes what is committed: src/phone/calling-codes.ts and
 *                                            src/phone/supplement.json. Run after updating either phone library.
 *   node tools/phone-metadata.mjs --check    fails when what is committed is not what --sources would write
 *
 * Plans are grouped by calling code, because only the countries of a code together tell whose number it is.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

const ROOT = resolve( import.meta.dirname, '..' );
const elsewhere = process.argv.indexOf( '--to' ) + 1;
const TARGET = resolve( ROOT, ( elsewhere > 0 && process.argv[ elsewhere ] ) || 'plugin/build/phone' );
const SUPPLEMENT = join( ROOT, 'src/phone/supplement.json' );
const CODES = join( ROOT, 'src/phone/calling-codes.ts' );

/** Characters in a line of the table of calling codes. */
const LINE = 110;

const require = createRequire( import.meta.url );
/**
 * The metadata with the patterns of all number types ("max"), so that numbers are checked against the full numbering
 * plan.
 */
const metadata = require( 'libphonenumber-js/metadata.max.json' );
const mobileExamples = require( 'libphonenumber-js/examples.mobile.json' );

const pick = ( table, keys ) =>
	Object.fromEntries( keys.filter( ( key ) => table[ key ] !== undefined ).map( ( key ) => [ key, table[ key ] ] ) );
const orNothing = ( table ) => ( Object.keys( table ).length > 0 ? table : undefined );

/**
 * Returns the local lengths of the main country (or of the code, if it has no country), and those of other countries if
 * they differ.
 */
function localLengths( supplement, callingCode, [ main = callingCode, ...others ] ) {
	const of = ( country ) => supplement.localLengths[ country ] ?? [];
	const differing = others.filter( ( country ) => String( of( country ) ) !== String( of( main ) ) );
	const named = of( main ).length > 0 ? [ main, ...differing ] : differing;
	return Object.fromEntries( named.map( ( country ) => [ country, of( country ) ] ) );
}

/** Returns the plans of a calling code. `Plans` in src/phone/metadata.ts and Fields\Phone\Plans read them. */
function plansOf( callingCode, supplement ) {
	const countries = metadata.country_calling_codes[ callingCode ] ?? [];
	return {
		countries: pick( metadata.countries, countries ),
		nonGeographic: orNothing( pick( metadata.nonGeographic, [ callingCode ] ) ),
		localLengths: orNothing( localLengths( supplement, callingCode, countries ) ),
		mobileExamples: orNothing( pick( mobileExamples, countries ) ),
		// Only if they differ: in North America the same numbers are mobile and fixed lines.
		fixedLineExamples: orNothing(
			pick(
				supplement.fixedLineExamples,
				countries.filter( ( country ) => supplement.fixedLineExamples[ country ] !== mobileExamples[ country ] )
			)
		),
	};
}

const allCallingCodes = () => [
	...Object.keys( metadata.country_calling_codes ),
	...Object.keys( metadata.nonGeographic ),
];

function build() {
	const supplement = JSON.parse( readFileSync( SUPPLEMENT, 'utf8' ) );
	rmSync( TARGET, { recursive: true, force: true } );
	mkdirSync( TARGET, { recursive: true } );
	const files = {};
	for ( const code of allCallingCodes() ) {
		( files[ code.slice( 0, 2 ) ] ??= {} )[ code ] = plansOf( code, supplement );
	}
	for ( const [ name, plans ] of Object.entries( files ) ) {
		writeFileSync( join( TARGET, `${ name }.json` ), JSON.stringify( plans ) );
	}
	process.stdout.write( `phone: ${ allCallingCodes().length } numbering plans in ${ TARGET }\n` );
}

/** Reads data that only the PHP library has: lengths of local numbers, and examples of fixed lines. */
const READ_SERVER = `
require $argv[1];
$util = libphonenumber\\PhoneNumberUtil::getInstance();
$out = array( 'localLengths' => array(), 'fixedLineExamples' => array() );
$regions = $util->getSupportedRegions();
sort( $regions );
foreach ( $regions as $region ) {
	$plan = $util->getMetadataForRegion( $region );
	$local = $plan->getGeneralDesc()->getPossibleLengthLocalOnly();
	if ( $local ) { $out['localLengths'][ $region ] = array_values( $local ); }
	$example = $plan->getFixedLine()->getExampleNumber();
	if ( '' !== $example ) { $out['fixedLineExamples'][ $region ] = $example; }
}
foreach ( $util->getSupportedGlobalNetworkCallingCodes() as $code ) {
	$local = $util->getMetadataForNonGeographicalRegion( $code )->getGeneralDesc()->getPossibleLengthLocalOnly();
	if ( $local ) { $out['localLengths'][ $code ] = array_values( $local ); }
}
echo json_encode( $out );
`;

/** Returns the contents of the committed files, by path. */
function sources() {
	const supplement = JSON.parse(
		execFileSync( 'php', [ '-r', READ_SERVER, '--', join( ROOT, 'vendor/autoload.php' ) ], {
			encoding: 'utf8',
		} )
	);
	const onOneLine = ( _, list ) => `[ ${ list.replace( /\s+/g, ' ' ) } ]`;
	return {
		[ SUPPLEMENT ]: JSON.stringify( supplement, null, '\t' ).replace( /\[\s+([\d,\s]+?)\s+\]/g, onOneLine ) + '\n',
		[ CODES ]: callingCodes(),
	};
}

function callingCodes() {
	const entries = allCallingCodes().map( ( code ) =>
		[ code, ...( metadata.country_calling_codes[ code ] ?? [] ) ].join( ' ' )
	);
	const lines = [];
	for ( const entry of entries ) {
		const last = lines.at( -1 );
		if ( last === undefined || last.length + entry.length > LINE ) {
			lines.push( entry );
		} else {
			lines[ lines.length - 1 ] = `${ last },${ entry }`;
		}
	}
	return `/**
 * Every calling code with its countries, the main one first; those without a country belong to none.
 * Written by \`node tools/phone-metadata.mjs --sources\`; a text because it is a third of the size of a table.
 */
export const CALLING_CODES =
${ lines.map( ( line, index ) => `\t'${ line }${ index < lines.length - 1 ? ",' +" : "';" }` ).join( '\n' ) }
`;
}

if ( process.argv.includes( '--sources' ) ) {
	Object.entries( sources() ).forEach( ( [ file, text ] ) => writeFileSync( file, text ) );
} else if ( process.argv.includes( '--check' ) ) {
	const stale = Object.entries( sources() ).filter( ( [ file, text ] ) => readFileSync( file, 'utf8' ) !== text );
	stale.forEach( ( [ file ] ) =>
		process.stderr.write( `${ file } is out of date: node tools/phone-metadata.mjs --sources\n` )
	);
	process.exitCode = stale.length > 0 ? 1 : 0;
} else {
	build();
}
