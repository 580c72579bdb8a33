import { __ } from '@wordpress/i18n';
import type { FormColumns } from './api';

/** What stands before the posted name of a field whose answers are a column. */
const ANSWER = 'answer:';

export const USUAL: readonly string[] = [ 'email', 'subject', 'form', 'appointment', 'received' ];

export interface Column {
	key: string;
	label: string;
}

/** Every column that the list can have, the list's own first; the name always stands before them. */
export function columnsOf( form: FormColumns | null ): Column[] {
	return [
		{ key: 'email', label: __( 'E-mail', 'vestibule' ) },
		{ key: 'subject', label: __( 'Subject', 'vestibule' ) },
		{ key: 'form', label: __( 'Form', 'vestibule' ) },
		{ key: 'status', label: __( 'Status', 'vestibule' ) },
		...( form?.fields ?? [] ).map( ( field ) => ( { key: ANSWER + field.name, label: field.label } ) ),
		{ key: 'appointment', label: __( 'Appointment', 'vestibule' ) },
		{ key: 'received', label: __( 'Received', 'vestibule' ) },
	];
}

/** Those that the reader has chosen, in the list's order. */
export function chosenColumns( form: FormColumns | null ): Column[] {
	const chosen = form?.chosen ?? USUAL;
	return columnsOf( form ).filter( ( column ) => chosen.includes( column.key ) );
}

/** The posted name of an answer's column; empty for the list's own. */
export function answerOf( key: string ): string {
	return key.startsWith( ANSWER ) ? key.slice( ANSWER.length ) : '';
}
