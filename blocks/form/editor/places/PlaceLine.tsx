import { __, sprintf } from '@wordpress/i18n';

/**
 * Place that shows a form, as returned by the REST route `vestibule/v1/forms/{id}/places`. The title is empty if the
 * user is not allowed to see the place.
 */
export interface Place {
	kind: string;
	title: string;
	edit: string;
	view: string;
}

/** Name of a place that shows a form. It is a link if the user can open the place. */
export function PlaceLine( { kind, title, edit, view }: Place ) {
	if ( title === '' ) {
		/* translators: %s: kind of content, such as Page. */
		return <>{ sprintf( __( '%s (no access)', 'vestibule' ), kind ) }</>;
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
