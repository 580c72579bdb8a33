import { ProgressBar } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

interface ProgressProps {
	/** Of the step that runs. */
	step: string | undefined;
	done: number;
	all: number;
}

/** How far the making is, in a bar and in words. */
export function Progress( { step, done, all }: ProgressProps ) {
	const words: Record< string, string > = {
		people: __( 'Two authors', 'vestibule' ),
		pictures: __( 'Pictures', 'vestibule' ),
		pages: __( 'Pages and settings', 'vestibule' ),
		articles: __( 'Articles and comments', 'vestibule' ),
		chat: __( 'Chat accounts', 'vestibule' ),
		menus: __( 'Menus and footer', 'vestibule' ),
	};
	return (
		<div className="vestibule-demo__progress">
			<ProgressBar value={ Math.round( ( 100 * done ) / all ) } />
			<p role="status" className="vestibule-admin__message">
				{ sprintf(
					/* translators: 1: what is being made, 2: its number, 3: how many there are. */
					__( '%1$s: step %2$d of %3$d', 'vestibule' ),
					words[ step ?? '' ] ?? step ?? '',
					Math.min( done + 1, all ),
					all
				) }
			</p>
		</div>
	);
}
