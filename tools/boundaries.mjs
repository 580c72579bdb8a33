/**
 * Checks the architecture of the PHP code (docs/architecture.md). Packages only depend on lower layers, nothing depends
 * on itself in a circle, and names of a package stay in the package. Only the kernel uses $wpdb, comments name existing
 * files, and sizes have limits. The packages are listed in tools/packages.mjs, known faults in
 * tools/boundaries/exceptions.json. .dependency-cruiser.mjs checks the layers of the TypeScript code.
 *
 * `node tools/boundaries.mjs` checks. `--forget` removes exceptions that no longer occur, `--record` creates the list
 * of exceptions, `--circles` prints circular dependencies.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { faultsIn } from './boundaries/check.mjs';
import { circlesOf, fileArrows, folderArrows } from './boundaries/circles.mjs';
import { compare, keyOf, written } from './boundaries/exceptions.mjs';
import { repository } from './boundaries/tree.mjs';
import { ROOT, inRoot } from './lib/paths.mjs';
import { CannotGoOn, main, say } from './lib/say.mjs';
import { PACKAGES } from './packages.mjs';

const EXCEPTIONS = inRoot( 'tools/boundaries/exceptions.json' );

const exceptions = () => JSON.parse( readFileSync( EXCEPTIONS, 'utf8' ) );
const subject = () => ( { tree: repository( ROOT ), packages: PACKAGES } );
const faults = () => faultsIn( subject() );

/** Counts the faults by rule, such as "3 arrows, 1 wpdb". */
function counted( list ) {
	const counts = new Map();
	list.forEach( ( { rule } ) => counts.set( rule, ( counts.get( rule ) ?? 0 ) + 1 ) );
	return [ ...counts ].map( ( [ rule, count ] ) => `${ count } ${ rule }` ).join( ', ' );
}

function check() {
	const known = exceptions();
	const { fresh, gone } = compare( faults(), known );
	fresh.forEach( ( fault ) => say( `✖ ${ keyOf( fault ) }${ fault.hint ? ` (${ fault.hint })` : '' }` ) );
	gone.forEach( ( key ) => say( `✖ no longer an exception: ${ key }` ) );
	if ( gone.length ) {
		say( 'Remove them from the list: node tools/boundaries.mjs --forget' );
	}
	if ( fresh.length ) {
		say( `${ fresh.length } violations: ${ counted( fresh ) }.` );
	}
	say( `${ known.length } known exceptions.` );
	return fresh.length + gone.length ? 1 : 0;
}

function record() {
	if ( exceptions().length ) {
		throw new CannotGoOn( 'the list of exceptions is not empty. It may only get shorter.' );
	}
	const keys = faults()
		.filter( ( fault ) => fault.isRecordable )
		.map( keyOf );
	writeFileSync( EXCEPTIONS, written( keys ) );
	return 0;
}

function forget() {
	const known = exceptions();
	const { gone } = compare( faults(), known );
	writeFileSync( EXCEPTIONS, written( known.filter( ( key ) => ! gone.includes( key ) ) ) );
	say( `${ gone.length } exceptions removed.` );
	return 0;
}

function circles() {
	const all = [ ...circlesOf( fileArrows( subject() ) ), ...circlesOf( folderArrows( subject() ) ) ];
	all.forEach( ( circle ) => say( `${ circle.length }: ${ circle.join( ' ' ) }` ) );
	say( `${ all.length } circular dependencies of files and folders.` );
	return 0;
}

const COMMANDS = { '--record': record, '--forget': forget, '--circles': circles };

main( async () => {
	const [ name ] = process.argv.slice( 2 );
	if ( name && ! COMMANDS[ name ] ) {
		throw new CannotGoOn(
			`unknown option ${ name }. Available options: ${ Object.keys( COMMANDS ).join( ', ' ) }.`
		);
	}
	return name ? COMMANDS[ name ]() : check();
} );
