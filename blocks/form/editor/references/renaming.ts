import type { Block } from '@wordpress/blocks';
import { isField } from '../../../fields/kit/editor/kinds';
import type { Naming } from './naming';
import { attributesOf, SETTINGS } from './places';

type Data = Record< string, unknown >;

/** A field is named with its parts: names[first_name] follows names. */
const isNamed = ( name: string, field: string ): boolean => name === field || name.startsWith( `${ field }[` );

/** What of a setting changes when a field gets another name; null where it does not name the field. */
function renamed( { names, renamed: withNames }: Naming, value: unknown, old: string, name: string ): Data | null {
	const rename = ( given: string ): string => ( isNamed( given, old ) ? name + given.slice( old.length ) : given );
	return names( value ).some( ( given ) => isNamed( given, old ) ) ? ( withNames( value, rename ) as Data ) : null;
}

const changedKeys = ( before: Data, after: Data ): Data =>
	Object.fromEntries( Object.entries( after ).filter( ( [ key, value ] ) => before[ key ] !== value ) );

/** The attributes of blocks that change when a field gets another name, by the block. */
export const renamedInBlocks = (
	blocks: readonly Block[],
	old: string,
	name: string
): { clientId: string; changes: Data }[] =>
	blocks.flatMap( ( block ) => {
		const { clientId, attributes, innerBlocks } = block;
		const after = renamed( attributesOf( block ), attributes, old, name );
		return [
			...( after ? [ { clientId, changes: changedKeys( attributes, after ) } ] : [] ),
			...renamedInBlocks( innerBlocks, old, name ),
		];
	} );

/** The settings of a form that change; null where none does. */
export function renamedInSettings( meta: Data, old: string, name: string ): Data | null {
	const changes = Object.entries( SETTINGS ).flatMap( ( [ key, naming ] ) => {
		const after = renamed( naming, meta[ key ], old, name );
		return after ? [ [ key, after ] as const ] : [];
	} );
	return changes.length > 0 ? Object.fromEntries( changes ) : null;
}

/** The names of the fields in blocks, without their parts. */
export const fieldNamesIn = ( blocks: readonly Block[] ): string[] =>
	blocks.flatMap( ( { name, attributes, innerBlocks } ) => [
		...( isField( name ) ? [ String( attributes.name ?? '' ) ] : [] ),
		...fieldNamesIn( innerBlocks ),
	] );
