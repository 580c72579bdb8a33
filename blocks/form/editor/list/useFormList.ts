import { useEntityProp } from '@wordpress/core-data';
import { FORM } from '../form';

type Meta< One > = Record< string, { list?: One[] } | undefined >;

const NONE: never[] = [];

/** A list of a form's settings (a meta of its own) and how to change it; it is saved with the form. */
export function useFormList< One >( id: number, key: string ): [ One[], ( list: One[] ) => void ] {
	const [ value, set ] = useEntityProp( FORM.kind, FORM.name, 'meta', String( id ) );
	const meta = value as Meta< One > | undefined;
	return [ meta?.[ key ]?.list ?? NONE, ( list ) => set( { ...meta, [ key ]: { list } } ) ];
}
