import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fieldFolder, inRoot } from '../lib/paths.mjs';

const BANNER = '/* Generated from the folders blocks/fields/* by `npm run make`. */\n';

const camel = ( type ) => type.replace( /-(.)/g, ( _, letter ) => letter.toUpperCase() );
const has = ( type, file ) => existsSync( inRoot( `${ fieldFolder( type ) }/${ file }` ) );

/** Checks whether the file `field.ts` of a type exports a name. */
const exports = ( type, name ) =>
	has( type, 'field.ts' ) &&
	new RegExp( `export (?:(?:const|function) ${ name }\\b|\\{ (?:\\w+ as )?${ name } \\})` ).test(
		readFileSync( inRoot( `${ fieldFolder( type ) }/field.ts` ), 'utf8' )
	);

/** Returns the generated registries by path: the parts of field types that the form needs in the browser and editor. */
export function fieldRegisters() {
	const types = readdirSync( inRoot( 'blocks/fields' ) )
		.filter( ( type ) => has( type, 'block.json' ) )
		.sort();
	return {
		'blocks/form/fields.ts': live( types ),
		'blocks/form/rules.ts': rules( types ),
		'blocks/form/editor/fieldBlocks.ts': blocks( types ),
	};
}

const key = ( type ) => ( type.includes( '-' ) ? `'${ type }'` : type );

/**
 * Generates the registry of validation rules. It is separate, so that the form can be validated before the scripts of
 * field types are loaded.
 */
function rules( types ) {
	const judged = types.filter( ( type ) => exports( type, 'validate' ) );
	const entry = ( type ) => `\t${ type === camel( type ) ? type : `${ key( type ) }: ${ camel( type ) }` },\n`;
	return (
		BANNER +
		judged
			.map( ( type ) => `import { validate as ${ camel( type ) } } from '../fields/${ type }/field';\n` )
			.join( '' ) +
		"import type { Validate } from '../fields/kit/rules';\n\n" +
		'export const RULES: Readonly< Record< string, Validate > > = {\n' +
		judged.map( entry ).join( '' ) +
		'};\n'
	);
}

/** Generates the list of blocks for the editor. */
const blocks = ( types ) =>
	BANNER +
	types
		.map( ( type ) => `import { field as ${ camel( type ) } } from '../../fields/${ type }/index';\n` )
		.join( '' ) +
	"import type { FieldBlock } from '../../fields/kit/editor/registerFieldBlock';\n\n" +
	'export const FIELD_BLOCKS: readonly FieldBlock[] = [\n' +
	types.map( ( type ) => `\t${ camel( type ) },\n` ).join( '' ) +
	'];\n';

/** Generates the registry of the field types' scripts. */
function live( types ) {
	const sometimes = types.filter( ( type ) => exports( type, 'needsLive' ) );
	const entry = ( type ) =>
		`\t${ key( type ) }: {\n` +
		( sometimes.includes( type ) ? `\t\tneedsLive: ${ camel( type ) },\n` : '' ) +
		`\t\tlive: () => import( /* webpackChunkName: "field-${ type }" */ '../fields/${ type }/live' ),\n\t},\n`;
	return (
		BANNER +
		sometimes
			.map( ( type ) => `import { needsLive as ${ camel( type ) } } from '../fields/${ type }/field';\n` )
			.join( '' ) +
		"import type { FieldScript } from '../fields/kit/live';\n\n" +
		'export const FIELD_SCRIPTS: Readonly< Record< string, FieldScript > > = {\n' +
		types
			.filter( ( type ) => has( type, 'live.ts' ) || has( type, 'live.tsx' ) )
			.map( entry )
			.join( '' ) +
		'};\n'
	);
}
