import { dispatch, select } from '@wordpress/data';
import { useEffect, useId, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

const EDITOR = 'core/editor';

interface Editor {
	lockPostSaving( name: string ): void;
	unlockPostSaving( name: string ): void;
}

interface Notices {
	createWarningNotice( text: string, options: { id: string; explicitDismiss: boolean } ): void;
}

/** Returns the actions of the post editor. Undefined on other screens, which find invalid controls themselves. */
const editor = () => ( select( EDITOR ) === undefined ? undefined : ( dispatch( EDITOR ) as unknown as Editor ) );

/**
 * Locks saving while a control has an invalid value. If the control is unmounted while its value is invalid, a notice
 * says that the setting was not changed.
 *
 * @param label Label of the control.
 * @param reason Error message of the control; empty if its value is valid.
 */
export function useSavingLock( label: string, reason: string ): void {
	const name = `vestibule-control-${ useId() }`;
	const last = useRef( '' );
	last.current = reason;
	useEffect( () => {
		if ( reason === '' ) {
			return undefined;
		}
		editor()?.lockPostSaving( name );
		return () => editor()?.unlockPostSaving( name );
	}, [ name, reason === '' ] ); // eslint-disable-line react-hooks/exhaustive-deps -- The lock is the same for all reasons.
	useEffect(
		() => () => {
			if ( last.current !== '' && editor() ) {
				const notices = dispatch( 'core/notices' ) as unknown as Notices;
				notices.createWarningNotice(
					/* translators: 1: label of a setting, 2: its requirement, as a sentence. */
					sprintf( __( '“%1$s” was not changed. %2$s', 'vestibule' ), label, last.current ),
					{ id: name, explicitDismiss: true }
				);
			}
		},
		[ name ] // eslint-disable-line react-hooks/exhaustive-deps -- Only when the control is closed.
	);
}
