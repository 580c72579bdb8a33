import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { AskedField } from '../../../fields/kit/editor/askedFields';
import { useFormFields } from '../conditions/useFormFields';
import { useHasWaitingList } from './useEmailFields';

/**
 * Returns the fields of a form. If the form has a waiting list, also returns the state of an entry
 * (Entries\StoredEntry::STATE).
 */
export function useConditionFields( form: number ): AskedField[] {
	const fields = useFormFields( form );
	const hasWaitingList = useHasWaitingList( form );
	return useMemo( () => [ ...fields, ...( hasWaitingList ? [ entryState() ] : [] ) ], [ fields, hasWaitingList ] );
}

const entryState = (): AskedField => ( {
	name: 'entry.state',
	label: __( 'The entry', 'vestibule' ),
	answer: 'choice',
	choices: [ { value: 'waiting', label: __( 'on the waiting list', 'vestibule' ) } ],
	clientId: '',
} );
