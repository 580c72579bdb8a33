import { __ } from '@wordpress/i18n';
import type { EntriesOverview } from '../../../contracts/entries-overview';
import { filtersOn } from './Filters';
import { FIRST_LIST, type ListQuery } from '../entry/route';

interface Props {
	query: ListQuery;
	overview: EntriesOverview | null;
	/** Returns the URL of the list or its results. */
	hashOf: ( query: ListQuery ) => string;
}

interface Words {
	title: string;
	text: string;
	link: string;
	to: string;
}

function noneOfForm( { status, mail }: ListQuery ): string {
	if ( status === 'trash' ) {
		return __( 'No entries of this form in the Trash', 'vestibule' );
	}
	return status === 'any' && mail === 'any'
		? __( 'No entries of this form yet', 'vestibule' )
		: __( 'No matching entries of this form', 'vestibule' );
}

/** Returns the title and text for an empty list that is filtered by status; null if the list shows all statuses. */
function noneOfStatus( status: ListQuery[ 'status' ] ): Pick< Words, 'title' | 'text' > | null {
	switch ( status ) {
		case 'trash':
			return {
				title: __( 'The Trash is empty', 'vestibule' ),
				text: __(
					'Entries that you move to the Trash stay here until you delete them permanently.',
					'vestibule'
				),
			};
		case 'spam':
			return {
				title: __( 'No spam', 'vestibule' ),
				text: __( 'Entries that are marked as spam appear here, each with the reason.', 'vestibule' ),
			};
		case 'unconfirmed':
			return {
				title: __( 'No unconfirmed entries', 'vestibule' ),
				text: __( 'Entries that must be confirmed with a link in an email appear here.', 'vestibule' ),
			};
		case 'unread':
			return {
				title: __( 'No unread entries', 'vestibule' ),
				text: __( 'New entries appear here when they arrive.', 'vestibule' ),
			};
		case 'read':
			return {
				title: __( 'No read entries', 'vestibule' ),
				text: __( 'Entries appear here once they have been opened or marked as read.', 'vestibule' ),
			};
		default:
			return null;
	}
}

/** Returns the message for the active filters, with a link to other entries. */
function wordsFor( { query, overview, hashOf }: Props ): Words {
	const all = { link: __( 'Show all entries', 'vestibule' ), to: hashOf( FIRST_LIST ) };
	if ( query.search !== '' ) {
		return {
			title: __( 'No entries match', 'vestibule' ),
			text: __( 'Entries must contain every word. Try fewer words or another status.', 'vestibule' ),
			link: __( 'Clear the search', 'vestibule' ),
			to: hashOf( { ...query, search: '', page: 1 } ),
		};
	}
	if ( filtersOn( query ) > 0 ) {
		return {
			title: __( 'No entries match the filters', 'vestibule' ),
			text: __( 'Try other days or another answer.', 'vestibule' ),
			link: __( 'Clear the filters', 'vestibule' ),
			to: hashOf( { ...FIRST_LIST, status: query.status, form: query.form } ),
		};
	}
	if ( query.form !== FIRST_LIST.form ) {
		return {
			title: noneOfForm( query ),
			text: __( 'Other forms may have matching entries.', 'vestibule' ),
			link: __( 'Show all forms', 'vestibule' ),
			to: hashOf( { ...query, form: FIRST_LIST.form, page: 1 } ),
		};
	}
	if ( query.mail === 'unsent' ) {
		return {
			title: __( 'All notifications were sent', 'vestibule' ),
			text: __( 'Entries whose notification could not be sent appear here.', 'vestibule' ),
			...all,
		};
	}
	const words = noneOfStatus( query.status );
	return words ? { ...words, ...all } : noneAtAll( overview, hashOf );
}

function noneAtAll( overview: EntriesOverview | null, hashOf: Props[ 'hashOf' ] ): Words {
	if ( overview !== null && overview.counts.trash > 0 ) {
		return {
			title: __( 'All entries are in the Trash', 'vestibule' ),
			text: __( 'New entries appear here when they arrive.', 'vestibule' ),
			link: __( 'Open the Trash', 'vestibule' ),
			to: hashOf( { ...FIRST_LIST, status: 'trash' } ),
		};
	}
	return {
		title: __( 'No entries yet', 'vestibule' ),
		text: __( 'Add a form to a page. Its submissions appear here.', 'vestibule' ),
		link: __( 'Go to the forms', 'vestibule' ),
		to: 'edit.php?post_type=vestibule_form',
	};
}

/** Explanation of why the list is empty, with a link to continue. */
export function Empty( props: Props ) {
	const { title, text, link, to } = wordsFor( props );
	return (
		<div className="vestibule-entries__empty">
			<h2>{ title }</h2>
			<p>{ text }</p>
			<a className="components-button is-secondary is-next-40px-default-size" href={ to }>
				{ link }
			</a>
		</div>
	);
}
