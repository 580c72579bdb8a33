/**
 * `npm run make`: writes all generated files of the repository, and generated types that are not committed. `npm run
 * make fields wpml` writes the named parts. `npm run make:check` compares the files instead, for all parts that don't
 * need a build. Budgets and the drawing of the packages have their own checks. `npm run make extension -- <name>`
 * writes a plugin that adds to the product (docs/extensions.md).
 */
import { checkNode, nodeModules, pluginLibraries } from './lib/dependencies.mjs';
import { CannotGoOn, main, say } from './lib/say.mjs';
import { makeExtension, nameFault } from './make/extension.mjs';

/**
 * Parts in the order in which they run, because a part may read the output of earlier parts. Loaded late, because npm
 * packages must be installed first.
 */
const PARTS = {
	fields: () => import( './make/fields.mjs' ),
	contracts: () => import( './make/contracts.mjs' ),
	wpml: () => import( './make/wpml.mjs' ),
	languages: () => import( './make/languages.mjs' ),
	packages: () => import( './make/packages.mjs' ),
	budgets: () => import( './make/budgets.mjs' ),
	accessibility: () => import( './make/accessibility.mjs' ),
};
const COMPARED = [ 'fields', 'contracts', 'wpml', 'languages', 'accessibility' ];

/** Separates the names of parts from the translation files after `--take`, which are imported. */
function split( args ) {
	const at = args.indexOf( '--take' );
	const [ before, taken ] = at < 0 ? [ args, [] ] : [ args.slice( 0, at ), args.slice( at + 1 ) ];
	return { check: before.includes( '--check' ), names: before.filter( ( arg ) => arg !== '--check' ), taken };
}

async function extension( names ) {
	const [ name ] = names;
	const fault = names.length > 1 ? `an extension has one name, not ${ names.length }.` : nameFault( name );
	if ( fault ) {
		throw new CannotGoOn( fault );
	}
	checkNode();
	await nodeModules();
	await pluginLibraries();
	const folder = await makeExtension( name );
	const commands = [
		[ 'npm start', 'starts the site with the extension' ],
		[ `npm run test:extension -- ${ name }`, 'runs its tests' ],
		[ `npm run extension -- zip ${ name }`, 'writes a zip to install on another site' ],
	];
	const width = Math.max( ...commands.map( ( [ command ] ) => command.length ) );
	const lines = commands.map( ( [ command, what ] ) => `  ${ command.padEnd( width ) }  ${ what }` );
	say( `\n  ${ folder } written. What to do next (docs/extensions.md):\n\n${ lines.join( '\n' ) }` );
	return 0;
}

main( async () => {
	const { check, names, taken } = split( process.argv.slice( 2 ) );
	if ( names[ 0 ] === 'extension' ) {
		return extension( names.slice( 1 ) );
	}
	const unknown = names.filter( ( name ) => ! ( name in PARTS ) );
	if ( unknown.length ) {
		throw new CannotGoOn( `no such part: ${ unknown }. Available parts: ${ Object.keys( PARTS ).join( ', ' ) }.` );
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
