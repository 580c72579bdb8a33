import { useEntityProp } from '@wordpress/core-data';
import type { FormSteps } from '../../../../src/contracts/form-steps';
import { FORM } from '../form';

interface Meta {
	vestibule_form_steps?: FormSteps;
}

/** How the steps of a form are shown, and how to change it; it is saved with the form. */
export function useStepSettings( id: number ): [ FormSteps, ( changes: FormSteps ) => void ] {
	const [ meta, setMeta ] = useEntityProp( FORM.kind, FORM.name, 'meta', String( id ) ) as [
		Meta | undefined,
		( meta: Meta ) => void,
		unknown,
	];
	const settings = meta?.vestibule_form_steps ?? {};
	return [ settings, ( changes ) => setMeta( { ...meta, vestibule_form_steps: { ...settings, ...changes } } ) ];
}
