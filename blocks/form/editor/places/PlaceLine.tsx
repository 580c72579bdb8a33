import { __, sprintf } from '@wordpress/i18n';

/**
 * One place that shows a form, as the route vestibule/v1/forms/{id}/places answers; no title is one that this person
 * may not see.
 */
export interface Place {
	kind: string;
	title: string;
	edit: string;
	view: string;
}

/** One place that shows a form, with a link where this person may go there. */
export function PlaceLine( { kind, title, edit, view }: Place ) {
	if ( title === '' ) {
		/* translators: %s: kind of content, such as Page. */
		return <>{ sprintf( __( '%s: one that you may not see', 'vestibule' ), kind ) }</>;
	}
	/* translators: 1: kind of content, such as Page; 2: its title. */
	const words = sprintf( __( '%1$s: %2$s', 'vestibule' ), kind, title );
	const href = edit || view;
	return href ? (
		<a href={ href } target="_blank" rel="noreferrer">
			{ words }
		</a>
	) : (
		<>{ words }</>
	);
}
