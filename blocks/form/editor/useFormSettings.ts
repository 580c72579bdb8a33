import { useEntityProp } from '@wordpress/core-data';
import type { FormSettings } from '../../../src/contracts/form-settings';
import { FORM } from './form';

interface Meta {
	vestibule_form_id?: number;
	vestibule_form_settings?: FormSettings;
}

const NO_META: Meta = {};

/** One property of the form's post; the package calls its setter a Function. */
function useFormProp< T >( id: number, prop: string ): [ T | undefined, ( value: T ) => void ] {
	const [ value, set ] = useEntityProp( FORM.kind, FORM.name, prop, String( id ) );
	return [ value as T | undefined, ( next ) => set( next ) ];
}

function useMeta( id: number ): [ Meta, ( meta: Meta ) => void ] {
	const [ meta, setMeta ] = useFormProp< Meta >( id, 'meta' );
	return [ meta ?? NO_META, setMeta ];
}

export function useFormTitle( id: number ): [ string, ( title: string ) => void ] {
	const [ title, setTitle ] = useFormProp< string >( id, 'title' );
	return [ title ?? '', setTitle ];
}

/** The settings of a form and how to change some of them; they are saved with the form. */
export function useFormSettings( id: number ): [ FormSettings, ( changes: Partial< FormSettings > ) => void ] {
	const [ meta, setMeta ] = useMeta( id );
	const settings = meta.vestibule_form_settings ?? {};
	return [
		settings,
		( changes ) =>
			setMeta( {
				...meta,
				vestibule_form_settings: { ...settings, ...changes },
			} ),
	];
}

/** The public number of a form (docs/hooks.md); 0 while it has none. */
export function useFormNumber( id: number ): number {
	return useMeta( id )[ 0 ].vestibule_form_id ?? 0;
}
