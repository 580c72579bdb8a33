import { useEntityProp } from '@wordpress/core-data';
import type { FormSettings } from '../../../src/contracts/form-settings';
import { FORM } from '../../fields/kit/editor/kinds';

/** One property of the form's post; the package calls its setter a Function. */
function useFormProp< T >( id: number, prop: string ): [ T | undefined, ( value: T ) => void ] {
	const [ value, set ] = useEntityProp( FORM.kind, FORM.name, prop, String( id ) );
	return [ value as T | undefined, ( next ) => set( next ) ];
}

export function useFormTitle( id: number ): [ string, ( title: string ) => void ] {
	const [ title, setTitle ] = useFormProp< string >( id, 'title' );
	return [ title ?? '', setTitle ];
}

/** The public number of a form (docs/hooks.md); 0 while it has none. */
export function useFormNumber( id: number ): number {
	const [ meta ] = useFormProp< { vestibule_form_id?: number } >( id, 'meta' );
	return meta?.vestibule_form_id ?? 0;
}

/** A group of a form's settings, by its post meta, and how to change some of them; they are saved with the form. */
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

/** Settings that are a list. */
export function useFormList< One >( id: number, key: string ): [ One[], ( list: One[] ) => void ] {
	const [ { list = NONE }, change ] = useFormMeta< { list?: One[] } >( id, key );
	return [ list, ( next ) => change( { list: next } ) ];
}
