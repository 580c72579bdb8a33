/**
 * `npm run make`: writes everything that is generated and kept in the repository, and the types that are not.
 * `npm run make fields wpml` writes some parts. `npm run make:check` compares instead, for the parts that need no
 * build; budgets and the drawing of the rooms have checks of their own.
 */
import { checkNode, nodeModules, pluginLibraries } from './lib/dependencies.mjs';
import { CannotGoOn, main, say } from './lib/say.mjs';

/** In their order: each may read what the ones before it have written. A part is loaded once its packages are there. */
const PARTS = {
	contracts: () => import( './make/contracts.mjs' ),
	fields: () => import( './make/fields.mjs' ),
	wpml: () => import( './make/wpml.mjs' ),
	languages: () => import( './make/languages.mjs' ),
	rooms: () => import( './make/rooms.mjs' ),
	budgets: () => import( './make/budgets.mjs' ),
};
const COMPARED = [ 'contracts', 'fields', 'wpml', 'languages' ];

/** Files with translations to take over: all that follow `--take`. */
function split( args ) {
	const at = args.indexOf( '--take' );
	const [ before, taken ] = at < 0 ? [ args, [] ] : [ args.slice( 0, at ), args.slice( at + 1 ) ];
	return { check: before.includes( '--check' ), names: before.filter( ( arg ) => arg !== '--check' ), taken };
}

main( async () => {
	const { check, names, taken } = split( process.argv.slice( 2 ) );
	const unknown = names.filter( ( name ) => ! ( name in PARTS ) );
	if ( unknown.length ) {
		throw new CannotGoOn( `no such part: ${ unknown }. The parts are ${ Object.keys( PARTS ).join( ', ' ) }.` );
	}
	checkNode();
	await nodeModules();
	await pluginLibraries();
	const all = check ? COMPARED : Object.keys( PARTS );
	const faults = [];
	for ( const name of names.length ? all.filter( ( one ) => names.includes( one ) ) : all ) {
		const { make } = await PARTS[ name ]();
		faults.push( ...( await make( { check, taken } ) ) );
	}
	faults.forEach( ( fault ) => say( `✖ ${ fault }` ) );
	return faults.length ? 1 : 0;
} );
