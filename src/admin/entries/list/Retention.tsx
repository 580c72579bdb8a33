import { __, _n, sprintf } from '@wordpress/i18n';
import type { EntriesOverview } from '../../../contracts/entries-overview';
import type { ListQuery } from '../entry/route';

interface Props {
	query: ListQuery;
	overview: EntriesOverview | null;
}

interface Kept {
	days: number;
	/** URL of the setting; empty if the user is not allowed to change it. */
	link: string;
}

/** Returns text with the retention period of a form's entries. */
function formWords( days: number ): string {
	return days === 0
		? __( 'Entries of this form are kept until someone deletes them.', 'vestibule' )
		: sprintf(
				/* translators: %d: number of days. */
				_n(
					'Entries of this form are deleted after %d day.',
					'Entries of this form are deleted after %d days.',
					days,
					'vestibule'
				),
				days
			);
}

function spamWords( days: number ): string {
	return days === 0
		? __( 'Spam is kept until someone deletes it.', 'vestibule' )
		: sprintf(
				/* translators: %d: number of days. */
				_n( 'Spam is deleted after %d day.', 'Spam is deleted after %d days.', days, 'vestibule' ),
				days
			);
}

function Line( { words, kept }: { words: string; kept: Kept } ) {
	return (
		<p className="vestibule-entries__retention">
			{ words } { kept.link !== '' && <a href={ kept.link }>{ __( 'Change this', 'vestibule' ) }</a> }
		</p>
	);
}

/** Retention period of the listed entries, with a link to its setting. */
export function Retention( { query, overview }: Props ) {
	if ( overview === null ) {
		return null;
	}
	if ( query.status === 'spam' ) {
		return <Line words={ spamWords( overview.spam.days ) } kept={ overview.spam } />;
	}
	if ( query.status === 'unconfirmed' ) {
		return (
			<p className="vestibule-entries__retention">
				{ __( 'Each entry is deleted after the number of days set in its form.', 'vestibule' ) }
			</p>
		);
	}
	const [ only ] = overview.forms;
	const form =
		query.form === 0 && overview.forms.length === 1 ? only : overview.forms.find( ( { id } ) => id === query.form );
	if ( form !== undefined ) {
		return <Line words={ formWords( form.days ) } kept={ form } />;
	}
	return query.form === 0 && overview.forms.some( ( { days } ) => days > 0 ) ? (
		<p className="vestibule-entries__retention">
			{ __( 'Some forms delete their entries automatically. Choose a form to see when.', 'vestibule' ) }
		</p>
	) : null;
}
