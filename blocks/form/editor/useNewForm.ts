import { store as coreStore } from '@wordpress/core-data';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { FORM, type FormRecord } from './form';
import { hasMessage } from './hasMessage';
import { newFormContent } from './template';

interface NewForm {
	/** Stores the form at once, so that the block has an id to point to; an empty title gets a plain one. */
	create( title: string ): void;
	busy: boolean;
	/** Why it could not be stored; empty while nothing is wrong. */
	problem: string;
}

export function useNewForm( onCreated: ( id: number ) => void ): NewForm {
	const { saveEntityRecord } = useDispatch( coreStore );
	const [ busy, setBusy ] = useState( false );
	const [ problem, setProblem ] = useState( '' );
	const create = async ( title: string ) => {
		setBusy( true );
		setProblem( '' );
		try {
			const form = ( await saveEntityRecord(
				FORM.kind,
				FORM.name,
				{
					title: title.trim() || __( 'Enquiry', 'vestibule' ),
					content: newFormContent(),
					status: 'publish',
				},
				{ throwOnError: true }
			) ) as FormRecord;
			onCreated( form.id );
		} catch ( error ) {
			setProblem(
				error instanceof Error || hasMessage( error )
					? error.message
					: __( 'The form could not be stored. Try again.', 'vestibule' )
			);
			setBusy( false );
		}
	};
	return { create: ( title ) => void create( title ), busy, problem };
}
