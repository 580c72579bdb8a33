import { useEntityProp } from '@wordpress/core-data';
import type { FormSpam } from '../../../../src/contracts/form-spam';
import { FORM } from '../form';

type Meta = Record< string, unknown > & { vestibule_form_spam?: FormSpam };

/** How a form is protected from spam, and how to change some of it; it is saved with the form. */
export function useFormSpam( id: number ): [ FormSpam, ( changes: FormSpam ) => void ] {
	const [ value, set ] = useEntityProp( FORM.kind, FORM.name, 'meta', String( id ) );
	const meta = value as Meta | undefined;
	const protection = meta?.vestibule_form_spam ?? {};
	return [ protection, ( changes ) => set( { ...meta, vestibule_form_spam: { ...protection, ...changes } } ) ];
}
