import apiFetch from '@wordpress/api-fetch';
import { Warning } from '@wordpress/block-editor';
import { Button, Notice } from '@wordpress/components';
import { store as coreStore, useEntityProp } from '@wordpress/core-data';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { FORM } from '../../fields/kit/editor/kinds';

interface RestoredForm {
	restore(): void;
	busy: boolean;
	/** Error message if the form could not be restored; empty if there is none. */
	problem: string;
}

/** Checks whether an error is an error response of the server, which apiFetch throws. */
function hasMessage( error: unknown ): error is { message: string } {
	return typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string';
}

/** Restores a form from the Trash with its former status and shows it in its block. */
function useRestoredForm( id: number ): RestoredForm {
	const { invalidateResolution } = useDispatch( coreStore );
	const [ busy, setBusy ] = useState( false );
	const [ problem, setProblem ] = useState( '' );
	const restore = async () => {
		setBusy( true );
		setProblem( '' );
		try {
			await apiFetch( { path: `/vestibule/v1/forms/${ id }/restore`, method: 'POST' } );
			void invalidateResolution( 'getEntityRecord', [ FORM.kind, FORM.name, id ] );
		} catch ( error ) {
			setProblem(
				hasMessage( error ) ? error.message : __( 'The form could not be restored. Try again.', 'vestibule' )
			);
			setBusy( false );
		}
	};
	return { restore: () => void restore(), busy, problem };
}

interface FormUnavailableProps {
	id: number;
	reason: 'missing' | 'binned' | 'forbidden' | 'failed';
	onReplace(): void;
}

/** Notice that replaces a form that cannot be shown, with buttons to restore or replace the form. */
export function FormUnavailable( { id, reason, onReplace }: FormUnavailableProps ) {
	const { restore, busy, problem } = useRestoredForm( id );
	const words = {
		missing: __( 'This form has been deleted. Visitors see a message that it is not available.', 'vestibule' ),
		binned: __( 'This form is in the Trash. Visitors see a message that it is not available.', 'vestibule' ),
		forbidden: __( 'Sorry, you are not allowed to view this form. Visitors see it as usual.', 'vestibule' ),
		failed: __( 'The form could not be loaded. Check your connection and reload the editor.', 'vestibule' ),
	};
	const canReplace = reason === 'missing' || reason === 'binned';
	return (
		<Warning
			actions={ [
				...( reason === 'binned'
					? [
							<Button
								__next40pxDefaultSize
								key="restore"
								variant="primary"
								isBusy={ busy }
								disabled={ busy }
								accessibleWhenDisabled
								onClick={ restore }
							>
								{ __( 'Restore the form', 'vestibule' ) }
							</Button>,
						]
					: [] ),
				...( canReplace
					? [
							<Button
								__next40pxDefaultSize
								key="replace"
								variant={ reason === 'binned' ? 'secondary' : 'primary' }
								onClick={ onReplace }
							>
								{ __( 'Choose another form', 'vestibule' ) }
							</Button>,
						]
					: [] ),
			] }
		>
			{ words[ reason ] }
			{ problem && (
				<span role="alert" className="vestibule-editor__problem">
					{ problem }
				</span>
			) }
		</Warning>
	);
}

/** Notice above an unpublished form. It explains that visitors don't see the form, and has a button to publish it. */
export function NotPublished( { id }: { id: number } ) {
	const [ status, setStatus ] = useEntityProp( FORM.kind, FORM.name, 'status', String( id ) );
	if ( status === 'publish' ) {
		return (
			<Notice status="info" isDismissible={ false }>
				{ __( 'This form is published when you save.', 'vestibule' ) }
			</Notice>
		);
	}
	return (
		<Notice
			status="warning"
			isDismissible={ false }
			actions={ [ { label: __( 'Publish it', 'vestibule' ), onClick: () => setStatus( 'publish' ) } ] }
		>
			{ __( 'This form is not published. Visitors see a message that it is not available.', 'vestibule' ) }
		</Notice>
	);
}
