import { useEntityProp } from '@wordpress/core-data';
import type { FormSettings } from '../../../src/contracts/form-settings';
import { FORM } from '../../fields/kit/editor/kinds';

/** Returns a property of the form's post and its setter. The package types the setter as `Function`. */
function useFormProp< T >( id: number, prop: string ): [ T | undefined, ( value: T ) => void ] {
	const [ value, set ] = useEntityProp( FORM.kind, FORM.name, prop, String( id ) );
	return [ value as T | undefined, ( next ) => set( next ) ];
}

export function useFormTitle( id: number ): [ string, ( title: string ) => void ] {
	const [ title, setTitle ] = useFormProp< string >( id, 'title' );
	return [ title ?? '', setTitle ];
}

/** Returns the public form ID (docs/hooks.md); 0 if the form has none yet. */
export function useFormNumber( id: number ): number {
	const [ meta ] = useFormProp< { vestibule_form_id?: number } >( id, 'meta' );
	return meta?.vestibule_form_id ?? 0;
}

/** Returns the settings under a meta key, and a function that changes some of them. They are saved with the form. */
export function useFormMeta< Group extends object >(
	id: number,
	key: string
): [ Group, ( changes: Partial< Group > ) => void ] {
	const [ meta, setMeta ] = useFormProp< Record< string, unknown > >( id, 'meta' );
	const group = ( meta?.[ key ] ?? {} ) as Group;
	return [ group, ( changes ) => setMeta( { ...meta, [ key ]: { ...group, ...changes } } ) ];
}

export const useFormSettings = ( id: number ) => useFormMeta< FormSettings >( id, 'vestibule_form_settings' );

const NONE: never[] = [];

/** Returns a list setting and its setter. */
export function useFormList< One >( id: number, key: string ): [ One[], ( list: One[] ) => void ] {
	const [ { list = NONE }, change ] = useFormMeta< { list?: One[] } >( id, key );
	return [ list, ( next ) => change( { list: next } ) ];
}
