import { __, _x } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { EntriesRow } from '../../../contracts/entries-row';
import type { FormColumns } from '../entry/api';
import { stateOf, statusWords } from '../entry/words';

/** Prefix of the key of a column that shows an answer. The name under which the field is submitted follows. */
const ANSWER = 'answer:';

/** Keys of the default columns. */
export const USUAL: readonly string[] = [ 'email', 'subject', 'form', 'appointment', 'received' ];

export interface Column {
	/** Property of the contract `entries-row`, or `answer:` and the name under which the field is submitted. */
	key: string;
	label: string;
	/** Renders the content of the table cell. */
	cell: ( row: EntriesRow ) => ReactNode;
}

function Appointment( { row }: { row: EntriesRow } ) {
	if ( row.appointment === null ) {
		return <span className="is-nothing">{ _x( 'None', 'appointment', 'vestibule' ) }</span>;
	}
	const cancelled = row.appointment.status === 'cancelled';
	return (
		<>
			<span className={ cancelled ? 'is-cancelled' : undefined }>{ row.appointment.short }</span>
			{ ( cancelled || row.status === 'trash' ) && (
				<span className="is-state"> { stateOf( row.appointment, row.status === 'trash' ) }</span>
			) }
		</>
	);
}

/** Creates the column with the answers of a field. */
function answerColumn( { name, label }: FormColumns[ 'fields' ][ number ] ): Column {
	return {
		key: ANSWER + name,
		label,
		cell: ( row ) => {
			const text = row.answers?.[ name ] ?? '';
			return (
				<td className={ text === '' ? 'is-answer is-empty' : 'is-answer' } dir="auto" data-label={ label }>
					<span>{ text }</span>
				</td>
			);
		},
	};
}

function appointmentColumn(): Column {
	const label = __( 'Appointment', 'vestibule' );
	return {
		key: 'appointment',
		label,
		cell: ( row ) => (
			<td
				className={ row.appointment === null ? 'is-appointment is-empty' : 'is-appointment' }
				data-label={ label }
			>
				<Appointment row={ row } />
			</td>
		),
	};
}

/** Returns all available columns. The name column is not included, because it is always shown first. */
export function columnsOf( form: FormColumns | null ): Column[] {
	return [
		{
			key: 'email',
			label: __( 'Email', 'vestibule' ),
			cell: ( row ) => (
				<td className="is-email" dir="auto">
					{ row.email }
				</td>
			),
		},
		{
			key: 'subject',
			label: __( 'Subject', 'vestibule' ),
			cell: ( row ) => (
				<td className="is-subject" dir="auto">
					<span>{ row.subject }</span>
				</td>
			),
		},
		{
			key: 'form',
			label: __( 'Form', 'vestibule' ),
			cell: ( row ) => (
				<td className="is-form" dir="auto">
					<span>{ row.form.title }</span>
				</td>
			),
		},
		{
			key: 'status',
			label: __( 'Status', 'vestibule' ),
			cell: ( row ) => <td className="is-status">{ statusWords( row.status ) }</td>,
		},
		...( form?.fields ?? [] ).map( answerColumn ),
		appointmentColumn(),
		{
			key: 'received',
			label: __( 'Received', 'vestibule' ),
			cell: ( row ) => (
				<td className="is-received">
					<time dateTime={ row.createdAt }>{ row.received }</time>
				</td>
			),
		},
	];
}

/** Returns the selected columns in the order of the list. */
export function chosenColumns( form: FormColumns | null ): Column[] {
	const chosen = form?.chosen ?? USUAL;
	return columnsOf( form ).filter( ( column ) => chosen.includes( column.key ) );
}

/** Returns the name under which the field of an answer column is submitted; empty for other columns. */
export function answerOf( key: string ): string {
	return key.startsWith( ANSWER ) ? key.slice( ANSWER.length ) : '';
}
