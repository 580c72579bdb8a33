import { useEntityProp } from '@wordpress/core-data';
import type { FormSaving } from '../../../../src/contracts/form-saving';
import { FORM } from '../form';

interface Meta {
	vestibule_form_saving?: FormSaving;
}

/** How visitors keep what they have typed, and how to change it; it is saved with the form. */
export function useSavingSettings( id: number ): [ FormSaving, ( changes: FormSaving ) => void ] {
	const [ meta, setMeta ] = useEntityProp( FORM.kind, FORM.name, 'meta', String( id ) ) as [
		Meta | undefined,
		( meta: Meta ) => void,
		unknown,
	];
	const settings = meta?.vestibule_form_saving ?? {};
	return [ settings, ( changes ) => setMeta( { ...meta, vestibule_form_saving: { ...settings, ...changes } } ) ];
}
